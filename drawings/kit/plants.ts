import type { Tones } from "./ink.ts";
import { ink } from "./ink.ts";
import type { Random } from "./random.ts";
import { rng, times } from "./random.ts";
import type { Dot } from "./svg.ts";
import { d, dots, line, path, ROUND } from "./svg.ts";

export interface OcotilloOptions {
  canes?: number;
  seed?: number;
  /** How far the outer canes lean, in radians. */
  spread?: number;
  stem?: string;
  leaf?: string;
  flame?: string;
  thickness?: number;
  leafy?: boolean;
}

/** An ocotillo that stands on (x, y): whips with small leaves and a flame at each tip. */
export function ocotillo(x: number, y: number, height: number, options: OcotilloOptions = {}): string {
  const { canes = 9, seed = 5, spread = 0.62, thickness = height * 0.016 } = options;
  const { stem = ink.sageShade, leaf = ink.verde, flame = ink.ocotillo, leafy = true } = options;
  const random = rng(seed);
  let whips = "";
  let flames = "";
  for (let index = 0; index < canes; index++) {
    const side = canes === 1 ? 0 : (index / (canes - 1)) * 2 - 1;
    const angle = side * spread + (random() - 0.5) * 0.1;
    const length = height * (0.82 + random() * 0.26) * (1 - Math.abs(side) * 0.12);
    const tipX = x + Math.sin(angle) * length;
    const tipY = y - Math.cos(angle) * length;
    const bendX = x + Math.sin(angle * 0.35) * length * 0.5 + (random() - 0.5) * height * 0.05;
    const bendY = y - length * 0.58;
    whips += d`M${x + side * height * 0.025} ${y}Q${bendX} ${bendY} ${tipX} ${tipY}`;
    flames += caneFlame(tipX, tipY, Math.atan2(tipY - bendY, tipX - bendX), height);
  }
  const leaves = { "stroke-dasharray": d`${thickness * 0.9} ${thickness * 2.2}` };
  return [
    line(whips, stem, thickness, ROUND),
    leafy ? line(whips, leaf, thickness * 2.6, leaves) + line(whips, stem, thickness * 0.8) : "",
    path(flames, flame),
  ].join("");
}

/** Path data of a slim flame that points along an angle. */
function caneFlame(x: number, y: number, angle: number, height: number): string {
  const length = height * 0.13;
  const swell = height * 0.022 * 1.7;
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
  const to = (along: number, across: number) =>
    d`${x + alongX * length * along - alongY * across} ${y + alongY * length * along + alongX * across}`;
  return d`M${to(-0.15, 0)}Q${to(0.35, swell)} ${to(1, 0)}Q${to(0.35, -swell)} ${to(-0.15, 0)}Z`;
}

export interface AgaveOptions {
  tones?: Tones;
  leaves?: number;
  seed?: number;
}

/** An agave rosette on (x, y). */
export function agave(x: number, y: number, radius: number, options: AgaveOptions = {}): string {
  const { tones = [ink.cactusShade, ink.patina, ink.turquoise], leaves = 11, seed = 2 } = options;
  const [shade, local, lit] = tones;
  const random = rng(seed);
  const sides = times(leaves, (index) => (index / (leaves - 1)) * 2 - 1);
  const outwards = sides.sort((a, b) => Math.abs(a) - Math.abs(b));
  const blades = outwards.map((side) => {
    const angle = side * 1.42 + (random() - 0.5) * 0.08;
    const length = radius * (1 - 0.2 * Math.abs(side) + (random() - 0.5) * 0.12);
    const foot = x + side * radius * 0.12;
    const tip = d`${x + Math.sin(angle) * length} ${y - Math.cos(angle) * length - radius * 0.05}`;
    const half = (hand: -1 | 1) => {
      const acrossX = hand * Math.cos(angle) * radius * 0.12;
      const acrossY = hand * Math.sin(angle) * radius * 0.12;
      const bellyX = x + Math.sin(angle) * length * 0.45 + acrossX * 1.15;
      const bellyY = y - Math.cos(angle) * length * 0.45 + acrossY * 1.15;
      return d`M${foot + acrossX * 0.7} ${y}Q${bellyX} ${bellyY} ${tip}L${foot} ${y}Z`;
    };
    const isLit = side > -0.25;
    return path(half(-1), isLit ? local : shade) + path(half(1), isLit ? lit : local);
  });
  return blades.join("");
}

