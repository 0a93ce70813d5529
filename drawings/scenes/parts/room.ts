import type { Drawing, Point } from "../../kit/index.ts";
import { flecks, path, poly, rect, times } from "../../kit/index.ts";

/** The inks of a plain wall, and of the daylight on it. */
export interface RoomInks {
  wall: string;
  light: string;
  fleck: string;
}

export const SAGE_ROOM: RoomInks = { wall: "#A9CBC2", light: "#D3E6DD", fleck: "#93BBB1" };
export const CLAY_ROOM: RoomInks = { wall: "#EDC39C", light: "#FBE3C6", fleck: "#DDA97E" };
export const TEAL_ROOM: RoomInks = { wall: "#3E8783", light: "#66A59E", fleck: "#2F7673" };

export interface RoomOptions {
  width: number;
  /** Where the wall ends: a floor, or a table's far edge. */
  bottom: number;
  inks: RoomInks;
  /** The top right corner of the patch of daylight, and its size. */
  light: readonly [right: number, top: number, width: number, height: number];
  seed?: number;
}

/** How much a window's light falls for each pixel to the left. */
const FALL = 0.34;
const SASH = 9;

/** A wall indoors. A window out of the picture, on the right, throws four panes of light on it. */
export function room({ width, bottom, inks, light, seed = 3 }: RoomOptions): Drawing {
  const [right, top, across, down] = light;
  const [paneWidth, paneHeight] = [across / 2 - SASH, down / 2 - SASH];
  const panes = times(4, (index) => {
    const from = right - (index % 2) * (across / 2 + SASH / 2);
    const y = top + (from === right ? 0 : (across / 2) * FALL) + (index > 1 ? down / 2 : 0);
    const corners: Point[] = [
      [from, y],
      [from - paneWidth, y + paneWidth * FALL],
      [from - paneWidth, y + paneWidth * FALL + paneHeight],
      [from, y + paneHeight],
    ];
    return poly(corners);
  });
  return [
    rect(0, 0, width, bottom, inks.wall),
    flecks([10, 16, width - 30, bottom - 24], 16, inks.fleck, { seed, length: 14, width: 2 }),
    path(panes.join(""), inks.light),
  ];
}
