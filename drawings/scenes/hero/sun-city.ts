import type { Drawing, Palette } from "../../kit/index.ts";
import { agave, barrel, brittle, ell, faint, ink, mix, path, pear, range, verdin } from "../../kit/index.ts";
import { fanPalm } from "../parts/fan-palm.ts";
import { foldedClinic } from "../parts/folded-clinic.ts";
import { golfCart } from "../parts/golf-cart.ts";
import { groveRow } from "../parts/orange-tree.ts";
import { desertFloor, frontLip, middleGround, trail } from "./land.ts";
import { heroSky } from "./sky.ts";
import type { View } from "./view.ts";
import { DESKTOP, frame, isInView, phoneView, ridgeInView } from "./view.ts";

/** Sun City: tall fan palms, the folded-plate clinic, a golf cart, the low White Tanks behind. */
export function sunCityHero(palette: Palette, size: "desktop" | "phone"): string {
  const view = size === "phone" ? phoneView(730) : DESKTOP;
  return frame(view, [
    heroSky(palette, view),
    hills(palette, view),
    desertFloor(palette, view, 14),
    backPalms(palette, view),
    trail(palette),
    foldedClinic(1147, 744, 0.94, palette),
    middleGround(palette, view),
    green(palette, view),
    frontPalms(palette, view),
    cart(palette),
    rightClump(palette, view),
    leftClump(palette, view),
    frontLip(palette),
  ]);
}

/** The White Tank Mountains: long, low and rounded, for an open horizon. */
function hills(p: Palette, view: View): Drawing {
  return [
    range({
      ridge: ridgeInView(
        view,
        "-20,630 80,612 190,626 300,604 420,622 540,606 660,612 770,590 860,604 950,570 1030,588 1120,544 1200,574 1290,556 1380,580 1470,562",
      ),
      base: 690,
      seed: 13,
      tones: p.far,
      rough: 0.14,
    }),
    range({
      ridge: ridgeInView(
        view,
        "-60,662 40,638 130,656 240,640 350,664 470,646 580,664 690,650 780,636 860,652 940,628 1010,646 1100,624 1180,642 1270,616 1340,634 1410,606 1490,620",
      ),
      base: 712,
      seed: 27,
      tones: p.mid,
      rough: 0.16,
      detail: 3,
    }),
    path("M0 668C200 652 420 676 640 668S1040 660 1440 668V720H0Z", p.haze, faint(0.3)),
    range({
      ridge: ridgeInView(
        view,
        "-40,704 70,690 180,702 290,690 420,708 620,706 740,692 830,702 920,686 1000,698 1100,688 1200,702 1300,682 1380,692 1480,668",
      ),
      base: 730,
      seed: 35,
      tones: p.near,
      rough: 0.16,
      detail: 3,
    }),
  ];
}

/** Palms of the street behind the clinic. */
function backPalms(p: Palette, view: View): Drawing {
  const all = [
    [250, 742, 88, 17],
    [286, 743, 112, 19],
    [596, 746, 118, 19],
    [1292, 742, 236, 38],
    [1340, 742, 186, 33],
  ] as const;
  return all
    .filter(([x, , , crown]) => isInView(view, x, crown))
    .map(([x, y, height, crown], index) => fanPalm(x, y, height, crown, p, index + 2));
}

/** The last hole: Sun City was built about its golf courses. */
function green(p: Palette, view: View): Drawing {
  if (!isInView(view, 500, 190)) return [];
  return [
    ell(500, 792, 176, 15, mix(p.verde[1], p.ground[1], 0.35)),
    ell(512, 790, 150, 11, mix(p.verde[1], p.verde[2], 0.35)),
    ell(508, 790, 5, 1.6, p.shadow),
    path("M506 790V712h2.4V790Z", p.isNight ? p.cloud[1] : ink.white),
    path("M508.4 713L540 722L508.4 733Z", p.flame),
    path("M505 791L446 798V796.5L505 790Z", p.shadow, faint(0.35)),
  ];
}

/** Three palms, the tallest in the middle, and the planting at their feet. On a phone they stay below the buttons. */
function frontPalms(p: Palette, view: View): Drawing {
  const tall = view.isPhone ? 0.83 : 1;
  return [
    fanPalm(806, 790, 288 * tall, 60, p, 5),
    fanPalm(930, 784, 250 * tall, 56, p, 9),
    fanPalm(866, 798, 386 * tall, view.isPhone ? 66 : 72, p, 7),
    groveRow([[756, 800, 30]], p, 3),
    agave(826, 812, 30, { tones: p.agave, seed: 3 }),
    brittle(890, 812, 26, { tones: p.bush, flower: p.flower, seed: 14 }),
    brittle(784, 820, 22, { tones: p.bush, flower: p.flower, seed: 4 }),
    isInView(view, 688, 60) && groveRow([[690, 790, 36]], p, 8),
  ];
}

/** The cart waits on the trail, and the verdin on its roof. */
function cart(p: Palette): Drawing {
  const inks = {
    body: p.isNight ? mix(p.wall[0], ink.white, 0.35) : ink.paper,
    trim: p.trim,
    frame: p.isNight ? p.shadow : ink.deep,
    seat: p.isNight ? p.flame : ink.clay,
    metal: p.isNight ? p.cloud[1] : "#C9D9D3",
  };
  return [
    ell(964, 830, 92, 7, p.shadow, faint(0.3)),
    golfCart(992, 818, 1, inks),
    verdin(974, 750, 30, { inks: p.bird }),
  ];
}

function rightClump(p: Palette, view: View): Drawing {
  return [
    isInView(view, 1398, 90) && fanPalm(1392, 836, 404, 74, p, 12),
    isInView(view, 1330, 60) && groveRow([[1330, 822, 44]], p, 6),
    pear(1222, 850, 34, { tones: p.cactus, fruit: p.flame }),
    isInView(view, 1286, 30) && agave(1284, 852, 30, { tones: p.agave, seed: 5 }),
    isInView(view, 1424, 30) && brittle(1424, 846, 26, { tones: p.bush, flower: p.flower, seed: 3 }),
  ];
}

function leftClump(p: Palette, view: View): Drawing {
  return [
    isInView(view, 100, 90) && [
      fanPalm(84, 792, 146, 30, p, 4),
      fanPalm(124, 796, 112, 27, p, 8),
      brittle(170, 804, 22, { tones: p.bush, flower: p.flower, seed: 6 }),
    ],
    isInView(view, 320, 110) && [
      agave(262, 824, 28, { tones: p.agave, seed: 8 }),
      barrel(306, 828, 16, { tones: p.cactus }),
      brittle(346, 830, 22, { tones: p.bush, flower: p.flower, seed: 9 }),
    ],
  ];
}
