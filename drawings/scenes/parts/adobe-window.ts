import type { Drawing } from "../../kit/index.ts";
import { d, faint, flecks, line, path, rect } from "../../kit/index.ts";

/** The inks of a thick wall seen from the room. */
export interface WallInks {
  wall: string;
  /** The left reveal, which faces the sun. */
  lit: string;
  /** The right reveal and the one overhead. */
  shade: string;
  fleck: string;
  /** The lintel over the opening: its ink and its grain. */
  lintel: readonly [local: string, shade: string];
  sill: readonly [top: string, edge: string, face: string];
}

export const DAY_WALL: WallInks = {
  wall: "#E3A67C",
  lit: "#FBE3C6",
  shade: "#B97653",
  fleck: "#CF8E66",
  lintel: ["#8A5A3F", "#6E3F2E"],
  sill: ["#FBE3C6", "#C98A63", "#E3A67C"],
};

export const DUSK_WALL: WallInks = {
  wall: "#B97F63",
  lit: "#F0C7A2",
  shade: "#7A4B3E",
  fleck: "#A8705A",
  lintel: ["#6E3F2E", "#4A2A22"],
  sill: ["#F3C79C", "#94614F", "#B97F63"],
};

export interface WindowOptions {
  width: number;
  height: number;
  /** The hole in the wall, down to the far edge of the sill. */
  hole: readonly [left: number, top: number, right: number, bottom: number];
  /** Where the sill's near edge is. */
  front: number;
  inks: WallInks;
  seed?: number;
}

/** A thick adobe wall around an open window. Draw the view first, then this, then what stands on the sill. */
export function adobeWindow({ width, height, hole, front, inks, seed = 4 }: WindowOptions): Drawing {
  const [left, top, right, bottom] = hole;
  const [deep, drop] = [26, 18];
  const wall =
    d`M0 0H${width}V${height}H0ZM${left - deep} ${front}V${top - drop}` + d`H${right + deep}V${front}Z`;
  return [
    path(wall, inks.wall, { "fill-rule": "evenodd" }),
    flecks([12, 70, left - 60, front - 20], 8, inks.fleck, { seed, length: 14, width: 2 }),
    flecks([right + 34, 70, width - 26, front - 20], 8, inks.fleck, { seed: seed + 1, length: 14, width: 2 }),
    path(d`M${left - deep} ${top - drop}L${left} ${top}V${bottom}L${left - deep} ${front}Z`, inks.lit),
    path(d`M${right + deep} ${top - drop}L${right} ${top}V${bottom}L${right + deep} ${front}Z`, inks.shade),
    path(d`M${left - deep} ${top - drop}H${right + deep}L${right} ${top}H${left}Z`, inks.shade),
    // lintel
    rect(left - deep - 36, top - drop - 26, right - left + 2 * deep + 72, 26, inks.lintel[0]),
    line(
      d`M${left - deep - 20} ${top - drop - 16}H${left + 160}M${left + 210} ${top - drop - 9}H${right - 40}`,
      inks.lintel[1],
      2.5,
      faint(0.8),
    ),
    rect(left - deep - 36, top - drop - 5, right - left + 2 * deep + 72, 5, inks.lintel[1]),
    // sill
    path(d`M${left - deep} ${front}L${left} ${bottom}H${right}L${right + deep} ${front}Z`, inks.sill[0]),
    rect(left - deep - 22, front, right - left + 2 * deep + 44, 20, inks.sill[0]),
    rect(left - deep - 22, front + 20, right - left + 2 * deep + 44, 9, inks.sill[1]),
  ];
}
