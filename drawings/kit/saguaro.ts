import type { Tones } from "./ink.ts";
import { ink } from "./ink.ts";
import { times } from "./random.ts";
import { distance, item, midpoint } from "./shape.ts";
import type { Point } from "./svg.ts";
import { d, ell, faint, g, line, path, place, pt } from "./svg.ts";

/** [side (-1 left, 1 right), where on the trunk 0..1, reach in px, length above the elbow in px] */
export type Arm = readonly [side: -1 | 1, at: number, reach: number, length: number];

export interface SaguaroOptions {
  width?: number;
  arms?: readonly Arm[];
  tones?: Tones;
  /** A nest hole in the trunk. */
  hole?: boolean;
  /** White flowers on every tip, or on these: arms in order, then the trunk. */
  bloom?: boolean | readonly number[];
  /** The ink of its shadow on the ground. */
  shadow?: string;
  ribs?: boolean;
  /** How far the top is to the right of the foot, in px. */
  lean?: number;
}

/** A limb as a line of centers and the half width at each. */
interface Limb {
  spine: readonly (readonly [center: Point, halfWidth: number])[];
  tip: Point;
  radius: number;
}

/** [distance from the tip, half width], both in radii. */
const CAP: readonly Point[] = [
  [0, 1],
  [0.35, 0.93],
  [0.68, 0.73],
  [0.9, 0.42],
  [1, 0.12],
];

/** Thickness along a trunk, from the foot (0) up. */
const TRUNK: readonly Point[] = [
  [0, 0.8],
  [0.12, 0.86],
  [0.34, 0.97],
  [0.58, 1],
  [0.8, 0.97],
];

/**
 * A saguaro that stands on (x, y): saguaro(140, 428, 236, { arms: [[-1, 0.38, 44, 62]] }).
 * Without arms it is a young one; make it stout with a width of a third of its height.
 */
export function saguaro(x: number, y: number, height: number, options: SaguaroOptions = {}): string {
  const { width = height * 0.11, arms = [], bloom = false, shadow, lean = 0 } = options;
  const tones = options.tones ?? [ink.cactusShade, ink.cactus, ink.cactusLit];
  const armLimbs = arms.map((arm) => armLimb(x, y, height, width, arm));
  const trunk = trunkLimb(x, y, height, width, lean);
  const limbs = [...armLimbs, trunk];
  const ribWidth = options.ribs === false ? 0 : width * 0.035;
  const inBloom = bloom === true ? limbs : limbs.filter((_, at) => bloom !== false && bloom.includes(at));
  return [
    shadow ? castShadow(x, y, height, width, shadow) : "",
    armLimbs.length > 0 ? printLimbs(armLimbs, tones, ribWidth) : "",
    printLimbs([trunk], tones, ribWidth),
    options.hole ? ell(x + width * 0.06, y - height * 0.7, width * 0.12, width * 0.2, tones[0]) : "",
    ...inBloom.map(flowers),
  ].join("");
}

function trunkLimb(x: number, y: number, height: number, width: number, lean: number): Limb {
  const radius = width / 2;
  const shaft = TRUNK.map(([share, thick]) => {
    const center: Point = [x + lean * share, y - (height - radius) * share];
    return [center, radius * thick] as const;
  });
  const cap = CAP.map(([up, thick]) => {
    const center: Point = [x + lean, y - height + radius * (1 - up)];
    return [center, radius * thick * 0.94] as const;
  });
  return { spine: [...shaft, ...cap], tip: [x + lean, y - height], radius };
}

