import type { Drawing } from "../../kit/index.ts";
import { d, dots, ell, g, ink, line, path, place, points, ROUND, rect, verdin } from "../../kit/index.ts";
import { walkingShoe } from "../parts/walking-shoe.ts";
import { cast, scene } from "./scene.ts";

/** Walking shoes, a bottle of water and a slice of melon. */
export function weightLoss(): string {
  return scene(5, [
    cast(432, 394, 80, 13),
    bottle(476, 394),
    cast(40, 400, 380, 12),
    g(walkingShoe({ upper: [ink.deep, ink.teal, ink.patina] }), place(138, 387, { scale: 1.14 })),
    g(walkingShoe({ upper: [ink.teal, ink.patina, ink.turquoise] }), place(36, 405, { scale: 1.24 })),
    melonSlice(566, 405),
    verdin(92, 254, 38),
  ]);
}

/** A steel bottle with a loop in its lid, standing on (x, y). */
function bottle(x: number, y: number): Drawing {
  return g(
    [
      line("M-22-236q0-30 22-30t22 30", ink.deep, 9),
      rect(-26, -244, 52, 34, ink.deep, { rx: 6 }),
      rect(8, -244, 18, 34, ink.patina, { rx: 6 }),
      path(
        "M-28-212H28C30-196 48-190 48-166V-16Q48 0 32 0H-32Q-48 0-48-16V-166C-48-190-30-196-28-212Z",
        ink.coral,
      ),
      path("M-28-212H-12C-14-194-22-188-22-166V0H-32Q-48 0-48-16V-166C-48-190-30-196-28-212Z", ink.clay),
      path("M20-212H28C30-196 48-190 48-166V-16Q48 0 32 0H28V-166C28-188 20-196 20-212Z", ink.apricot),
      rect(-48, -118, 96, 12, ink.paper),
      rect(-48, -98, 96, 5, ink.paper),
      rect(-48, -118, 26, 12, ink.shade),
      rect(-48, -98, 26, 5, ink.shade),
    ],
    place(x, y, { scale: 0.98 }),
  );
}

/** A wedge of watermelon on a plate, its point up. */
function melonSlice(x: number, y: number): Drawing {
  const wedge = (wide: number, low: number, belly: number) =>
    d`M-6-112L${wide} ${low}Q0 ${belly} ${-wide} ${low}Z`;
  const seeds = points("-10,-64 14,-52 -24,-40 -2,-34 26,-32 -38,-24 8,-18 -16,-16 40,-20");
  return g(
    [
      ell(-14, 0, 74, 6, ink.deep, { opacity: 0.28 }),
      ell(0, -4, 64, 9, ink.paper),
      path("M-64-4a64 9 0 0 0 128 0q-8 12-64 12t-64-12Z", ink.grey),
      path(wedge(62, -32, 14), ink.cactus),
      path("M-6-112L62-32Q48-12 26-9L20-20Z", ink.cactusLit),
      path(wedge(57, -38, 4), ink.mist),
      path(wedge(53, -43, -6), ink.ocotillo),
      path("M-6-112L53-43Q40-28 16-25Z", ink.coral),
      dots(
        seeds.map(([sx, sy]) => [sx * 0.8, sy * 0.9 - 18, 2.6]),
        ink.wood,
      ),
      line("M-6-112L-53-43", ink.chestnut, 2, ROUND),
    ],
    place(x, y),
  );
}
