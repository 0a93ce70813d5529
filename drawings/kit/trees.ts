import type { Tones } from "./ink.ts";
import { ink } from "./ink.ts";
import { rng, times } from "./random.ts";
import type { Dot } from "./svg.ts";
import { d, dots, ell, path, rect } from "./svg.ts";

export interface PalmOptions {
  tones?: Tones;
  trunk?: readonly [shade: string, lit: string];
  seed?: number;
  /** The radius of the crown. */
  crown?: number;
}

/** A fan palm on (x, y). */
export function palm(x: number, y: number, height: number, options: PalmOptions = {}): string {
  const { trunk = [ink.earth, ink.sandShade], seed = 3, crown = height * 0.2 } = options;
  const [shade, local, lit] = options.tones ?? [ink.cactusShade, ink.cactus, ink.cactusLit];
  const random = rng(seed);
  const top = y - height;
  const u = (share: number) => height * share;
  const frond = (angle: number, length: number, color: string) => {
    const [across, up] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const tipY = top - up + Math.abs(across) * 0.35;
    const bendX = x + across * 0.6;
    const bendY = top - up * 0.9 - length * 0.12;
    const over = d`M${x} ${top}Q${bendX} ${bendY - length * 0.1} ${x + across} ${tipY}`;
    return path(over + d`Q${bendX} ${bendY + length * 0.16} ${x} ${top}Z`, color);
  };
  const fronds = times(13, (index) => {
    const angle = Math.PI * (1.14 - (index / 12) * 1.28);
    const color = index < 5 ? shade : index < 9 ? local : lit;
    return frond(angle, crown * (0.92 + random() * 0.16), color);
  });
  const skirtY = top + crown * 0.62;
  const skirt =
    d`M${x - crown * 0.24} ${top}L${x - crown * 0.16} ${skirtY}` +
    d`L${x + crown * 0.16} ${skirtY}L${x + crown * 0.24} ${top}Z`;
  return [
    path(d`M${x - u(0.018)} ${y}L${x - u(0.011)} ${top}h${u(0.022)}L${x + u(0.018)} ${y}Z`, trunk[0]),
    path(d`M${x + u(0.002)} ${y}L${x + u(0.002)} ${top}h${u(0.009)}L${x + u(0.018)} ${y}Z`, trunk[1]),
    path(skirt, ink.sandShade),
    ...fronds,
  ].join("");
}

export interface CitrusOptions {
  tones?: Tones;
  fruit?: string;
  /** Paint the trunk white, as the valley's growers do. */
  whitewashed?: boolean;
  seed?: number;
}

/** A round clipped citrus tree on (x, y), two and a half radii tall. */
export function citrus(x: number, y: number, radius: number, options: CitrusOptions = {}): string {
  const { fruit = ink.coral, whitewashed = true, seed = 4 } = options;
  const [shade, local, lit] = options.tones ?? [ink.cactusShade, ink.cactus, ink.cactusLit];
  const random = rng(seed);
  const u = (share: number) => radius * share;
  const [crownY, sunX, sunY] = [y - u(1.5), x + u(0.12), y - u(1.58)];
  const fruits = times(9, (): Dot => {
    const angle = random() * 6.28;
    const reach = Math.sqrt(random()) * 0.76;
    const fruitX = x + Math.cos(angle) * reach * radius;
    return [fruitX, y - u(1.55) + Math.sin(angle) * reach * u(0.9), u(0.085)];
  });
  const edge = (cx: number, cy: number, rx: number, ry: number, count: number, size: number) =>
    times(count, (index): Dot => {
      const angle = (index / count) * 6.283 + random() * 0.2;
      const reach = 0.94 + random() * 0.12;
      const leafX = cx + Math.cos(angle) * rx * reach;
      return [leafX, cy + Math.sin(angle) * ry * reach, size * (0.7 + random() * 0.6)];
    });
  const crownEdge = edge(x, crownY, u(0.92), u(0.84), 26, u(0.1));
  const sunEdge = edge(sunX, sunY, u(0.74), u(0.68), 22, u(0.09));
  const highlights = times(16, (): Dot => {
    const angle = -0.2 - random() * 1.6;
    const reach = 0.4 + random() * 0.55;
    const leafX = x + u(0.1) + Math.cos(angle) * u(0.72) * reach;
    return [leafX, sunY + Math.sin(angle) * u(0.66) * reach, u(0.07 + random() * 0.05)];
  });
  const gleams = fruits.map(([fx, fy, r]): Dot => [fx + r * 0.25, fy - r * 0.3, r * 0.35]);
  return [
    rect(x - u(0.09), y - u(0.8), u(0.18), u(0.8), whitewashed ? ink.white : ink.earth),
    rect(x - u(0.09), y - u(0.8), u(0.07), u(0.8), whitewashed ? "#CFDAD2" : ink.earth),
    ell(x, crownY, u(0.92), u(0.84), shade),
    dots(crownEdge, shade),
    ell(sunX, sunY, u(0.74), u(0.68), local),
    dots(sunEdge, local),
    dots(highlights, lit),
    dots(fruits, fruit),
    dots(gleams, "#FCDFA8"),
  ].join("");
}
