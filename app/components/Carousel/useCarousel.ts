import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { RESIZE_DEBOUNCE_MS, STEP_PERIOD_MS } from "./constants.ts";
import { stagger } from "./stagger.ts";
import { copiesFor, lastIndex, nearestIndex, reach, type Strip, slideOf, visibleAt } from "./strip.ts";
import { Track } from "./track.ts";
import { usePicturesAhead } from "./usePicturesAhead.ts";
import { usePlayback } from "./usePlayback.ts";
import { useSwipe } from "./useSwipe.ts";

interface Options {
  count: number;
  infinite: boolean;
  autoplay: boolean;
  variableWidth: boolean;
  slidesToScroll: number;
  speed: number;
}

/**
 * The prerendered HTML is a scrolling row. Once measured (`ready`), the same row is moved with
 * transform instead, starting at its scroll position.
 */
export function useCarousel({ count, infinite, autoplay, variableWidth, slidesToScroll, speed }: Options) {
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  /** Scroll position before hydration, until the move from there has finished. */
  const scrolledTo = useRef<number>(undefined);
  const [track, setTrack] = useState<Track>();
  const strip = track?.strip;
  const [wished, setIndex] = useState(0);
  const index = strip ? reach(strip, wished) : wished;
  const last = strip ? lastIndex(strip) : count - 1;
  const playback = usePlayback(root, autoplay);
  usePicturesAhead(root);

  /** Starts at the scroll position; moves on from there if a button was pressed before hydration. */
  function takeOver(by = 0) {
    const { current: box } = row;
    if (!box) return;
    const fresh = Track.measure(box, count, infinite, variableWidth);
    const scrolled = box.parentElement?.scrollLeft ?? 0;
    scrolledTo.current = scrolled;
    box.style.transform = `translateX(${-scrolled}px)`;
    setTrack(fresh);
    setIndex(reach(fresh.strip, nearestIndex(fresh.strip, scrolled) + by));
  }
  const takeOverOnce = useEffectEvent(() => {
    if (!track) flushSync(takeOver);
  });

  function go(by: number) {
    if (!track) return takeOver(by);
    setIndex(track.go(index, by, speed));
  }

  useLayoutEffect(() => {
    const { current: box } = row;
    if (!box) return;
    const read = () => {
      const fresh = Track.measure(box, count, infinite, variableWidth);
      setTrack((known) => (known && isSame(known.strip, fresh.strip) ? known : fresh));
    };
    let debounce: ReturnType<typeof setTimeout>;
    const observer = new ResizeObserver(() => {
      clearTimeout(debounce);
      debounce = setTimeout(read, RESIZE_DEBOUNCE_MS);
    });
    // All carousels at once would block a slow phone.
    const cancel = stagger(() => {
      takeOverOnce();
      for (const part of [box, ...box.children]) observer.observe(part);
    });
    return () => {
      observer.disconnect();
      clearTimeout(debounce);
      cancel();
    };
  }, [count, infinite, variableWidth]);

  const settle = useEffectEvent((measured: Track) => {
    // Scrolled halfway before hydration: animate the rest. After a resize: jump.
    const { current: from } = scrolledTo;
    measured.glide(from ?? 0, index, from === undefined ? 0 : speed);
    scrolledTo.current = undefined;
  });
  useLayoutEffect(() => {
    if (track) settle(track);
  }, [track]);

  useLayoutEffect(() => {
    const { current: box } = row;
    if (!box?.contains(document.activeElement) || !document.activeElement?.closest("[inert]")) return;
    box.querySelector<HTMLElement>(":scope > :not([inert]) :is(a, button)")?.focus({ preventScroll: true });
  });

  const step = useEffectEvent(() => go(slidesToScroll));
  const plays = playback.phase === "playing" && strip !== undefined && last > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, manual or automatic, restarts the timer
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(step, STEP_PERIOD_MS);
    return () => clearTimeout(timer);
  }, [plays, index]);

  return {
    root,
    row,
    playback,
    go,
    ready: strip !== undefined,
    slide: strip ? slideOf(strip, index) : index,
    last,
    visible: strip && visibleAt(strip, index),
    copies: strip ? copiesFor(strip) : 0,
    swipe: useSwipe(row, track, index, slidesToScroll, go),
  };
}

function isSame(one: Strip, other: Strip) {
  const numbers = ({ widths, gap, view, loop }: Strip) => [...widths, gap, view, loop].join();
  return numbers(one) === numbers(other);
}
