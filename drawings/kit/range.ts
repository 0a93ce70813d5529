import type { RangeTones } from "./ink.ts";
import type { Random } from "./random.ts";
import { rng, times } from "./random.ts";
import { coarsePoly, distance, item, points } from "./shape.ts";
import type { Point } from "./svg.ts";
import { path } from "./svg.ts";

export interface RangeOptions {
  /**
   * Hand-placed ridge from left to right: "-20,330 40,270 84,290 ...". Start and end off the
   * picture.
   */
  ridge: string | readonly Point[];
  /** The y of the foot, a little below the horizon that will cover it. */
  base: number;
  tones: RangeTones;
  seed?: number;
  /** How jagged the ridge is between the placed points. */
  rough?: number;
  /** How many times each stretch of ridge is broken in two. Far ranges take 2, near ones 3. */
  detail?: number;
  /** How far the spines lean to the right on their way down. */
  lean?: number;
  /** How wide the spines zig-zag. */
  zigzag?: number;
}

/**
 * A range of mountains. Finds the peaks of the ridge; each gets a facet in the sun
 * on its right flank that runs down a zig-zag spine, with gullies if the tones have a third ink.
 */
export function range(options: RangeOptions): string {
  const { ridge, base, tones, seed = 1, rough = 0.2, detail = 2 } = options;
  const [shade, lit, gully] = tones;
  const random = rng(seed);
  const placed = typeof ridge === "string" ? points(ridge) : ridge;
  const { edge, marks } = roughen(placed, random, rough, detail);
  const [left] = item(placed, 0);
  const [right] = item(placed, -1);
  const body = path(coarsePoly([[left, base], ...edge, [right, base]]), shade);

  let facets = "";
  let gullies = "";
  for (const [peak, valley] of flanks(placed)) {
    const flank = edge.slice(item(marks, peak), item(marks, valley) + 1);
    facets += facet(flank, random, options);
    gullies += gulliesOn(flank, random, base);
  }
  return body + path(facets, lit) + (gully ? path(gullies, gully) : "");
}

/** The rough ridge, and where in it each placed point has gone. */
function roughen(placed: readonly Point[], random: Random, rough: number, detail: number) {
  const edge: Point[] = [item(placed, 0)];
  const marks = [0];
  placed.slice(1).forEach((point, index) => {
    edge.push(...broken(item(placed, index), point, random, rough, detail));
    marks.push(edge.length - 1);
  });
  return { edge, marks };
}

/** The points after `from` on a jagged way to `to`. */
function broken(from: Point, to: Point, random: Random, rough: number, detail: number): Point[] {
  if (detail === 0) return [to];
  const swing = distance(from, to) * rough;
  const middle: Point = [
    (from[0] + to[0]) / 2 + (random() - 0.5) * swing * 0.6,
    (from[1] + to[1]) / 2 + (random() - 0.5) * swing,
  ];
  return [
    ...broken(from, middle, random, rough, detail - 1),
    ...broken(middle, to, random, rough, detail - 1),
  ];
}

/** Index pairs of each peak and of the valley on its right. */
export function flanks(ridge: readonly Point[]): [peak: number, valley: number][] {
  const height = (index: number) => item(ridge, index)[1];
  const last = ridge.length - 1;
  const found: [number, number][] = [];
  for (let peak = 1; peak < last; peak++) {
    const isPeak = height(peak) < height(peak - 1) && height(peak) <= height(peak + 1);
    if (!isPeak) continue;
    let valley = peak + 1;
    while (valley < last && height(valley + 1) > height(valley)) valley++;
    found.push([peak, valley]);
  }
  return found;
}

function facet(flank: readonly Point[], random: Random, options: RangeOptions): string {
  const { base, lean = -0.2, zigzag = 0.05 } = options;
  const spine = zigzagDown(item(flank, 0), base, 5, zigzag, lean, random);
  const ravine = zigzagDown(item(flank, -1), base, 3, zigzag * 0.8, lean * 1.4, random);
  return coarsePoly([...flank, ...ravine, ...spine.reverse()]);
}

function zigzagDown(
  [x, y]: Point,
  base: number,
  steps: number,
  zigzag: number,
  lean: number,
  random: Random,
): Point[] {
  const height = base - y;
  return times(steps, (index): Point => {
    const share = (index + 1) / steps;
    const side = index % 2 ? 1 : -1;
    const swing = side * zigzag * height * (0.5 + random()) * (1 - share * 0.4);
    return [x + lean * height * share + swing, y + height * share];
  });
}

/** One to four clefts in shade on a facet. */
function gulliesOn(flank: readonly Point[], random: Random, base: number): string {
  const [peakX, peakY] = item(flank, 0);
  const [valleyX] = item(flank, -1);
  const room = (valleyX - peakX) / ((base - peakY) * 0.5 + 1);
  const count = Math.max(1, Math.min(4, Math.round(room)));
  const clefts = times(count, (index) => {
    const share = 0.3 + (0.6 * (index + random() * 0.5)) / count;
    const at = Math.min(flank.length - 1, Math.round(flank.length * share));
    const [x, y] = item(flank, at);
    return coarsePoly(cleft([x, y], (base - y) * (0.45 + random() * 0.4)));
  });
  return clefts.join("");
}

/** A bent cleft that starts at a point of the ridge. */
export function cleft([x, y]: Point, height: number): Point[] {
  const shape = points("0,0 0.045,0.28 -0.03,0.54 -0.02,0.72 -0.13,1 -0.15,0.62 -0.05,0.34");
  return shape.map(([dx, dy]) => [x + dx * height, y + dy * height]);
}
