import { startTransition, useEffect, useState } from "react";

const minute = 60_000;

/**
 * The current time, updated at each full minute, but not in a hidden tab. Undefined while prerendering and hydrating. The
 * first update is a transition, so that it does not delay a tap.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      setNow(Math.floor(Date.now() / minute));
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(tick, minute - (Date.now() % minute));
    }
    startTransition(tick);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now === undefined ? undefined : new Date(now * minute);
}
