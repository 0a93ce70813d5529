/** Where slides stand, as numbers. Positions are pixels from the first slide's left edge; they grow to the right. */
import { EDGE_FRICTION, TOUCH_THRESHOLD } from "./constants.ts";

export interface Strip {
  readonly widths: readonly number[];
  readonly gap: number;
  /** Width of the window through which the slides are seen. */
  readonly view: number;
  /** Goes round: slide 0 follows the last one. Indexes and positions then run on without end, both ways. */
  readonly loop: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Half a pixel more or less is what rounding leaves, not a difference. */
const SLACK = 0.5;

/** One round: all slides, each with the gap after it. */
export const roundOf = ({ widths, gap }: Strip) => sum(widths) + widths.length * gap;

const startOf = ({ widths, gap }: Strip, slide: number) => sum(widths.slice(0, slide)) + slide * gap;

/** The position at which the last slide touches the right edge. */
const endOf = (strip: Strip) => Math.max(0, roundOf(strip) - strip.gap - strip.view);

/** The slide that an index means. */
export function slideOf({ widths }: Strip, index: number): number {
  const count = widths.length;
  return ((index % count) + count) % count;
}

/** The last index that shows something new. */
export function lastIndex(strip: Strip): number {
  const { widths, loop } = strip;
  if (loop) return widths.length - 1;
  const found = widths.findIndex((_, slide) => startOf(strip, slide) >= endOf(strip) - SLACK);
  return found < 0 ? widths.length - 1 : found;
}

/** An index that exists: any in a loop, else one between the ends. */
export function reach(strip: Strip, index: number): number {
  return strip.loop ? index : clamp(index, 0, lastIndex(strip));
}

export function positionOf(strip: Strip, index: number): number {
  if (!strip.loop) return Math.min(startOf(strip, reach(strip, index)), endOf(strip));
  const slide = slideOf(strip, index);
  return startOf(strip, slide) + ((index - slide) / strip.widths.length) * roundOf(strip);
}

export function nearestIndex(strip: Strip, position: number): number {
  const count = strip.widths.length;
  const first = strip.loop ? Math.floor(position / roundOf(strip)) * count : 0;
  let nearest = first;
  for (let index = first; index <= first + count; index++) {
    const distance = (candidate: number) => Math.abs(positionOf(strip, candidate) - position);
    if (distance(index) < distance(nearest)) nearest = index;
  }
  return reach(strip, nearest);
}

/** Where the strip stands while a finger that went `way` pixels (to the left: positive) holds it. */
export function dragged(strip: Strip, from: number, way: number): number {
  const position = from + way;
  if (strip.loop) return position;
  const within = clamp(position, 0, endOf(strip));
  return within + (position - within) * EDGE_FRICTION;
}

/** How many slides a finished swipe advances: none below the threshold, else `step`, or more if it went further. */
export function landing(strip: Strip, index: number, from: number, way: number, step: number): number {
  if (Math.abs(way) < strip.view / TOUCH_THRESHOLD) return 0;
  const reached = nearestIndex(strip, from + way) - index;
  return way > 0 ? Math.max(step, reached) : Math.min(-step, reached);
}

/**
 * A loop moves slides, it does not clone them: by how many rounds each one is moved so that it stands in or after
 * the window, when the leftmost position to be seen is `left`.
 */
export function roundsFrom(strip: Strip, left: number): number[] {
  if (!strip.loop) return strip.widths.map(() => 0);
  return strip.widths.map((width, slide) => {
    const right = startOf(strip, slide) + width;
    return Math.floor((left + SLACK - right) / roundOf(strip)) + 1;
  });
}

const startsFrom = (strip: Strip, left: number) =>
  roundsFrom(strip, left).map((rounds, slide) => startOf(strip, slide) + rounds * roundOf(strip));

/** Whole repetitions of the strip that fill the window where the strip alone is too narrow to go round. */
export function copiesFor(strip: Strip): number {
  if (!strip.loop) return 0;
  const needed = strip.view + Math.max(...strip.widths) + 2 * strip.gap - SLACK;
  return Math.max(0, Math.ceil(needed / roundOf(strip)) - 1);
}

/** Which slides stand wholly in the window at an index; the one that the index means always counts. */
export function visibleAt(strip: Strip, index: number): boolean[] {
  const left = positionOf(strip, index);
  return startsFrom(strip, left).map((start, slide) => {
    const end = start + (strip.widths[slide] ?? 0);
    const isInside = start >= left - SLACK && end <= left + strip.view + SLACK;
    return isInside || slide === slideOf(strip, index);
  });
}

/**
 * Where a move to an index may start. Interrupting a move can ask for a way on which a slide would be needed at both
 * ends of the window: then leave out whole rounds, which looks the same, or else start at the neighbouring slide.
 */
export function departure(strip: Strip, from: number, index: number): number {
  const to = positionOf(strip, index);
  const shortcut = to - ((to - from) % roundOf(strip));
  const neighbour = positionOf(strip, index - Math.sign(to - from));
  return [from, shortcut].find((start) => isCovered(strip, start, to)) ?? neighbour;
}

function isCovered(strip: Strip, from: number, to: number): boolean {
  const left = Math.min(from, to);
  const first = Math.min(...startsFrom(strip, left));
  const right = first + (copiesFor(strip) + 1) * roundOf(strip) - strip.gap;
  return !strip.loop || right + 2 * SLACK >= left + Math.abs(to - from) + strip.view;
}
