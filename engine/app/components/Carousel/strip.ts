/** Layout math of the slides. Positions are pixels from the first slide's left edge, growing to the right. */
import { EDGE_FRICTION, TOUCH_THRESHOLD } from "./constants.ts";

export interface Strip {
  readonly widths: readonly number[];
  readonly gap: number;
  /** Width of the viewport of the carousel. */
  readonly view: number;
  /** Loops: slide 0 follows the last one. Indexes and positions are then unbounded in both directions. */
  readonly loop: boolean;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Tolerance for rounding, in pixels. */
const SLACK = 0.5;

/** Length of one round: all slides, each with the gap after it. */
export const roundOf = ({ widths, gap }: Strip) => sum(widths) + widths.length * gap;

const startOf = ({ widths, gap }: Strip, slide: number) => sum(widths.slice(0, slide)) + slide * gap;

/** The position at which the last slide touches the right edge. */
const endOf = (strip: Strip) => Math.max(0, roundOf(strip) - strip.gap - strip.view);

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

/** Clamps an index to the ends, unless it loops. */
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

/** Position of the strip during a drag of `way` pixels (positive to the left). */
export function dragged(strip: Strip, from: number, way: number): number {
  const position = from + way;
  if (strip.loop) return position;
  const within = clamp(position, 0, endOf(strip));
  return within + (position - within) * EDGE_FRICTION;
}

/** How many slides a finished swipe advances: none below the threshold, else one, or more if it went further. */
export function landing(strip: Strip, index: number, from: number, way: number): number {
  if (Math.abs(way) < strip.view / TOUCH_THRESHOLD) return 0;
  const reached = nearestIndex(strip, from + way) - index;
  return way > 0 ? Math.max(1, reached) : Math.min(-1, reached);
}

/**
 * A loop moves slides instead of cloning them. Returns by how many rounds to move each one so that it is in or after
 * the viewport, if the leftmost visible position is `left`.
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

/** How many copies of the strip are needed to fill the viewport, if the strip is too narrow to loop. */
export function copiesFor(strip: Strip): number {
  if (!strip.loop) return 0;
  const needed = strip.view + Math.max(...strip.widths) + 2 * strip.gap - SLACK;
  return Math.max(0, Math.ceil(needed / roundOf(strip)) - 1);
}

/** The slides fully visible at an index; always includes the slide at the index. */
export function visibleAt(strip: Strip, index: number): boolean[] {
  const left = positionOf(strip, index);
  return startsFrom(strip, left).map((start, slide) => {
    const end = start + (strip.widths[slide] ?? 0);
    const isInside = start >= left - SLACK && end <= left + strip.view + SLACK;
    return isInside || slide === slideOf(strip, index);
  });
}

/**
 * The position from which a move to an index may start. After an interrupted move, one slide could be needed at both
 * ends of the viewport: then skip whole rounds, which looks the same, or else start at the neighboring slide.
 */
export function departure(strip: Strip, from: number, index: number): number {
  const to = positionOf(strip, index);
  const shortcut = to - ((to - from) % roundOf(strip));
  const neighbor = positionOf(strip, index - Math.sign(to - from));
  return [from, shortcut].find((start) => isCovered(strip, start, to)) ?? neighbor;
}

function isCovered(strip: Strip, from: number, to: number): boolean {
  const left = Math.min(from, to);
  const first = Math.min(...startsFrom(strip, left));
  const right = first + (copiesFor(strip) + 1) * roundOf(strip) - strip.gap;
  return !strip.loop || right + 2 * SLACK >= left + Math.abs(to - from) + strip.view;
}
