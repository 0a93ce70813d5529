import { rng, times } from "./random.ts";
import { item } from "./shape.ts";
import { d, line, path, ROUND } from "./svg.ts";

/**
 * Soft rolling ground down to the bottom of the picture. `heights` are the y of its
 * edge at equal steps from left to right. Lay three bands, from the back to the front.
 */
export function ground(width: number, height: number, heights: readonly number[], fill: string): string {
  const step = width / (heights.length - 1);
  const edge = heights.slice(1).map((y, index) => {
    const middle = (index + 0.5) * step;
    return d`C${middle} ${item(heights, index)} ${middle} ${y} ${(index + 1) * step} ${y}`;
  });
  return path(d`M0 ${height}V${item(heights, 0)}${edge.join("")}V${height}Z`, fill);
}

export interface FleckOptions {
  seed?: number;
  length?: number;
  width?: number;
}

/** Short print marks that give the ground inside a box some tooth. */
export function flecks(
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  color: string,
  { seed = 3, length = 14, width = 1.6 }: FleckOptions = {},
): string {
  const random = rng(seed);
  const marks = times(count, () => {
    const depth = random();
    const y = top + (bottom - top) * depth;
    const reach = length * (0.4 + random()) * (0.5 + depth);
    return d`M${left + (right - left) * random()} ${y}h${reach}`;
  });
  return line(marks.join(""), color, width, ROUND);
}
