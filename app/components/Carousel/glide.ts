/** The track in the page: reads its measures and moves it. Slides are its first children, copies follow them. */
import { EASING } from "./constants.ts";
import { departure, positionOf, roundOf, roundsFrom, type Strip } from "./track.ts";

const toX = (pixels: number) => `translateX(${pixels}px)`;

export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function measure(track: HTMLElement, count: number, infinite: boolean, variableWidth: boolean): Strip {
  const widths = [...track.children].slice(0, count).map((slide) => slide.getBoundingClientRect().width);
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  const view = track.getBoundingClientRect().width;
  const strip = { widths, gap, view, loop: false };
  // Equal slides that all fit have nowhere to go; a strip of names goes round all the same. (A hidden one has no width.)
  const width = roundOf(strip) - gap;
  const goesRound = variableWidth ? width > 0 : width > view + 1;
  return { ...strip, loop: infinite && count > 1 && goesRound };
}

/** The position as it is seen now, also in the middle of a move. */
export const positionNow = (track: HTMLElement) =>
  -new DOMMatrixReadOnly(getComputedStyle(track).transform).m41;

/** What moves now. Asking the track for its animations would make the browser style the page at once. */
const moves = new WeakMap<HTMLElement, Animation>();

export function put(track: HTMLElement, strip: Strip, position: number, leftmost = position): void {
  moves.get(track)?.cancel();
  const rounds = roundsFrom(strip, leftmost);
  [...track.children].forEach((slide, place) => {
    const by = (rounds[place % rounds.length] ?? 0) * roundOf(strip);
    (slide as HTMLElement).style.transform = by ? toX(by) : "";
  });
  track.style.transform = toX(-position);
}

export function glide(track: HTMLElement, strip: Strip, seen: number, index: number, duration: number): void {
  const to = positionOf(strip, index);
  const isStill = duration === 0 || prefersStillness();
  const from = isStill ? to : departure(strip, seen, index);
  put(track, strip, to, Math.min(from, to));
  if (Math.abs(to - from) < 1) return;
  const keyframes = { transform: [toX(-from), toX(-to)] };
  const move = track.animate(keyframes, { duration, easing: EASING });
  move.onfinish = () => put(track, strip, to);
  moves.set(track, move);
}
