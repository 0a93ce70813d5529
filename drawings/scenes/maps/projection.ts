import type { Point } from "../../kit/index.ts";
import { d, distance, item } from "../../kit/index.ts";

/** From longitude and latitude to the map's own x and y. */
export type Projection = (place: Point) => Point;

export interface MapFrame {
  west: number;
  east: number;
  /** The latitude across the middle. */
  middle: number;
  width: number;
  height: number;
}

/** A flat projection that is true at the latitude of Phoenix. */
export function projection({ west, east, middle, width, height }: MapFrame): Projection {
  const perDegree = width / (east - west);
  const perLatitude = perDegree / Math.cos((33.5 * Math.PI) / 180);
  return ([longitude, latitude]) => [
    (longitude - west) * perDegree,
    height / 2 - (latitude - middle) * perLatitude,
  ];
}

/** Path data of a line with rounded corners, as on a subway map. */
export function roundedLine(way: readonly Point[], radius: number): string {
  const corners = way.slice(1, -1).map((corner, index) => {
    const before = item(way, index);
    const after = item(way, index + 2);
    const cut = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    return d`L${towards(corner, before, cut)}Q${corner} ${towards(corner, after, cut)}`;
  });
  return d`M${item(way, 0)}${corners.join("")}L${item(way, -1)}`;
}

/** The point `reach` px from one point on the way to another. */
function towards(from: Point, to: Point, reach: number): Point {
  const share = reach / distance(from, to);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
