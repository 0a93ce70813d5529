import { startTransition, useEffect, useState } from "react";

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Updates at the next full minute; never in a hidden tab. */
function schedule() {
  clearTimeout(timer);
  if (!document.hidden) timer = setTimeout(tick, minute - (Date.now() % minute));
}

function tick() {
  schedule();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    document.addEventListener("visibilitychange", tick);
    schedule();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", tick);
    clearTimeout(timer);
  };
}

const currentMinute = () => Math.floor(Date.now() / minute);

/**
 * The current time, updated every minute by one timer for all callers. Undefined while prerendering and hydrating. The
 * first update is a transition, so that it does not delay a tap.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    startTransition(() => setNow(currentMinute()));
    return subscribe(() => setNow(currentMinute()));
  }, []);
  return now === undefined ? undefined : new Date(now * minute);
}
