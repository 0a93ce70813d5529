import type { Point } from "./svg.ts";
import { d, pt } from "./svg.ts";

/** The item at an index that must exist. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`Nothing at ${index} in a list of ${list.length}`);
  return found;
}

/** Points from text such as "0,40 30,12 60,40". */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(",").map(Number);
      if (x === undefined || y === undefined) throw new Error(`Not a point: ${pair}`);
      return [x, y];
    });
}

/** Path data of a closed shape with straight sides. */
export function poly(corners: readonly Point[]): string {
  return `M${corners.map(pt).join("L")}Z`;
}

/** The same, on whole pixels: fewer bytes for shapes with many corners. */
export function coarsePoly(corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
}

/** Path data of a box with round corners, for a clip. To paint one, use rect with `{ rx }`. */
export function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  return (
    d`M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}` +
    d`h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}

export function midpoint([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** Path data of a closed smooth shape that is pulled toward each point in turn. */
export function smooth(around: readonly Point[]): string {
  const start = midpoint(item(around, -1), item(around, 0));
  const curves = around.map((point, index) => {
    const next = item(around, (index + 1) % around.length);
    return d`Q${point} ${midpoint(point, next)}`;
  });
  return `M${pt(start)}${curves.join("")}Z`;
}
