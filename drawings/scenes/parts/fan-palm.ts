import type { Drawing, Palette, Point, Random } from "../../kit/index.ts";
import { d, ell, faint, line, mix, path, poly, rng, times } from "../../kit/index.ts";

/** The leaves of a crown: [degrees from straight up, share of the crown's radius], the back ones first. */
const BACK = [
  [-128, 0.86],
  [126, 0.86],
  [-98, 1],
  [97, 1],
  [-66, 1.04],
  [66, 1.04],
  [-33, 1],
  [34, 1.02],
  [0, 1.06],
] as const;
const FRONT = [
  [-106, 0.62],
  [104, 0.66],
  [-50, 0.68],
  [6, 0.6],
  [82, 0.52],
  [54, 0.74],
] as const;

/** A desert fan palm on (x, y), with its skirt of dry leaves. `crown` is the radius of its crown. */
export function fanPalm(x: number, y: number, height: number, crown: number, p: Palette, seed = 3): Drawing {
  const random = rng(seed);
  const top = y - height;
  const half = Math.max(3.5, crown * 0.115);
  const [wallLit, wallLocal, wallShade] = p.wall;
  const rings = times(
    Math.floor((height - crown) / 15),
    (i) => d`M${x - half * 0.9} ${y - 10 - i * 15}h${half * 1.8}`,
  );
  const [shade, local, lit] = p.cactus;
  const glow = mix(local, lit, p.isNight ? 0.45 : 0.7);
  const leaf = (
    [degrees, reach]: readonly [number, number],
    dim: string,
    bright: string,
    hasStalk: boolean,
  ) => {
    const angle = ((degrees + (random() - 0.5) * 12) * Math.PI) / 180;
    return path(fan([x, top], angle, crown * reach, random, hasStalk), degrees < 15 ? dim : bright);
  };
  // A small crown is far away: it has no front leaves.
  const leaves = [
    BACK.map((each) => leaf(each, shade, local, true)),
    ell(x, top - crown * 0.06, crown * 0.36, crown * 0.34, crown > 40 ? local : shade),
    crown > 40 && FRONT.map((each) => leaf(each, local, glow, false)),
  ];
  return [
    ell(x - crown * 0.9, y + 1, crown * 1.1, crown * 0.09, p.shadow, faint(0.3)),
    path(
      d`M${x - half * 1.25} ${y}L${x - half * 0.8} ${top}h${half * 1.6}L${x + half * 1.25} ${y}Z`,
      mix(wallShade, p.viga, 0.3),
    ),
    path(
      d`M${x + half * 0.15} ${y}L${x + half * 0.1} ${top}h${half * 0.7}L${x + half * 1.25} ${y}Z`,
      mix(wallLocal, wallShade, 0.25),
    ),
    line(rings.join(""), p.viga, 1.2, faint(0.35)),
    skirt(x, top, crown, half, [mix(wallShade, p.viga, 0.25), wallLocal, mix(wallLit, wallLocal, 0.4)]),
    leaves,
  ];
}

/** One fan: a stalk, then pleats with pointed tips. The further out it hangs, the more it droops. */
function fan([x, y]: Point, angle: number, reach: number, random: Random, hasStalk: boolean): string {
  const hubX = x + Math.sin(angle) * reach * 0.3;
  const hubY = y - Math.cos(angle) * reach * 0.3 + Math.abs(Math.sin(angle)) * reach * 0.08;
  const blades = reach > 34 ? 8 : 5;
  const edge = times(blades * 2 - 1, (index): Point => {
    const side = (index / (blades * 2 - 2)) * 2 - 1;
    const turn = angle + side * 1.05;
    const length = reach * (index % 2 ? 0.42 : 0.7 - Math.abs(side) * 0.2 + random() * 0.06);
    return [
      hubX + Math.sin(turn) * length,
      hubY - Math.cos(turn) * length + Math.abs(Math.sin(turn)) * length * 0.14,
    ];
  });
  const half = Math.max(0.8, reach * 0.022);
  const [across, down] = [Math.cos(angle) * half, Math.sin(angle) * half];
  const stalk: readonly Point[] = [
    [hubX + across, hubY + down],
    [x + across, y + down],
    [x - across, y - down],
    [hubX - across, hubY - down],
  ];
  return poly([...edge, ...(hasStalk ? stalk : [[hubX, hubY] as const])]);
}

/** Dry leaves hang about the trunk below the crown, ragged at the hem. */
function skirt(
  x: number,
  top: number,
  crown: number,
  half: number,
  [shade, local, lit]: readonly [string, string, string],
): Drawing {
  const hem = (from: number, to: number) => {
    const teeth = times(7, (i): Point => {
      const across = from + ((to - from) * i) / 6;
      return [x + across * crown * 0.3, top + crown * (i % 2 ? 0.82 : 1.02 - Math.abs(across) * 0.12)];
    });
    const shoulder: Point[] = [
      [x + to * (half + crown * 0.16), top + crown * 0.1],
      [x + from * (half + crown * 0.16), top + crown * 0.1],
    ];
    return poly([...teeth, ...shoulder]);
  };
  return [path(hem(-1, 1), shade), path(hem(-0.3, 1), local), path(hem(0.5, 1), lit)];
}
