import type { Drawing, Point } from "../../kit/index.ts";
import { g, line, path, ROUND, ROUND_JOIN, rect, smooth, svg } from "../../kit/index.ts";
import type { Office } from "./geography.ts";
import { CITY, FREEWAYS, OFFICES, RIVERS } from "./geography.ts";
import { COLOR, centred, label, peaks, pin, rimmed, shield, text } from "./marks.ts";
import type { Projection } from "./projection.ts";
import { projection, roundedLine } from "./projection.ts";

const W = 960;

/** Something at a longitude and a latitude. */
type Placed<T> = readonly [thing: T, longitude: number, latitude: number];

interface ValleyMap {
  height: number;
  project: Projection;
  riverWidth: number;
  /** [edge, road] */
  roadWidths: Point;
  peaks: readonly Placed<number>[];
  shields: readonly Placed<string>[];
  shieldScale: number;
  /** [name, size] */
  towns: readonly Placed<readonly [string, number]>[];
  ranges: readonly Placed<string>[];
  /** Where the chip stands from the pin. */
  offices: readonly (readonly [Office, string, "start" | "end", dx: number, dy: number])[];
  chipScale: number;
  pinScale: number;
}

const DESKTOP: ValleyMap = {
  height: 470,
  project: projection({ west: -112.62, east: -111.46, middle: 33.508, width: W, height: 470 }),
  riverWidth: 9,
  roadWidths: [9, 5.5],
  peaks: [
    [34, -112.585, 33.61],
    [40, -112.55, 33.55],
    [40, -112.37, 33.28],
    [34, -112.3, 33.25],
    [46, -112.07, 33.325],
    [40, -111.8, 33.67],
    [30, -111.85, 33.705],
    [54, -111.52, 33.43],
    [32, -111.57, 33.5],
    [22, -111.96, 33.512],
    [24, -112.06, 33.575],
  ],
  shields: [
    ["10", -112.495, 33.458],
    ["17", -112.114, 33.62],
    ["101", -112.258, 33.53],
    ["101", -111.888, 33.55],
    ["202", -111.77, 33.47],
    ["303", -112.43, 33.58],
    ["60", -111.78, 33.386],
    ["60", -112.445, 33.704],
    ["51", -112.03, 33.545],
    ["202", -111.78, 33.29],
  ],
  shieldScale: 1,
  towns: [
    [["Phoenix", 20], -111.962, 33.478],
    [["Glendale", 15], -112.168, 33.575],
    [["Scottsdale", 15], -111.944, 33.6],
    [["Tempe", 15], -111.925, 33.408],
    [["Chandler", 15], -111.835, 33.325],
    [["Avondale", 15], -112.29, 33.425],
  ],
  ranges: [
    ["White Tank Mts", -112.555, 33.527],
    ["South Mountain", -112.07, 33.362],
    ["Superstition Mts", -111.53, 33.408],
    ["McDowell Mts", -111.8, 33.65],
  ],
  offices: [
    ["sunCity", "Sun City", "end", -26, -42],
    ["goodyear", "Goodyear", "end", -26, -42],
    ["mesa", "Mesa", "start", 26, -42],
  ],
  chipScale: 1,
  pinScale: 1.15,
};

/** The same geography, a closer crop, fewer and larger labels. */
const PHONE: ValleyMap = {
  height: 880,
  project: projection({ west: -112.5, east: -111.58, middle: 33.52, width: W, height: 880 }),
  riverWidth: 13,
  roadWidths: [15, 9.5],
  peaks: [
    [60, -112.47, 33.52],
    [60, -112.37, 33.28],
    [51, -112.3, 33.25],
    [69, -112.07, 33.325],
    [60, -111.8, 33.67],
    [45, -111.85, 33.705],
    [36, -112.06, 33.575],
  ],
  shields: [
    ["10", -112.22, 33.462],
    ["17", -112.116, 33.715],
    ["101", -111.888, 33.58],
    ["60", -111.75, 33.386],
    ["303", -112.405, 33.652],
  ],
  shieldScale: 2,
  towns: [[["Phoenix", 42], -111.985, 33.5]],
  ranges: [],
  offices: [
    ["sunCity", "Sun City", "start", 54, -78],
    ["goodyear", "Goodyear", "start", 54, -78],
    ["mesa", "Mesa", "end", -54, -78],
  ],
  chipScale: 2.1,
  pinScale: 2.1,
};

/**
 * The Phoenix valley with the three offices. Inline it, so that it uses the site's fonts and
 * colours.
 */
function drawValley(map: ValleyMap): string {
  const { height, project } = map;
  const title = "Map of the Phoenix valley with the Sun City, Goodyear and Mesa offices";
  return svg(
    W,
    height,
    [
      rect(0, 0, W, height, COLOR.land),
      path(halves(smooth(CITY.map(project))), COLOR.city),
      line(ways(RIVERS, project, 22), COLOR.water, map.riverWidth, ROUND),
      peaks(map.peaks.map(([size, ...place]) => [...project(place), size])),
      roads(map),
      placed(map.shields, project, (number, x, y) => shield(x, y, number, map.shieldScale)),
      placed(map.towns, project, ([name, size], x, y) => town(name, size, x, y)),
      placed(map.ranges, project, (name, x, y) => text(name, 13, 500, centred(x, y, COLOR.range))),
      offices(map),
    ],
    title,
  );
}

export const valley = (): string => drawValley(DESKTOP);
export const valleyPhone = (): string => drawValley(PHONE);

function placed<T>(
  all: readonly Placed<T>[],
  project: Projection,
  draw: (thing: T, x: number, y: number) => Drawing,
): Drawing {
  return all.map(([thing, longitude, latitude]) => draw(thing, ...project([longitude, latitude])));
}

/** Path data in halves: finer is not seen on a map, and the page carries it. */
const halves = (data: string): string =>
  data.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 2) / 2));

function ways(all: Readonly<Record<string, readonly Point[]>>, project: Projection, radius: number): string {
  return Object.values(all)
    .map((way) => halves(roundedLine(way.map(project), radius)))
    .join("");
}

function roads({ project, roadWidths: [edge, road] }: ValleyMap): Drawing {
  const all = ways(FREEWAYS, project, 16);
  return g([line(all, COLOR.roadEdge, edge), line(all, COLOR.road, road)], ROUND_JOIN);
}

function town(name: string, size: number, x: number, y: number): string {
  return text(name, size, 600, {
    ...centred(x, y, COLOR.town),
    ...rimmed(size * 0.3),
    "letter-spacing": ".02em",
  });
}

function offices(map: ValleyMap): Drawing {
  return map.offices.map(([office, name, side, dx, dy]) => {
    const [x, y] = map.project(OFFICES[office]);
    return [label(x + dx, y + dy, name, side, map.chipScale), pin(x, y, map.pinScale)];
  });
}
