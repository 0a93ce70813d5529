import type { Point, Tones } from "../../kit/index.ts";
import { d, item, path } from "../../kit/index.ts";

/** A joint on a limb's middle line, and how far the limb reaches to its back and to its front there. */
export type Joint = readonly [x: number, y: number, back: number, front: number];

/**
 * A soft limb along its joints, from the body outwards: shade at its back, light on its front. It is meant for a figure that
 * faces the light, on the right.
 */
export function limb(joints: readonly Joint[], [shade, local, lit]: Tones): string {
  return (
    path(strip(joints, -1, 1), local) +
    path(strip(joints, -1, -0.35), shade) +
    path(strip(joints, 0.55, 1), lit)
  );
}

/** The part of a limb between two shares of its width: -1 is its back edge, 1 its front edge. */
function strip(joints: readonly Joint[], from: number, to: number): string {
  const edge = (share: number) => joints.map((_, index) => offset(joints, index, share));
  return d`${curve(edge(from), "M")}${curve(edge(to).reverse(), "L")}Z`;
}

function offset(joints: readonly Joint[], index: number, share: number): Point {
  const [x, y, back, front] = item(joints, index);
  const [fromX, fromY] = item(joints, Math.max(0, index - 1));
  const [toX, toY] = item(joints, Math.min(joints.length - 1, index + 1));
  const length = Math.hypot(toX - fromX, toY - fromY);
  const reach = share * (share < 0 ? back : front);
  return [x + ((toY - fromY) / length) * reach, y - ((toX - fromX) / length) * reach];
}

/** A curve through all points (Catmull-Rom). */
function curve(along: readonly Point[], start: "M" | "L"): string {
  const at = (index: number) => item(along, Math.min(along.length - 1, Math.max(0, index)));
  const pull = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point, sign: number): Point => [
    x + ((bx - ax) / 6) * sign,
    y + ((by - ay) / 6) * sign,
  ];
  const pieces = along
    .slice(1)
    .map(
      (to, index) =>
        d`C${pull(at(index), at(index - 1), to, 1)} ${pull(to, at(index), at(index + 2), -1)} ${to}`,
    );
  return d`${start}${at(0)}${pieces.join("")}`;
}
