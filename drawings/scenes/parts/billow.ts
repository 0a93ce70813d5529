import type { Point } from "../../kit/index.ts";
import { d, distance, item, midpoint } from "../../kit/index.ts";

/**
 * Path data of a bank of cloud, smoke or dust. Each pair of points along `top` (left to right) is
 * joined by a round billow; the way back along `bottom` (right to left) is a soft line.
 */
export function billow(top: readonly Point[], bottom: readonly Point[], roundness = 0.56): string {
  const crests = top.slice(1).map((to, index) => {
    const from = item(top, index);
    const r = distance(from, to) * roundness;
    return d`A${r} ${r} 0 0 1 ${to}`;
  });
  const back = bottom.slice(0, -1).map((point, index) => {
    const next = item(bottom, index + 1);
    return d`Q${point} ${index === bottom.length - 2 ? next : midpoint(point, next)}`;
  });
  return d`M${item(top, 0)}${crests.join("")}L${item(bottom, 0)}${back.join("")}Z`;
}
