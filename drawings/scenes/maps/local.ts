import type { Drawing, Point } from "../../kit/index.ts";
import { circ, d, faint, line, n, place, rect, svg } from "../../kit/index.ts";
import type { Office } from "./geography.ts";
import { landmarks, sitePlan } from "./landmarks.ts";
import { COLOR, label, pin, rimmed, shield, text } from "./marks.ts";
import type { Projection } from "./projection.ts";
import { projection, roundedLine } from "./projection.ts";
import type { Neighbourhood } from "./streets.ts";
import { NEIGHBOURHOODS } from "./streets.ts";

const W = 960;
/** The sizes of the words in a chip and in a shield as they are drawn. */
const CHIP_WORDS = 18;
const SHIELD_WORDS = 14;

/** Sizes in px, and the map's half width in degrees. */
interface LocalStyle {
  isPhone: boolean;
  /** Of the streets alone. */
  height: number;
  reach: number;
  street: number;
  /** [edge, road] */
  avenue: Point;
  /** [edge, road, middle line] */
  freeway: readonly [number, number, number];
  dashes: string;
  words: number;
  /** From the left edge to the words. */
  margin: number;
  /** From an avenue to its words. */
  gap: number;
  /** An avenue nearer to the left edge than this isn't named: other names stand there. */
  clear: number;
  halo: number;
  /** Against the wide map. */
  scale: number;
  pin: number;
}

/** Words are 16 px high or more in boxes from 510 px. */
const DESKTOP: LocalStyle = {
  isPhone: false,
  height: 640,
  reach: 0.03,
  street: 2.5,
  avenue: [22, 17],
  freeway: [34, 27, 3],
  dashes: "16 13",
  words: 30,
  margin: 22,
  gap: 18,
  clear: 190,
  halo: 76,
  scale: 1,
  pin: 2.2,
};

/** Words are 16 px high or more in boxes from 288 px, which a screen of 320 px has. The way to the door stands below. */
const PHONE: LocalStyle = {
  isPhone: true,
  height: 760,
  reach: 0.0235,
  street: 4.5,
  avenue: [34, 27],
  freeway: [50, 41, 4],
  dashes: "24 20",
  words: 54,
  margin: 28,
  gap: 28,
  clear: 230,
  halo: 110,
  scale: 1.75,
  pin: 3.4,
};

/** Where the card with the way to the door stands, and how large it is. */
const CARD = { at: [610, 406], scale: 1 } as const;
const PHONE_CARD = { at: [120, 790], scale: 720 / 330 } as const;
const PHONE_HEIGHT = 1290;

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
  const [chipX, chipY] = area.chipAt.map((reach) => reach * style.scale) as [number, number];
  const whole = style.isPhone ? PHONE_HEIGHT : height;
  const card = style.isPhone ? PHONE_CARD : CARD;
  return svg(
    W,
    whole,
    [
      rect(0, 0, W, whole, COLOR.city),
      sideStreets(area, project, style),
      avenues(area, project, style),
      freeways(area, project, style),
      avenueNames(area, project, style),
      shields(style.isPhone ? area.phoneShields : area.shields, project, style),
      landmarks(area.landmarks, project, style.words, style.isPhone),
      circ(x, y, style.halo, COLOR.pin, faint(0.12)),
      label(x + chipX, y + chipY, area.name, "start", style.words / CHIP_WORDS),
      pin(x, y, style.pin),
      style.isPhone && rect(0, height, W, whole - height, COLOR.land),
      sitePlan(area.site, card.at, card.scale, style.words),
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

/** On phones without "Rd" and the like: there is no room. */
const named = (name: string, { isPhone }: LocalStyle): string =>
  isPhone ? name.replace(/ (?:Rd|Ave|Blvd|Dr|St)$/, "") : name;

function avenueNames(area: Neighbourhood, project: Projection, style: LocalStyle): Drawing {
  const { height, words, margin, gap, clear } = style;
  const look = { fill: COLOR.town, ...rimmed(words * 0.3) };
  const across = area.eastWest.map(([name, latitude]) => {
    const y = project([0, latitude])[1] - gap;
    const isInside = y > words && y < height - words * 0.4;
    return isInside && text(named(name, style), words, 600, { ...look, x: margin, y: n(y) });
  });
  const down = area.northSouth.map(([name, longitude, end]) => {
    const x = project([longitude, 0])[0] - gap;
    const at = end ? height - margin : margin;
    const turned = { ...place(x, at, { rotate: -90 }), "text-anchor": end ? "start" : "end" };
    return x > clear && x < W && text(named(name, style), words, 600, { ...look, ...turned });
  });
  const along = area.alongRoads.map(([name, longitude, latitude, rotate]) => {
    const [x, y] = project([longitude, latitude]);
    return !style.isPhone && text(name, words, 600, { ...look, ...place(x, y, { rotate }) });
  });
  return [across, down, along];
}

function shields(all: Neighbourhood["shields"], project: Projection, style: LocalStyle): Drawing {
  return all.map(([number, longitude, latitude]) => {
    const [x, y] = project([longitude, latitude]);
    return shield(x, y, number, style.words / SHIELD_WORDS);
  });
}
