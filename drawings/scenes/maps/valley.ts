import type { Drawing, Point } from "../../kit/index.ts";
import { g, line, n, path, ROUND, ROUND_JOIN, rect, smooth, svg } from "../../kit/index.ts";
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
  rangeWords: number;
  /** Where the chip stands from the pin. */
  offices: readonly (readonly [Office, string, "start" | "end", dx: number, dy: number])[];
  chipScale: number;
  pinScale: number;
}

/** Words are 16 px high or more in boxes from 480 px. */
const DESKTOP: ValleyMap = {
  height: 600,
  project: projection({ west: -112.56, east: -111.5, middle: 33.51, width: W, height: 600 }),
  riverWidth: 10,
  roadWidths: [12, 7.5],
  peaks: [
    [46, -112.52, 33.61],
    [40, -112.37, 33.29],
    [34, -112.3, 33.26],
    [46, -112.07, 33.325],
    [40, -111.8, 33.67],
    [30, -111.85, 33.705],
    [50, -111.555, 33.43],
    [32, -111.57, 33.5],
    [24, -112.06, 33.575],
  ],
  shields: [
    ["10", -112.47, 33.459],
    ["17", -112.114, 33.69],
    ["101", -111.888, 33.55],
    ["202", -111.72, 33.292],
    ["60", -111.83, 33.386],
  ],
  shieldScale: 2.3,
  towns: [
    [["Phoenix", 38], -111.98, 33.482],
    [["Scottsdale", 32], -111.93, 33.62],
    [["Chandler", 32], -111.87, 33.318],
  ],
  ranges: [
    ["White Tank Mts", -112.425, 33.578],
    ["Superstition Mts", -111.65, 33.336],
  ],
  rangeWords: 32,
  offices: [
    ["sunCity", "Sun City", "end", -40, -66],
    ["goodyear", "Goodyear", "start", 40, -66],
    ["mesa", "Mesa", "end", -40, -66],
  ],
  chipScale: 1.78,
  pinScale: 1.8,
};

/** The same geography, a closer crop, fewer labels: 16 px high or more in boxes from 288 px. */
const PHONE: ValleyMap = {
  height: 880,
  project: projection({ west: -112.5, east: -111.58, middle: 33.52, width: W, height: 880 }),
  riverWidth: 13,
  roadWidths: [17, 11],
  peaks: [
    [60, -112.37, 33.28],
    [51, -112.3, 33.25],
    [69, -112.07, 33.325],
    [60, -111.8, 33.67],
    [45, -111.85, 33.705],
  ],
  shields: [
    ["10", -112.21, 33.462],
    ["17", -112.116, 33.78],
    ["60", -111.75, 33.386],
    ["303", -112.413, 33.64],
  ],
  shieldScale: 3.86,
  towns: [[["Phoenix", 58], -112.05, 33.398]],
  ranges: [],
  rangeWords: 54,
  offices: [
    ["sunCity", "Sun City", "start", 84, -116],
    ["goodyear", "Goodyear", "start", 84, -116],
    ["mesa", "Mesa", "end", -84, -116],
  ],
  chipScale: 3,
  pinScale: 3,
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
      placed(map.ranges, project, (name, x, y) => rangeName(name, map.rangeWords, x, y)),
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

function rangeName(name: string, size: number, x: number, y: number): string {
  return text(name, size, 500, { ...centred(x, y, COLOR.range), ...rimmed(size * 0.26) });
}

/** Names of the offices' files in content/locations. */
const slugs: Readonly<Record<Office, string>> = {
  goodyear: "goodyear-az",
  mesa: "mesa-az",
  sunCity: "sun-city-az",
};

function offices(map: ValleyMap): Drawing {
  return map.offices.map(([office, name, side, dx, dy]) => {
    const [x, y] = map.project(OFFICES[office]);
    const drawn = [label(x + dx, y + dy, name, side, map.chipScale), pin(x, y, map.pinScale)];
    // The page lays a link over each pin: site/view/pictures.server.ts.
    return g(drawn, { "data-office": slugs[office], "data-at": `${n(x)} ${n(y)}` });
  });
}