function armLimb(x: number, y: number, height: number, width: number, arm: Arm): Limb {
  const [side, at, reach, length] = arm;
  const root = y - height * at;
  const armX = x + side * reach;
  const bend = Math.min(reach * 0.8, width * 1.15);
  const top = root - bend - length;
  const radius = (width / 2) * 0.76;
  const elbow = times(5, (index) => {
    const angle = ((index / 4) * Math.PI) / 2;
    const centerX = armX - side * bend + side * Math.sin(angle) * bend;
    const center: Point = [centerX, root - bend + Math.cos(angle) * bend];
    return [center, radius * (0.86 + (0.14 * index) / 4)] as const;
  });
  const cap = CAP.map(([up, thick]) => {
    const center: Point = [armX + side * width * 0.02, top + radius * (1 - up)];
    return [center, radius * thick * 0.96] as const;
  });
  return {
    spine: [
      [[x, root], radius * 0.7],
      [[x + side * (reach - bend) * 0.8, root + width * 0.05], radius * 0.82],
      ...elbow,
      [[armX + side * width * 0.03, root - bend - length * 0.5], radius],
      ...cap,
    ],
    tip: [armX, top],
    radius,
  };
}

function printLimbs(limbs: readonly Limb[], [shade, local, lit]: Tones, ribWidth: number): string {
  const band = (from: number, to: number) => limbs.map((limb) => limbBand(limb, from, to)).join("");
  const rib = (limb: Limb) => [-0.12, 0.16, 0.42, 0.66].map((at) => `M${limbSide(limb, at)}`).join("");
  return [
    path(band(-1, 1), local),
    path(band(-1, -0.42), shade),
    path(band(0.66, 1), lit),
    ribWidth ? line(limbs.map(rib).join(""), shade, ribWidth, faint(0.6)) : "",
  ].join("");
}

/** A strip along a limb. -1 is its left edge, 1 its right edge, the lit one. */
function limbBand(limb: Limb, from: number, to: number): string {
  return `M${limbSide(limb, from)}L${limbSide(limb, to, true)}Z`;
}

/** A curve along a limb, without its first command. */
function limbSide({ spine }: Limb, at: number, isReversed = false): string {
  const last = spine.length - 1;
  const side = spine.map(([[x, y], halfWidth], index): Point => {
    const [before] = item(spine, Math.max(0, index - 1));
    const [after] = item(spine, Math.min(last, index + 1));
    const length = distance(before, after) || 1;
    const across = (halfWidth * at) / length;
    return [x - (after[1] - before[1]) * across, y + (after[0] - before[0]) * across];
  });
  return softLine(isReversed ? side.reverse() : side);
}

function softLine(along: readonly Point[]): string {
  const inner = along.slice(1, -1).map((point, index) => {
    const next = item(along, index + 2);
    const isLast = index === along.length - 3;
    return d`Q${point} ${isLast ? next : midpoint(point, next)}`;
  });
  return pt(item(along, 0)) + inner.join("");
}

function castShadow(x: number, y: number, height: number, width: number, color: string): string {
  const foot = width * 0.4;
  const shape =
    d`M${x + foot} ${y}L${x - height * 0.95} ${y + height * 0.1}` +
    d`q${-width * 0.7} ${width * 0.02} ${-width * 0.3} ${-width * 0.3}` +
    d`L${x - foot} ${y - width * 0.06}Z`;
  return path(shape, color, faint(0.3));
}

function flowers({ tip: [x, y], radius }: Limb): string {
  return [
    flower(x - radius * 0.6, y + radius * 0.42, radius * 0.32, -42),
    flower(x + radius * 0.62, y + radius * 0.44, radius * 0.32, 42),
    flower(x, y + radius * 0.16, radius * 0.36, 2),
  ].join("");
}

function flower(x: number, y: number, size: number, rotate: number): string {
  const u = (share: number) => size * share;
  const cup =
    d`M${u(-0.3)} 0L${u(-1)} ${u(-1.1)}Q${u(-0.6)} ${u(-1.7)} ${u(-0.34)} ${u(-1.2)}` +
    d`Q0 ${u(-1.95)} ${u(0.34)} ${u(-1.2)}Q${u(0.6)} ${u(-1.7)} ${u(1)} ${u(-1.1)}L${u(0.3)} 0Z`;
  const heart = ell(0, u(-1.1), u(0.42), u(0.26), ink.sun);
  return g([path(cup, ink.white), heart], place(x, y, { rotate }));
}
