import type { Dot, Drawing, Palette } from "../../kit/index.ts";
import {
  agave,
  brittle,
  dots,
  ell,
  faint,
  line,
  mix,
  path,
  pear,
  range,
  rect,
  rng,
  saguaro,
  times,
  verdin,
} from "../../kit/index.ts";
import type { GroveTree } from "../parts/orange-tree.ts";
import { groveRow, orangeInk, orangeTree } from "../parts/orange-tree.ts";
import { steppedClinic } from "../parts/stepped-clinic.ts";
import { desertFloor, frontLip, middleGround, trail } from "./land.ts";
import { heroSky } from "./sky.ts";
import type { View } from "./view.ts";
import { DESKTOP, frame, isInView, phoneView, ridgeInView } from "./view.ts";

/** Mesa: the sun over the Superstitions' long wall, an orange grove, the stepped adobe clinic. */
export function mesaHero(palette: Palette, size: "desktop" | "phone"): string {
  const view = size === "phone" ? phoneView(730) : DESKTOP;
  return frame(view, [
    heroSky(palette, view),
    mountains(palette, view),
    desertFloor(palette, view, 22),
    farGrove(palette, view),
    trail(palette),
    steppedClinic(1147, 745, 1, palette),
    middleGround(palette, view),
    grove(palette, view),
    rightClump(palette, view),
    leftClump(palette, view),
    frontLip(palette),
  ]);
}

function mountains(p: Palette, view: View): Drawing {
  return [
    // far, with the Four Peaks in the north-east
    range({
      ridge: ridgeInView(
        view,
        "-20,628 90,606 170,622 270,600 380,618 470,606 560,616 640,590 676,566 690,576 706,554 722,570 740,550 756,566 772,556 800,592 880,604 1000,590 1300,600 1390,570 1470,584",
      ),
      base: 680,
      seed: 5,
      tones: p.far,
    }),
    superstitions(p),
    isInView(view, 340, 400) &&
      range({
        ridge: "-60,664 30,640 120,660 210,644 310,668 430,650 540,668 660,656 780,680",
        base: 712,
        seed: 25,
        tones: p.mid,
        detail: 3,
      }),
    path("M0 668C200 652 420 676 640 668S1040 660 1440 668V720H0Z", p.haze, faint(0.3)),
    range({
      ridge: ridgeInView(
        view,
        "-40,700 60,676 150,694 260,680 400,706 720,706 800,684 850,690 920,668 1000,690 1240,694 1320,664 1376,640 1412,652 1480,616",
      ),
      base: 730,
      seed: 19,
      tones: p.near,
      rough: 0.22,
      detail: 3,
      zigzag: 0.055,
    }),
  ];
}

/** Superstition Mountain: a long flat-topped wall of fluted cliffs over its skirt of talus. */
function superstitions(p: Palette): Drawing {
  const talus = (share: number): string => mix(p.mid[0], p.near[0], share);
  return [
    range({
      ridge:
        "770,690 832,646 858,634 880,584 892,530 908,504 936,500 962,512 992,484 1006,490 1020,476 1104,488 1146,470 1172,482 1184,474 1226,484 1262,478 1292,496 1306,530 1316,566 1352,588 1400,612 1490,650",
      base: 712,
      seed: 44,
      tones: p.mid,
      rough: 0.16,
      detail: 3,
      lean: -0.09,
      zigzag: 0.04,
    }),
    range({
      ridge:
        "760,694 850,656 900,622 930,634 1000,606 1060,632 1120,612 1150,624 1206,600 1262,628 1306,614 1360,640 1420,662 1490,690",
      base: 716,
      seed: 51,
      tones: [talus(0.3), mix(p.mid[1], p.near[1], 0.45), p.mid[2] ?? p.mid[0]],
      rough: 0.2,
      detail: 3,
      zigzag: 0.06,
    }),
  ];
}

/** The far rows of the grove, a dark hedge of round crowns below the horizon. */
function farGrove(p: Palette, view: View): Drawing {
  const random = rng(12);
  const crowns = times(46, (i): Dot => [392 + i * 12.6 + random() * 8, 737 - random() * 4, 7 + random() * 7]);
  const shown = crowns.filter(([x]) => isInView(view, x, 14));
  const lit = shown.map(([x, y, r]): Dot => [x + r * 0.34, y - r * 0.34, r * (0.4 + random() * 0.25)]);
  const fruit = shown.map(([x, y, r]): Dot => [x + (random() - 0.5) * r, y - random() * r * 0.7, 1]);
  return [dots(shown, p.cactus[0]), dots(lit, p.cactus[1]), dots(fruit, orangeInk(p))];
}

const ROW: readonly GroveTree[] = [
  [470, 764, 24],
  [520, 769, 30],
  [582, 776, 39],
  [662, 786, 52],
];

/** The row that leads to the big tree, its crate of oranges and the verdin on it. */
function grove(p: Palette, view: View): Drawing {
  return [
    groveRow(
      ROW.filter(([x, , radius]) => isInView(view, x, radius)),
      p,
    ),
    orangeTree(846, 806, 122, p, 6),
    brittle(934, 818, 22, { tones: p.bush, flower: p.flower, seed: 14 }),
    crate(796, 830, p),
    verdin(786, 801, 32, { inks: p.bird }),
  ];
}

/** A picking crate, full. (x, y) is the middle of its foot. */
function crate(x: number, y: number, p: Palette): Drawing {
  const fruit = times(9, (i): Dot => [x - 30 + (i % 5) * 15 + (i > 4 ? 7 : 0), y - 28 - (i > 4 ? 8 : 0), 8]);
  const gleam = fruit.map(([fx, fy]): Dot => [fx + 2, fy - 2, 5.5]);
  const [lit, local, shade] = p.wall;
  return [
    ell(x - 34, y + 1, 62, 6, p.shadow, faint(0.3)),
    dots(fruit, mix(orangeInk(p), p.shadow, 0.22)),
    dots(gleam, orangeInk(p)),
    rect(x - 40, y - 28, 80, 28, local),
    rect(x - 40, y - 28, 14, 28, shade),
    rect(x + 32, y - 28, 8, 28, lit),
    line(`M${x - 40} ${y - 18.5}h80M${x - 40} ${y - 9}h80`, p.viga, 1.8),
  ];
}

function rightClump(p: Palette, view: View): Drawing {
  return [
    isInView(view, 1392, 120) && orangeTree(1398, 838, 108, p, 21),
    isInView(view, 1290, 40) && agave(1296, 846, 32, { tones: p.agave, seed: 5 }),
    pear(1222, 850, 34, { tones: p.cactus, fruit: p.flame }),
    isInView(view, 1262, 24) && brittle(1264, 852, 18, { tones: p.bush, flower: p.flower, seed: 3 }),
  ];
}

function leftClump(p: Palette, view: View): Drawing {
  return [
    isInView(view, 100, 90) && [
      saguaro(92, 792, 126, { width: 19, arms: [[-1, 0.42, 26, 36]], tones: p.cactus, shadow: p.shadow }),
      agave(150, 802, 24, { tones: p.agave, seed: 8 }),
    ],
    isInView(view, 320, 110) && [
      brittle(270, 822, 28, { tones: p.bush, flower: p.flower, seed: 9 }),
      pear(352, 826, 28, { tones: p.cactus, fruit: p.flame }),
      brittle(420, 830, 22, { tones: p.bush, flower: p.flower, seed: 6 }),
    ],
  ];
}
