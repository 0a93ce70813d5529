import type { Drawing, Palette } from "../../kit/index.ts";
import {
  agave,
  barrel,
  brittle,
  faint,
  ocotillo,
  paloverde,
  path,
  pear,
  range,
  saguaro,
  verdin,
} from "../../kit/index.ts";
import { clinic } from "../parts/clinic.ts";
import { desertFloor, frontLip, middleGround, trail } from "./land.ts";
import { heroSky } from "./sky.ts";
import type { View } from "./view.ts";
import { DESKTOP, frame, isInView, phoneView, ridgeInView } from "./view.ts";

/** Goodyear: a big saguaro with the verdin on its arm, the clinic by its path, an escarpment. */
export function goodyearHero(palette: Palette, size: "desktop" | "phone"): string {
  const view = size === "phone" ? phoneView(730) : DESKTOP;
  return frame(view, [
    heroSky(palette, view),
    mountains(palette, view),
    desertFloor(palette, view),
    clinicAndPath(palette, view),
    middleGround(palette, view),
    bigSaguaro(palette, view),
    rightClump(palette, view),
    leftClump(palette, view),
    frontLip(palette),
  ]);
}

function mountains(p: Palette, view: View): Drawing {
  return [
    range({
      ridge: ridgeInView(
        view,
        "-20,618 70,592 140,612 230,578 330,608 420,592 520,606 610,560 690,580 770,520 860,556 950,520 1040,552 1150,500 1250,540 1330,490 1400,520 1470,496",
      ),
      base: 680,
      seed: 3,
      tones: p.far,
    }),
    // escarpment right (after the Superstitions)
    range({
      ridge:
        "640,660 730,604 770,616 842,566 890,606 960,586 1030,622 1100,590 1150,540 1178,474 1206,462 1240,468 1268,440 1300,452 1322,446 1356,512 1396,500 1440,540 1480,520",
      base: 710,
      seed: 12,
      tones: p.mid,
      rough: 0.22,
      detail: 3,
      lean: -0.16,
      zigzag: 0.055,
    }),
    // long low range left: keeps the sky open for the headline
    isInView(view, 340, 400) &&
      range({
        ridge: "-60,660 30,622 110,654 190,640 300,664 430,638 520,664 640,652 760,676",
        base: 712,
        seed: 25,
        tones: p.mid,
        detail: 3,
      }),
    path("M0 668C200 652 420 676 640 668S1040 660 1440 668V720H0Z", p.haze, faint(0.3)),
    range({
      ridge: ridgeInView(
        view,
        "-40,700 60,662 150,690 240,672 380,704 700,706 780,654 840,672 892,640 960,690 1040,676 1120,702 1300,700 1368,622 1410,636 1480,600",
      ),
      base: 730,
      seed: 9,
      tones: p.near,
      rough: 0.22,
      detail: 3,
      zigzag: 0.055,
    }),
  ];
}

function clinicAndPath(p: Palette, view: View): Drawing {
  return [
    trail(p),
    clinic(1080, 744, 1, p),
    ocotillo(1016, 752, 92, {
      seed: 8,
      canes: 7,
      flame: p.flame,
      stem: p.bush[0],
      leaf: p.verde[1],
    }),
    isInView(view, 1250, 30) && [
      brittle(1262, 756, 20, { tones: p.bush, flower: p.flower, seed: 3 }),
      agave(1238, 756, 18, { tones: p.agave, seed: 4 }),
    ],
  ];
}

/** The big saguaro, the verdin on its arm, and what grows at its foot. */
function bigSaguaro(p: Palette, view: View): Drawing {
  return [
    saguaro(862, 796, 352, {
      width: 40,
      arms: [
        [-1, 0.35, 62, 96],
        [1, 0.45, 56, 116],
        [1, 0.29, 96, 44],
      ],
      tones: p.cactus,
      hole: true,
      bloom: p.inBloom && [1, 2, 3],
      shadow: p.shadow,
    }),
    verdin(801, 559, 34, { inks: p.bird }),
    saguaro(966, 782, 132, {
      width: 20,
      arms: [[1, 0.45, 27, 36]],
      tones: p.cactus,
      shadow: p.shadow,
    }),
    brittle(806, 812, 36, { tones: p.bush, flower: p.flower, seed: 4 }),
    brittle(914, 810, 24, { tones: p.bush, flower: p.flower, seed: 14 }),
    isInView(view, 652, 110) &&
      ocotillo(652, 806, 186, {
        seed: 22,
        canes: 10,
        flame: p.flame,
        stem: p.bush[0],
        leaf: p.verde[1],
      }),
    isInView(view, 580, 46) && agave(580, 822, 46, { tones: p.agave }),
    isInView(view, 712, 30) && brittle(712, 824, 26, { tones: p.bush, flower: p.flower, seed: 31 }),
  ];
}

/** The nurse tree and the young saguaro in its shade. */
function rightClump(p: Palette, view: View): Drawing {
  return [
    isInView(view, 1392, 140) &&
      paloverde(1392, 838, 268, {
        tones: p.verde,
        bark: [p.cactus[0], p.verde[1]],
        bloom: p.inBloom,
        spread: 0.94,
        shadow: p.shadow,
      }),
    isInView(view, 1330, 14) && saguaro(1330, 842, 58, { width: 21, tones: p.cactus }),
    pear(1222, 850, 34, { tones: p.cactus, fruit: p.flame }),
    isInView(view, 1286, 30) && agave(1286, 852, 30, { tones: p.agave, seed: 5 }),
  ];
}

function leftClump(p: Palette, view: View): Drawing {
  return [
    isInView(view, 100, 90) && [
      saguaro(92, 792, 126, {
        width: 19,
        arms: [[1, 0.42, 26, 36]],
        tones: p.cactus,
        shadow: p.shadow,
      }),
      brittle(150, 800, 24, { tones: p.bush, flower: p.flower, seed: 6 }),
    ],
    isInView(view, 320, 110) && [
      pear(318, 822, 32, { tones: p.cactus, fruit: p.flame }),
      brittle(396, 826, 30, { tones: p.bush, flower: p.flower, seed: 9 }),
      barrel(258, 826, 17, { tones: p.cactus }),
    ],
  ];
}
