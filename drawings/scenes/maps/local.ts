import type { Drawing, Point } from "../../kit/index.ts";
import { circ, d, faint, line, n, place, rect, svg } from "../../kit/index.ts";
import type { Office } from "./geography.ts";
import { COLOR, label, pin, rimmed, shield, text } from "./marks.ts";
import type { Projection } from "./projection.ts";
import { projection, roundedLine } from "./projection.ts";
import type { Neighbourhood } from "./streets.ts";
import { NEIGHBOURHOODS } from "./streets.ts";

const W = 960;

/** Sizes in px, and the map's half width in degrees. */
interface LocalStyle {
  height: number;
  reach: number;
  street: number;
  /** [edge, road] */
  avenue: Point;
  /** [edge, road, middle line] */
  freeway: readonly [number, number, number];
  dashes: string;
  words: number;
  rim: number;
  /** From the left edge to the words. */
  margin: number;
  /** From an avenue to its words. */
  gap: number;
  /** No avenue is named nearer to an edge than this. */
  clear: readonly [left: number, top: number, bottom: number];
  shield: number;
  halo: number;
  chip: number;
  /** From the pin to the chip. */
  chipAt: Point;
  pin: number;
}

const DESKTOP: LocalStyle = {
  height: 560,
  reach: 0.0425,
  street: 2.5,
  avenue: [15, 11],
  freeway: [24, 19, 2],
  dashes: "12 10",
  words: 16.5,
  rim: 5,
  margin: 20,
  gap: 12,
  clear: [40, -Infinity, -Infinity],
  shield: 1.1,
  halo: 58,
  chip: 1.1,
  chipAt: [42, -64],
  pin: 1.7,
};

const PHONE: LocalStyle = {
  height: 800,
  reach: 0.0235,
  street: 4.5,
  avenue: [32, 25],
  freeway: [46, 37, 4],
  dashes: "24 20",
  words: 37,
  rim: 11,
  margin: 28,
  gap: 28,
  clear: [92, 60, 280],
  shield: 2.2,
  halo: 92.8,
  chip: 2.2,
  chipAt: [84, -121.6],
  pin: 3.2,
};

/** The streets around one office: the mile grid, the freeway, the pin. */
function drawLocal(office: Office, style: LocalStyle): string {
  const area = NEIGHBOURHOODS[office];
  const { height, reach } = style;
  const [longitude, latitude] = area.centre;
  const project = projection({
    west: longitude - reach,
    east: longitude + reach,
    middle: latitude + 0.002,
    width: W,
    height,
  });
  const [x, y] = project(area.centre);
  return svg(
    W,
    height,
    [
      rect(0, 0, W, height, COLOR.city),
      sideStreets(area, project, style),
      avenues(area, project, style),
      freeways(area, project, style),
      avenueNames(area, project, style),
      shields(style === PHONE ? area.phoneShields : area.shields, project, style),
      circ(x, y, style.halo, COLOR.pin, faint(0.12)),
      label(x + style.chipAt[0], y + style.chipAt[1], area.name, "start", style.chip),
      pin(x, y, style.pin),
    ],
    `Street map around the ${area.name} office`,
  );
}

export const local = (office: Office): string => drawLocal(office, DESKTOP);
export const localPhone = (office: Office): string => drawLocal(office, PHONE);

/** Faint streets every quarter of a mile. */
function sideStreets({ centre }: Neighbourhood, project: Projection, { height, street }: LocalStyle): string {
  const [x, y] = project(centre);
  const step = project([centre[0] + 0.00432, centre[1]])[0] - x;
  let grid = "";
  for (let at = x % step; at < W; at += step) grid += d`M${at} 0V${height}`;
  for (let at = y % step; at < height; at += step) grid += d`M0 ${at}H${W}`;
  return line(grid, COLOR.street, street);
}

function avenues(
  area: Neighbourhood,
  project: Projection,
  { height, avenue: [edge, road] }: LocalStyle,
): Drawing {
  const down = area.northSouth.map(([, longitude]) => d`M${project([longitude, 0])[0]} 0V${height}`);
  const across = area.eastWest.map(([, latitude]) => d`M0 ${project([0, latitude])[1]}H${W}`);
  const grid = [...down, ...across].join("");
  return [line(grid, COLOR.avenueEdge, edge), line(grid, COLOR.road, road)];
}

function freeways(area: Neighbourhood, project: Projection, style: LocalStyle): Drawing {
  const [edge, road, middle] = style.freeway;
  const ways = area.freeways.map((way) => roundedLine(way.map(project), 30)).join("");
  return [
    line(ways, COLOR.roadEdge, edge),
    line(ways, COLOR.freeway, road),
    line(ways, "#FFFFFF", middle, { "stroke-dasharray": style.dashes }),
  ];
}

function avenueNames(area: Neighbourhood, project: Projection, style: LocalStyle): Drawing {
  const { height, words, margin, gap, clear } = style;
  const [left, top, bottom] = clear;
  const look = { fill: COLOR.town, ...rimmed(style.rim) };
  const across = area.eastWest.map(([name, latitude]) => {
    const y = project([0, latitude])[1];
    const isClear = y > top && y < height - bottom;
    return isClear && text(name, words, 600, { ...look, x: margin, y: n(y - gap) });
  });
  const down = area.northSouth.map(([name, longitude]) => {
    const x = project([longitude, 0])[0];
    const isClear = x > left && x < W;
    return isClear && text(name, words, 600, { ...look, ...place(x - gap, height - 18, { rotate: -90 }) });
  });
  return [across, down];
}

function shields(all: Neighbourhood["shields"], project: Projection, style: LocalStyle): Drawing {
  return all.map(([number, longitude, latitude]) => {
    const [x, y] = project([longitude, latitude]);
    const isInside = x > 30 && x < W - 30 && y > 20 && y < style.height - 20;
    return isInside && shield(x, y, number, style.shield);
  });
}
