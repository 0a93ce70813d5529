import type { Tones } from "./ink.ts";
import { ink } from "./ink.ts";
import { points } from "./shape.ts";
import type { Dot } from "./svg.ts";
import { d, dots, ell, faint, g, line, path, place, ROUND } from "./svg.ts";

const GREEN: Tones = [ink.cactusShade, ink.cactus, ink.cactusLit];

export interface PearOptions {
  tones?: Tones;
  /** The ink of the fruit, or false for none. */
  fruit?: string | false;
}

/** [dx, dy, rx, ry, degrees], all but the last in sizes. */
const PADS = [
  [-0.5, -0.42, 0.32, 0.42, -24],
  [0.46, -0.4, 0.3, 0.4, 26],
  [0, -0.5, 0.36, 0.5, 3],
  [-0.74, -1.05, 0.26, 0.36, -30],
  [-0.22, -1.22, 0.29, 0.4, -8],
  [0.34, -1.16, 0.27, 0.37, 18],
  [0.84, -0.9, 0.24, 0.33, 42],
] as const;

/** [dx, dy, degrees] */
const FRUIT = [
  [-0.92, -1.36, -30],
  [-0.68, -1.42, -16],
  [-0.36, -1.6, -12],
  [-0.12, -1.63, 6],
  [0.38, -1.53, 14],
  [0.6, -1.46, 30],
  [1.08, -1.1, 52],
] as const;

/** A prickly pear on (x, y), about 1.7 sizes tall and 2 wide. */
export function pear(
  x: number,
  y: number,
  size: number,
  { tones = GREEN, fruit = ink.ocotillo }: PearOptions = {},
): string {
  const pads = PADS.map(([dx, dy, rx, ry, rotate]) =>
    g(pad(rx * size, ry * size, size, tones), place(x + dx * size, y + dy * size, { rotate })),
  );
  const ripe = FRUIT.map(([dx, dy, rotate]) => {
    const [fruitX, fruitY] = [x + dx * size, y + dy * size];
    const turn = { transform: d`rotate(${rotate} ${fruitX} ${fruitY})` };
    return ell(fruitX, fruitY, size * 0.065, size * 0.1, fruit || "", turn);
  });
  return pads.join("") + (fruit ? ripe.join("") : "");
}

/** One pad about (0, 0), with its spines. */
export function pad(rx: number, ry: number, size: number, [shade, local, lit]: Tones = GREEN): string {
  const glow =
    d`M${rx * 0.2} ${-ry * 0.86}A${rx * 0.9} ${ry * 0.95} 0 0 1 ${rx * 0.62} ${ry * 0.6}` +
    d`A${rx * 1.3} ${ry * 1.3} 0 0 0 ${rx * 0.2} ${-ry * 0.86}Z`;
  const spines = points("-0.3,-0.35 0.1,-0.5 -0.1,0 -0.45,0.1 0.25,0.05 -0.2,0.45 0.15,0.5");
  return [
    ell(0, 0, rx, ry, shade),
    ell(rx * 0.1, -ry * 0.03, rx * 0.86, ry * 0.94, local),
    path(glow, lit),
    dots(
      spines.map(([dx, dy]): Dot => [dx * rx, dy * ry, size * 0.02]),
      shade,
    ),
  ].join("");
}

export interface BarrelOptions {
  tones?: Tones;
}

/** A barrel cactus on (x, y), two radii tall, with a crown of yellow buds. */
export function barrel(x: number, y: number, radius: number, { tones = GREEN }: BarrelOptions = {}): string {
  const [shade, local, lit] = tones;
  const X = (share: number) => x + radius * share;
  const Y = (share: number) => y - radius * share;
  const leftSide = d`M${X(-0.7)} ${y}C${X(-1.2)} ${Y(0.9)} ${X(-0.6)} ${Y(2)} ${x} ${Y(2)}`;
  const shadeSide = d`C${X(-0.7)} ${Y(1.3)} ${X(-0.6)} ${Y(0.5)} ${X(-0.35)} ${y}Z`;
  const ribs = [-0.45, 0, 0.45].map(
    (at) => d`M${X(at * 0.9)} ${y}Q${X(at * 1.7)} ${Y(1)} ${X(at * 0.35)} ${Y(1.96)}`,
  );
  const glow = d`M${X(0.72)} ${Y(0.3)}Q${X(0.96)} ${Y(1.2)} ${X(0.4)} ${Y(1.78)}`;
  const buds = points("-0.34,1.95 0,2.04 0.34,1.95");
  return [
    path(leftSide + d`S${X(1.2)} ${Y(0.9)} ${X(0.7)} ${y}Z`, local),
    path(leftSide + shadeSide, shade),
    line(ribs.join(""), shade, radius * 0.07, faint(0.6)),
    line(glow, lit, radius * 0.12, ROUND),
    dots(
      buds.map(([across, up]): Dot => [X(across), Y(up), radius * 0.15]),
      ink.sun,
    ),
  ].join("");
}
