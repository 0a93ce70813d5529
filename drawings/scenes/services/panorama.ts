import type { Point, Random } from "../../kit/index.ts";
import { flanks, ink, item, lerp, mix, path, points, poly, rng, times } from "../../kit/index.ts";

/** One slice of the panorama. */
export const SLICE_WIDTH = 640;
const SLICES = 10;

export interface Light {
  sky: readonly string[];
  sun: string;
  far: readonly string[];
  mid: readonly string[];
  near: readonly string[];
}

/** The day: dawn in the first slice, noon in the fifth, dusk in the tenth. */
const DAY_DAWN: Light = {
  sky: ["#D7EBE6", "#F3F0E4", "#FCE7D2", "#FAD4B3"],
  sun: ink.sun,
  far: ["#B7D5CF", "#F3DCC8"],
  mid: ["#6FA5A1", "#F2BA96", "#A9B2A0"],
  near: ["#2F7273", "#E0946A", "#8F8B74"],
};
const DAY_NOON: Light = {
  sky: ["#B5DBD4", "#CBE6DF", "#E0F0E9", "#F5EFDF"],
  sun: "#FBD56F",
  far: ["#B3D6CE", "#F4E3CF"],
  mid: ["#72ABA5", "#F3C39E", "#ABB7A3"],
  near: ["#327A79", "#E3A077", "#92937B"],
};
const DAY_DUSK: Light = {
  sky: ["#F1D9C6", "#F8CDAA", ink.apricot, "#EE9B77"],
  sun: "#EE8A4B",
  far: ["#9DBDBB", "#F2BE9B"],
  mid: ["#4F8788", "#E99A73", "#9A8F82"],
  near: ["#1F5C60", "#C86E49", "#77716A"],
};

/** The light in slice 0 to 9. */
export function lightOf(slice: number): Light {
  const isMorning = slice <= 4;
  const [from, to] = isMorning ? [DAY_DAWN, DAY_NOON] : [DAY_NOON, DAY_DUSK];
  const share = isMorning ? slice / 4 : (slice - 4) / 5;
  const blend = (a: readonly string[], b: readonly string[]) =>
    a.map((color, index) => mix(color, item(b, index), share));
  return {
    sky: blend(from.sky, to.sky),
    sun: mix(from.sun, to.sun, share),
    far: blend(from.far, to.far),
    mid: blend(from.mid, to.mid),
    near: blend(from.near, to.near),
  };
}

export interface Ridge {
  edge: readonly Point[];
  base: number;
  seed: number;
}

/** The three ridges run on from slice to slice, so they are made once for all ten. */
export const FAR: Ridge = {
  edge: jagged(peaks(11, 95, 300, 206), 2, 0.3),
  base: 380,
  seed: 1,
};
export const MID: Ridge = {
  edge: jagged(peaks(23, 130, 336, 226), 5, 0.35),
  base: 392,
  seed: 2,
};
export const NEAR: Ridge = {
  edge: jagged(peaks(37, 150, 366, 316), 9, 0.4),
  base: 400,
  seed: 3,
};

/** Peaks and valleys by turns, over the whole panorama. */
function peaks(seed: number, step: number, low: number, high: number): Point[] {
  const random = rng(seed);
  const ridge: Point[] = [];
  let x = -step;
  while (x <= SLICES * SLICE_WIDTH + step * 2) {
    const isPeak = ridge.length % 2 === 0;
    const share = isPeak ? 0.35 + random() * 0.65 : random() * 0.25;
    ridge.push([x, lerp(low, high, share)]);
    x += step * (0.7 + random() * 0.6);
  }
  return ridge;
}

/** The same ridge with two uneven points on each flank. */
function jagged(ridge: readonly Point[], seed: number, rough: number): Point[] {
  const random = rng(seed);
  const edge: Point[] = [item(ridge, 0)];
  ridge.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = item(ridge, index);
    for (const share of [0.33, 0.66]) {
      const jagX = lerp(fromX, x, share) + (random() - 0.5) * 14;
      edge.push([jagX, lerp(fromY, y, share) + (random() - 0.5) * Math.abs(y - fromY) * rough]);
    }
    edge.push([x, y]);
  });
  return edge;
}

/**
 * One ridge as it shows in one slice. Facets are seeded by their peak, so neighbours agree at the
 * seam.
 */
export function ridgeIn(slice: number, { edge, base, seed }: Ridge, tones: readonly string[]): string {
  const [shade = "", lit = "", gully] = tones;
  const shown = cut(edge, slice);
  const [left] = item(shown, 0);
  const [right] = item(shown, -1);
  let facets = "";
  let gullies = "";
  for (const [peak, valley] of flanks(shown)) {
    const [peakX] = item(shown, peak);
    const random = rng(Math.round(peakX + slice * SLICE_WIDTH) * 7 + seed);
    facets += facet(shown.slice(peak, valley + 1), base, random);
    gullies += cleft(item(shown, Math.min(valley, peak + 1)), base);
  }
  const body = poly([[left, base], ...shown, [right, base]]);
  return path(body, shade) + path(facets, lit) + (gully ? path(gullies, gully) : "");
}

/** The points of one slice and a few beyond, moved to the slice's own x. */
function cut(edge: readonly Point[], slice: number): Point[] {
  const start = slice * SLICE_WIDTH;
  const last = edge.length - 1;
  let from = 0;
  while (from < last && item(edge, from + 1)[0] < start - 40) from++;
  let to = from;
  while (to < last && item(edge, to)[0] < start + SLICE_WIDTH + 40) to++;
  return edge.slice(Math.max(0, from - 1), to + 2).map(([x, y]) => [x - start, y]);
}

function facet(flank: readonly Point[], base: number, random: Random): string {
  const [peakX, peakY] = item(flank, 0);
  const [valleyX, valleyY] = item(flank, -1);
  const height = base - peakY;
  const depth = base - valleyY;
  const spine = times(4, (index): Point => {
    const swing = (index % 2 ? 1 : -1) * 0.06 * height * (0.5 + random());
    const share = (index + 1) / 4;
    return [peakX - 0.2 * height * share + swing, peakY + height * share];
  });
  const ravine: Point[] = [
    [valleyX - 0.07 * depth, valleyY + depth / 2],
    [valleyX - 0.28 * depth, base],
  ];
  return poly([...flank, ...ravine, ...spine.reverse()]);
}

function cleft([x, y]: Point, base: number): string {
  const height = (base - y) * 0.7;
  const shape = points("0,0 0.045,0.28 -0.03,0.54 -0.13,1 -0.15,0.62 -0.05,0.34");
  return poly(shape.map(([dx, dy]): Point => [x + dx * height, y + dy * height]));
}
