import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { RESIZE_DEBOUNCE_MS, STEP_PERIOD_MS } from "./constants.ts";
import { copiesFor, lastIndex, nearestIndex, reach, type Strip, slideOf, visibleAt } from "./strip.ts";
import { Track } from "./track.ts";
import { usePlayback } from "./usePlayback.ts";
import { useSwipe } from "./useSwipe.ts";

interface Options {
  count: number;
  infinite: boolean;
  autoplay: boolean;
  variableWidth: boolean;
}

/**
 * The prerendered HTML is a scrolling row. Once measured (`ready`), the same row is moved with
 * transform instead, starting at its scroll position.
 */
export function useCarousel({ count, infinite, autoplay, variableWidth }: Options) {
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
  usePicturesAhead(root, index !== 0);

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
    setIndex(track.go(index, by));
  }

  useLayoutEffect(() => {
    const { current: carousel } = root;
    const { current: box } = row;
    if (!carousel || !box) return;
    const read = () => {
      const fresh = Track.measure(box, count, infinite, variableWidth);
      setTrack((known) => (known && isSame(known.strip, fresh.strip) ? known : fresh));
    };
    let debounce: ReturnType<typeof setTimeout>;
    const observer = new ResizeObserver(() => {
      clearTimeout(debounce);
      debounce = setTimeout(read, RESIZE_DEBOUNCE_MS);
    });
    // Until a screen before it is seen, the row stays as it is: all carousels at once would block a slow phone.
    const cancel = whenNear(carousel, "100%", () => {
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
    measured.glide(from ?? 0, index, from !== undefined);
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

  const step = useEffectEvent(() => go(1));
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
    swipe: useSwipe(row, track, index, go),
  };
}

function isSame(one: Strip, other: Strip) {
  const numbers = ({ widths, gap, view, loop }: Strip) => [...widths, gap, view, loop].join();
  return numbers(one) === numbers(other);
}

/**
 * Slides outside the viewport are clipped, so the browser would load their lazy pictures too late, as they move in.
 * This loads those of the next slide once the carousel is on screen, and the others once it has moved. Pictures of the
 * other theme aren't rendered and stay lazy.
 */
function usePicturesAhead(root: RefObject<HTMLElement | null>, hasMoved: boolean) {
  useEffect(() => {
    const { current: carousel } = root;
    if (!carousel) return;
    const load = () => {
      const ahead = hasMoved ? "img" : ":not([inert]) + [inert] img";
      for (const picture of carousel.querySelectorAll<HTMLImageElement>(ahead)) {
        if (picture.getClientRects().length > 0) picture.loading = "eager";
      }
    };
    return whenNear(carousel, "0%", load);
  }, [root, hasMoved]);
}

/** Runs a task once an element is within this share of the screen's height above or below it. Returns a cancel function. */
function whenNear(element: Element, distance: string, task: () => void): () => void {
  let cancel = () => observer.disconnect();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancel = stagger(task);
    },
    { rootMargin: `${distance} 0%` },
  );
  observer.observe(element);
  return () => cancel();
}

/** Time for a slow phone to render one carousel before the next starts, in ms. */
const STAGGER_MS = 50;
let nextStart = 0;

/**
 * Runs tasks at this interval, so that several carousels don't block one frame, and each after a frame, when nothing
 * has to be laid out to measure it. Returns a cancel function.
 */
function stagger(task: () => void): () => void {
  const now = performance.now();
  const start = Math.max(now, nextStart);
  nextStart = start + STAGGER_MS;
  let frame = 0;
  let timer = setTimeout(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(task);
    });
  }, start - now);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
