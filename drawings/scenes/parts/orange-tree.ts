import type { Dot, Drawing, Palette, Point, Random } from "../../kit/index.ts";
import { d, dots, ell, faint, ink, mix, path, rng, scallops, times } from "../../kit/index.ts";

/** The crown's clumps of leaves: [across, up, rx, ry] in radii, the back ones first. */
const CLUMPS = [
  [-0.58, 1.2, 0.4, 0.36],
  [0.58, 1.22, 0.4, 0.36],
  [0, 1.08, 0.5, 0.34],
  [-0.44, 1.66, 0.44, 0.38],
  [0.42, 1.7, 0.46, 0.38],
  [0, 1.98, 0.48, 0.36],
  [0.02, 1.52, 0.5, 0.4],
] as const;

/** An orange in this light, from the palette's own inks. */
export const orangeInk = (p: Palette): string => mix(p.flame, p.flower, p.isNight ? 0.35 : 0.62);

/** Whitewash keeps the sun off the bark; the valley's growers paint every trunk. */
const whitewash = (p: Palette): readonly [shade: string, lit: string] =>
  p.isNight ? [p.wall[2], mix(p.wall[0], "#FFFFFF", 0.25)] : ["#B9CCC4", ink.white];

/** An orange tree on (x, y), 2.35 radii tall, its fruit ripe. For the front of a picture. */
export function orangeTree(x: number, y: number, radius: number, p: Palette, seed = 4): Drawing {
  const random = rng(seed);
  const u = (share: number) => radius * share;
  const step = Math.max(5, u(0.13));
  const layer = (size: number, across: number, up: number) =>
    CLUMPS.map(([dx, dy, rx, ry]) => {
      const centre: Point = [x + u(dx + across), y - u(dy + up)];
      return scallops(centre, [u(rx * size), u(ry * size)], step, random);
    }).join("");
  const [shade, local, lit] = p.cactus;
  const fruit = times(19, (index): Dot => {
    const [dx, dy, rx, ry] = CLUMPS[index % CLUMPS.length] ?? CLUMPS[0];
    const angle = random() * 6.283;
    const reach = 0.35 + random() * 0.55;
    return [x + u(dx + Math.cos(angle) * rx * reach), y - u(dy + Math.sin(angle) * ry * reach), u(0.058)];
  });
  return [
    ell(x - u(0.55), y + u(0.02), u(1.25), u(0.1), p.shadow, faint(0.3)),
    trunk(x, y, radius, p),
    path(layer(1, 0, 0), shade),
    path(layer(0.76, 0.07, 0.06), local),
    dots(sunlitLeaves(x, y, radius, random), mix(local, lit, p.isNight ? 0.45 : 0.62)),
    dots(fruit, mix(orangeInk(p), p.shadow, 0.22)),
    dots(
      fruit.map(([fx, fy, r]): Dot => [fx + r * 0.18, fy - r * 0.16, r * 0.76]),
      orangeInk(p),
    ),
    dots(
      fruit.map(([fx, fy, r]): Dot => [fx + r * 0.42, fy - r * 0.42, r * 0.26]),
      mix(orangeInk(p), "#FFF1DA", p.isNight ? 0.3 : 0.7),
    ),
  ];
}

/** Leaves that catch the light, thick on the right shoulder of each clump and thin towards its left. */
function sunlitLeaves(x: number, y: number, radius: number, random: Random): Dot[] {
  return CLUMPS.flatMap(([dx, dy, rx, ry]) =>
    times(13, (): Dot => {
      const angle = -0.5 + random() ** 1.3 * 2.2;
      const reach = 0.42 + random() * 0.42;
      const leafX = x + (dx + 0.05 + Math.cos(angle) * rx * reach) * radius;
      return [
        leafX,
        y - (dy + 0.05 + Math.sin(angle) * ry * reach) * radius,
        (0.022 + random() * 0.038) * radius,
      ];
    }),
  );
}

function trunk(x: number, y: number, radius: number, p: Palette): Drawing {
  const u = (share: number) => radius * share;
  const [shade, lit] = whitewash(p);
  return [
    path(
      d`M${x - u(0.13)} ${y}Q${x - u(0.07)} ${y - u(0.3)} ${x - u(0.1)} ${y - u(0.62)}L${x - u(0.34)} ${y - u(1.1)}` +
        d`H${x + u(0.34)}L${x + u(0.1)} ${y - u(0.62)}Q${x + u(0.07)} ${y - u(0.3)} ${x + u(0.13)} ${y}Z`,
      p.viga,
    ),
    path(
      d`M${x - u(0.13)} ${y}Q${x - u(0.07)} ${y - u(0.3)} ${x - u(0.09)} ${y - u(0.56)}H${x + u(0.09)}` +
        d`Q${x + u(0.07)} ${y - u(0.3)} ${x + u(0.13)} ${y}Z`,
      lit,
    ),
    path(
      d`M${x - u(0.13)} ${y}Q${x - u(0.07)} ${y - u(0.3)} ${x - u(0.09)} ${y - u(0.56)}H${x - u(0.01)}` +
        d`Q${x - u(0.01)} ${y - u(0.3)} ${x - u(0.03)} ${y}Z`,
      shade,
    ),
  ];
}

/** [x, y, radius] of one tree. */
export type GroveTree = readonly [x: number, y: number, radius: number];

/** Trees in the middle distance: three inks for the whole row, few bytes each. Back ones first. */
export function groveRow(trees: readonly GroveTree[], p: Palette, seed = 9): Drawing {
  const random = rng(seed);
  const [washShade, washLit] = whitewash(p);
  return trees.map(([x, y, r]) => {
    const fruit = times(Math.round(6 + r / 8), (): Dot => {
      const [angle, reach] = [random() * 6.283, Math.sqrt(random()) * 0.78];
      return [x + Math.cos(angle) * reach * r, y - r * 1.42 - Math.sin(angle) * reach * r * 0.86, r * 0.075];
    });
    const step = Math.max(4, r * 0.22);
    return [
      ell(x - r * 0.6, y + r * 0.02, r * 1.2, r * 0.1, p.shadow, faint(0.3)),
      path(d`M${x - r * 0.1} ${y}v${-r * 0.7}h${r * 0.2}v${r * 0.7}Z`, washLit),
      path(d`M${x - r * 0.1} ${y}v${-r * 0.7}h${r * 0.09}v${r * 0.7}Z`, washShade),
      path(scallops([x, y - r * 1.4], [r * 0.96, r * 0.88], step, random), p.cactus[0]),
      path(scallops([x + r * 0.13, y - r * 1.5], [r * 0.76, r * 0.7], step, random), p.cactus[1]),
      path(
        scallops([x + r * 0.36, y - r * 1.74], [r * 0.4, r * 0.32], step, random),
        mix(p.cactus[1], p.cactus[2], p.isNight ? 0.4 : 0.6),
      ),
      dots(fruit, orangeInk(p)),
    ];
  });
}
