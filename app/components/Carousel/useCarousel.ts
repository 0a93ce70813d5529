import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { RESIZE_DEBOUNCE_MS, STEP_PERIOD_MS } from "./constants.ts";
import { glide, measure, positionNow } from "./glide.ts";
import { inTurn } from "./inTurn.ts";
import {
  copiesFor,
  lastIndex,
  nearestIndex,
  positionOf,
  reach,
  type Strip,
  slideOf,
  visibleAt,
} from "./track.ts";
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
 * The server's HTML is a row that scrolls, laid out by CSS alone. Once measured (`ready`) the same row is moved by
 * transform instead, from where it had been scrolled to.
 */
export function useCarousel({ count, infinite, autoplay, variableWidth, slidesToScroll, speed }: Options) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  /** How far the visitor had scrolled before the scripts came, until that move is finished. */
  const scrolledTo = useRef<number>(undefined);
  const [strip, setStrip] = useState<Strip>();
  const [wished, setIndex] = useState(0);
  const index = strip ? reach(strip, wished) : wished;
  const last = strip ? lastIndex(strip) : count - 1;
  const playback = usePlayback(root, autoplay);
  usePicturesAhead(root);

  /** From where the row had been scrolled to, and on from there if a button was pressed before. */
  function takeOver(by = 0) {
    const row = track.current;
    if (!row) return;
    const fresh = measure(row, count, infinite, variableWidth);
    const scrolled = row.parentElement?.scrollLeft ?? 0;
    scrolledTo.current = scrolled;
    row.style.transform = `translateX(${-scrolled}px)`;
    setStrip(fresh);
    setIndex(reach(fresh, nearestIndex(fresh, scrolled) + by));
  }
  const takeTurn = useEffectEvent(() => {
    if (!strip) flushSync(takeOver);
  });

  function go(by: number) {
    if (!strip) return takeOver(by);
    if (!track.current) return;
    // Begin within the first round, so that numbers stay small however long it plays.
    const slide = slideOf(strip, index);
    const seen = positionNow(track.current) - positionOf(strip, index) + positionOf(strip, slide);
    const target = reach(strip, slide + by);
    glide(track.current, strip, seen, target, speed);
    setIndex(target);
  }

  useLayoutEffect(() => {
    const row = track.current;
    if (!row) return;
    const read = () => {
      const fresh = measure(row, count, infinite, variableWidth);
      setStrip((known) => (known && isSame(known, fresh) ? known : fresh));
    };
    let quiet: ReturnType<typeof setTimeout>;
    const observer = new ResizeObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(read, RESIZE_DEBOUNCE_MS);
    });
    // All at once would hold up a slow phone.
    const callOff = inTurn(() => {
      takeTurn();
      for (const box of [row, ...row.children]) observer.observe(box);
    });
    return () => {
      observer.disconnect();
      clearTimeout(quiet);
      callOff();
    };
  }, [count, infinite, variableWidth]);

  const settle = useEffectEvent((measured: Strip) => {
    if (!track.current) return;
    // Scrolled half-way before the scripts came: finish that move. A new size: be there at once.
    const { current: from } = scrolledTo;
    glide(track.current, measured, from ?? 0, index, from === undefined ? 0 : speed);
    scrolledTo.current = undefined;
  });
  useLayoutEffect(() => {
    if (strip) settle(strip);
  }, [strip]);

  useLayoutEffect(() => {
    const row = track.current;
    if (!row?.contains(document.activeElement) || !document.activeElement?.closest("[inert]")) return;
    row.querySelector<HTMLElement>(":scope > :not([inert]) :is(a, button)")?.focus({ preventScroll: true });
  });

  const step = useEffectEvent(() => go(slidesToScroll));
  const plays = playback.phase === "playing" && strip !== undefined && last > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, by hand or not, begins a new period
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(step, STEP_PERIOD_MS);
    return () => clearTimeout(timer);
  }, [plays, index]);

  return {
    root,
    track,
    playback,
    go,
    ready: strip !== undefined,
    slide: strip ? slideOf(strip, index) : index,
    last,
    visible: strip && visibleAt(strip, index),
    copies: strip ? copiesFor(strip) : 0,
    swipe: useSwipe(track, strip, index, slidesToScroll, go),
  };
}

function isSame(one: Strip, other: Strip) {
  const numbers = ({ widths, gap, view, loop }: Strip) => [...widths, gap, view, loop].join();
  return numbers(one) === numbers(other);
}