export interface BrittleOptions {
  tones?: Tones;
  flower?: string;
  seed?: number;
  heads?: number;
}

/** A brittlebush on (x, y): a stippled cushion with yellow flower heads on stalks. */
export function brittle(x: number, y: number, radius: number, options: BrittleOptions = {}): string {
  const { flower = ink.sun, seed = 8, heads = 13 } = options;
  const [shade, local, lit] = options.tones ?? [ink.sageShade, ink.sage, ink.mist];
  const random = rng(seed);
  const [dark, middle, bright] = brittleLeaves(x, y, radius, random);
  let stalks = "";
  const blossoms = times(heads, (index): Dot => {
    const angle = Math.PI * (0.1 + (0.8 * (index + 0.5)) / heads);
    const reach = radius * (0.98 + random() * 0.34);
    const headX = x + Math.cos(angle) * reach;
    const headY = y - Math.sin(angle) * reach * 0.9 - radius * 0.06;
    const rootX = x + Math.cos(angle) * radius * 0.5;
    stalks += d`M${rootX} ${y - Math.sin(angle) * radius * 0.5}L${headX} ${headY}`;
    return [headX, headY, radius * (0.055 + random() * 0.025)];
  });
  const cushion =
    d`M${x - radius * 0.96} ${y}C${x - radius} ${y - radius * 0.5} ${x - radius * 0.5} ` +
    d`${y - radius * 0.66} ${x} ${y - radius * 0.66}` +
    d`S${x + radius} ${y - radius * 0.5} ${x + radius * 0.96} ${y}Z`;
  return [
    path(cushion, shade),
    line(stalks, shade, Math.max(0.6, radius * 0.024)),
    dots(dark, shade),
    dots(middle, local),
    dots(bright, lit),
    dots(blossoms, flower),
  ].join("");
}

/** Leaf dots sorted by how much light they catch. */
function brittleLeaves(x: number, y: number, radius: number, random: Random) {
  const byLight: [Dot[], Dot[], Dot[]] = [[], [], []];
  for (let index = 0; index < 46; index++) {
    const angle = random() * Math.PI;
    const reach = Math.sqrt(random());
    const light = Math.sin(angle) * 0.6 + Math.cos(angle) * 0.7 + (random() - 0.5) * 0.6;
    const leafX = x + Math.cos(angle) * radius * reach;
    const leafY = y - Math.sin(angle) * radius * 0.66 * reach;
    const lit = light > 0.75 ? 2 : light > 0.1 ? 1 : 0;
    byLight[lit].push([leafX, leafY, radius * (0.045 + random() * 0.05)]);
  }
  return byLight;
}

export interface GrassOptions {
  color?: string;
  blades?: number;
  seed?: number;
  width?: number;
}

/** A tuft of grass on (x, y). */
export function grass(x: number, y: number, height: number, options: GrassOptions = {}): string {
  const { color = ink.sageShade, blades = 9, seed = 6, width = height * 0.035 } = options;
  const random = rng(seed);
  const strokes = times(blades, (index) => {
    const side = (index / (blades - 1)) * 2 - 1;
    const tipX = x + side * height * (0.5 + random() * 0.3);
    const tipY = y - height * (1 - Math.abs(side) * 0.35) * (0.8 + random() * 0.3);
    const foot = x + side * height * 0.08;
    return d`M${foot} ${y}Q${x + side * height * 0.2} ${y - height * 0.5} ${tipX} ${tipY}`;
  });
  return line(strokes.join(""), color, width, ROUND);
}
