import type { Tones } from "./ink.ts";
import { ink } from "./ink.ts";
import type { Random } from "./random.ts";
import { rng, times } from "./random.ts";
import { distance, item } from "./shape.ts";
import type { Dot, Point } from "./svg.ts";
import { d, dots, ell, faint, g, line, path, place, ROUND } from "./svg.ts";

export interface PaloverdeOptions {
  seed?: number;
  /** The width of the crown as a share of the height. */
  spread?: number;
  /** Yellow flowers. */
  bloom?: boolean;
  tones?: Tones;
  bark?: readonly [shade: string, lit: string];
  /** The ink of its shadow on the ground. */
  shadow?: string;
}

/** [tip across, tip up, bend across] */
const LIMBS = [
  [-0.47, 0.5, -0.15],
  [-0.3, 0.7, -0.12],
  [-0.06, 0.8, -0.04],
  [0.18, 0.78, 0.06],
  [0.36, 0.64, 0.12],
  [0.5, 0.48, 0.18],
] as const;

/** [across, up, rx, ry] */
const CLUMPS = [
  [-0.5, 0.53, 0.13, 0.075],
  [-0.37, 0.64, 0.15, 0.09],
  [-0.2, 0.75, 0.17, 0.1],
  [0.01, 0.82, 0.18, 0.105],
  [0.21, 0.77, 0.17, 0.1],
  [0.37, 0.66, 0.15, 0.09],
  [0.51, 0.53, 0.125, 0.075],
  [-0.12, 0.63, 0.13, 0.06],
  [0.14, 0.63, 0.13, 0.06],
] as const;

/**
 * A palo verde on (x, y): the desert's nurse tree, a wide crown of cut-paper leaves over green
 * limbs. It is the heaviest motif (about 3 kB gzip): one in a picture.
 */
export function paloverde(x: number, y: number, height: number, options: PaloverdeOptions = {}): string {
  const { seed = 11, spread = 1, bloom = true, shadow } = options;
  const [shade, local, lit] = options.tones ?? [ink.verdeShade, ink.verde, ink.verdeLit];
  const [barkShade, barkLit] = options.bark ?? [ink.cactusShade, ink.verde];
  const random = rng(seed);
  const { trunk, limbs, twigs } = wood(x, y, height, height * spread, random);
  const crown = foliage(x, y, height, height * spread, random);
  const sunlit = [line(trunk, barkLit, height * 0.016, ROUND), line(limbs, barkLit, height * 0.008, ROUND)];
  return [
    shadow ? castShadow(x, y, height, spread, shadow) : "",
    line(trunk, barkShade, height * 0.046, ROUND),
    line(limbs, barkShade, height * 0.023, ROUND),
    g(sunlit, place(height * 0.009, 0)),
    path(crown.shade, shade),
    dots(crown.loose, shade),
    line(twigs, barkShade, height * 0.009, ROUND),
    path(crown.local, local),
    path(crown.lit, lit),
    bloom ? dots(crown.flowers, ink.sun) : "",
  ].join("");
}

function castShadow(x: number, y: number, height: number, spread: number, color: string): string {
  const [rx, ry] = [height * 0.6 * spread, height * 0.045];
  return ell(x - height * 0.34, y + height * 0.02, rx, ry, color, faint(0.3));
}

function wood(x: number, y: number, height: number, width: number, random: Random) {
  const fork: Point = [x + height * 0.012, y - height * 0.17];
  let limbs = "";
  let twigs = "";
  for (const [across, up, bend] of LIMBS) {
    const [tipX, tipY] = [x + across * width, y - up * height];
    const [bendX, bendY] = [x + bend * width * 1.5, y - height * 0.37];
    limbs += d`M${fork}Q${bendX} ${bendY} ${tipX} ${tipY}`;
    const [midX, midY] = [(bendX + tipX) / 2, (bendY + tipY) / 2];
    for (const side of [-1, 1]) {
      const endX = midX + side * width * (0.07 + random() * 0.05);
      const endY = midY - height * (0.12 + random() * 0.06);
      const turnX = midX + side * width * 0.04;
      twigs += d`M${midX} ${midY}Q${turnX} ${midY - height * 0.07} ${endX} ${endY}`;
    }
  }
  const trunk = d`M${x} ${y}Q${x - height * 0.03} ${y - height * 0.08} ${fork}`;
  return { trunk, limbs, twigs };
}

function foliage(x: number, y: number, height: number, width: number, random: Random) {
  const step = Math.max(5, height * 0.036);
  const crown = { shade: "", local: "", lit: "", flowers: [] as Dot[], loose: [] as Dot[] };
  for (const [across, up, wide, tall] of CLUMPS) {
    const [cx, cy] = [x + across * width, y - up * height];
    const [rx, ry] = [wide * width, tall * height];
    const sunX = cx + height * 0.016;
    const sunY = cy - height * 0.02;
    crown.shade += scallops([cx, cy], [rx, ry], step, random);
    crown.local += scallops([sunX, sunY], [rx * 0.8, ry * 0.74], step * 0.9, random);
    if (up > 0.5) {
      const top: Point = [cx + rx * 0.3, cy - ry * 0.42];
      crown.lit += scallops(top, [rx * 0.44, ry * 0.36], step * 0.75, random);
    }
    for (let index = 0; index < 11; index++) {
      const angle = random() * 6.283;
      const reach = 0.35 + random() * 0.78;
      const flowerY = cy - Math.abs(Math.sin(angle)) * ry * reach;
      const size = height * (0.0052 + random() * 0.0042);
      crown.flowers.push([cx + Math.cos(angle) * rx * reach, flowerY, size]);
    }
    for (let index = 0; index < 7; index++) {
      const angle = random() * 6.283;
      const reach = 1.02 + random() * 0.2;
      const leafY = cy - Math.sin(angle) * ry * reach;
      const size = height * (0.006 + random() * 0.006);
      crown.loose.push([cx + Math.cos(angle) * rx * reach, leafY, size]);
    }
  }
  return crown;
}

/** Path data of cut-paper foliage: an ellipse whose edge is a run of small uneven scallops. */
export function scallops([x, y]: Point, [rx, ry]: Point, step: number, random: Random): string {
  const around = Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)));
  const count = Math.max(7, Math.round(around / step));
  const corners = times(count, (index): Point => {
    const angle = ((index + (random() - 0.5) * 0.55) / count) * 6.2832;
    const reach = 0.9 + random() * 0.2;
    return [Math.round(x + Math.cos(angle) * rx * reach), Math.round(y + Math.sin(angle) * ry * reach)];
  });
  const arcs = corners.map((from, index) => {
    const to = item(corners, (index + 1) % count);
    const bulge = Math.max(2, Math.round(distance(from, to) * (0.52 + random() * 0.14)));
    return d`a${bulge} ${bulge} 0 0 1 ${to[0] - from[0]} ${to[1] - from[1]}`;
  });
  return d`M${item(corners, 0)}${arcs.join("")}Z`;
}
