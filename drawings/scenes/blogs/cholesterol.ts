import type { Drawing, Tones } from "../../kit/index.ts";
import {
  agave,
  brittle,
  clip,
  cloud,
  DAWN,
  dots,
  ell,
  faint,
  flecks,
  g,
  grass,
  ground,
  ink,
  pad,
  path,
  place,
  points,
  range,
  saguaro,
  svg,
  verdin,
} from "../../kit/index.ts";
import { distantSaguaros } from "../parts/distant-saguaros.ts";
import { H, W } from "./frame.ts";
import { dawnSky } from "./lights.ts";

const HEART: Tones = ["#2F7562", "#6FA36F", "#CBD58E"];

/** Cholesterol, at dawn: one pad of a prickly pear has grown into a heart. */
export function cholesterol(): string {
  return svg(W, H, [landscape(), plants(), pricklyPear()]);
}

function landscape(): Drawing {
  return [
    dawnSky(430, 186, 84),
    cloud(70, 120, 190, DAWN.cloud, 0.95),
    cloud(610, 96, 160, DAWN.cloud, 0.95),
    range({
      ridge: "-20,296 60,246 140,274 220,226 310,284 400,268 480,292 560,262 640,284 710,234 770,258 830,222",
      base: 360,
      seed: 6,
      tones: DAWN.far,
    }),
    range({
      ridge: "-20,326 60,288 130,316 220,300 320,336 480,340 590,330 660,292 720,312 830,280",
      base: 380,
      seed: 19,
      tones: DAWN.mid,
      detail: 3,
    }),
    ground(W, H, [346, 340, 352, 348, 342], DAWN.hill[0]),
    distantSaguaros({ width: W, top: 346, count: 26, seed: 5, color: DAWN.hill[0] }),
    ground(W, H, [358, 354, 362, 358, 354], DAWN.hill[1]),
    ground(W, H, [380, 374, 386, 382, 376], DAWN.ground[0]),
    ground(W, H, [424, 432, 420, 430, 418], DAWN.ground[1]),
    flecks([20, 392, 780, 420], 16, "#B9704A", { seed: 3, length: 14 }),
    flecks([20, 440, 780, 492], 26, DAWN.fleck, { seed: 4, length: 15 }),
  ];
}

function plants(): Drawing {
  return [
    saguaro(104, 424, 176, {
      width: 23,
      arms: [
        [-1, 0.4, 34, 44],
        [1, 0.54, 32, 40],
      ],
      tones: DAWN.cactus,
      shadow: DAWN.shadow,
    }),
    brittle(158, 434, 28, { tones: DAWN.bush, seed: 4 }),
    agave(690, 448, 44, { tones: DAWN.agave }),
    brittle(742, 440, 26, { tones: DAWN.bush, seed: 9 }),
    brittle(630, 436, 20, { tones: DAWN.bush, seed: 2 }),
  ];
}

/** [x, y, rx, ry, degrees], from the back to the front. */
const PADS = [
  [226, 246, 36, 46, -36],
  [636, 262, 34, 44, 42],
  [304, 226, 38, 50, -14],
  [552, 220, 40, 52, 18],
  [268, 326, 48, 62, -28],
  [594, 334, 46, 60, 32],
  [342, 316, 52, 66, -12],
  [512, 312, 52, 68, 14],
  [326, 404, 56, 70, -26],
  [534, 404, 56, 70, 25],
  [430, 322, 56, 72, 2],
  [430, 398, 64, 76, 0],
] as const;

/** [x, y, degrees] */
const FRUIT = [
  [204, 206, -44],
  [224, 196, -30],
  [280, 180, -24],
  [302, 172, -8],
  [548, 164, 6],
  [574, 166, 22],
  [662, 220, 40],
  [676, 236, 58],
  [618, 276, 30],
  [238, 272, -36],
] as const;

function pricklyPear(): Drawing {
  return [
    ell(330, 462, 250, 17, DAWN.shadow, faint(0.32)),
    PADS.map(([x, y, rx, ry, rotate]) => g(pad(rx, ry, 110, DAWN.cactus), place(x, y, { rotate }))),
    FRUIT.map(([x, y, rotate], index) => g(fruit([1, 2, 7].includes(index)), place(x, y, { rotate }))),
    foot(),
    g(heartPad(), place(430, 190, { scale: 1.02 })),
    verdin(552, 144, 34, { flip: true }),
  ];
}

/** Sand, grass and a brittlebush that hide where the plant leaves the ground. */
function foot(): Drawing {
  return [
    path("M250 484C296 450 350 464 400 456S520 462 560 454S624 466 650 484Z", DAWN.ground[1]),
    flecks([300, 464, 600, 476], 9, DAWN.fleck, { seed: 11, length: 12 }),
    grass(312, 472, 34, { color: ink.verdeShade, seed: 3 }),
    grass(488, 470, 30, { color: ink.verde, seed: 8 }),
    brittle(586, 474, 26, { tones: DAWN.bush, seed: 6 }),
  ];
}

/** A fruit that stands on (0, 0), with its yellow flower or without. */
function fruit(inBloom: boolean): Drawing {
  return [
    inBloom && path("M-9-18Q-18-30-9-36Q-5-28 0-40Q5-28 9-36Q18-30 9-18Z", ink.sun),
    inBloom && path("M2-18Q2-30 0-40Q5-28 9-36Q18-30 9-18Z", ink.sunPale),
    path("M-8 6C-13-4-12-16-8-22H8C12-16 13-4 8 6Z", ink.ocotillo),
    path("M3-22H8C12-16 13-4 8 6H4C8-4 8-14 3-22Z", ink.coral),
    path("M-8 6C-13-4-12-16-8-22H-5C-8-14-8-4-4 6Z", ink.chestnut),
  ];
}

/** The heart-shaped pad: about (0, 0), its tip at (0, 78). */
function heartPad(): Drawing {
  const [shade, local, lit] = HEART;
  const outline =
    "M0 80C-16 50-84 22-86-28C-87-62-62-80-40-80C-18-80-4-66 0-46C4-66 18-80 40-80C62-80 87-62 86-28C84 22 16 50 0 80Z";
  const glow = "M46-80C66-78 87-62 86-28C84 22 16 50 0 80C6 60 64 26 70-24C73-50 62-70 46-80Z";
  const rows = points(
    "-56,-46 -30,-56 32,-58 56,-44 -66,-18 -40,-24 -14,-22 14,-24 42,-22 -50,6 -24,6 2,4 28,6 -32,32 -6,32 18,32 -8,56",
  );
  return clip("heart", outline, [
    path(outline, shade),
    g(path(outline, local), { transform: "translate(9 -3)scale(.95)" }),
    path(glow, lit),
    path("M0-46C-4-20-2-4 0 8C4-6 6-24 0-46Z", shade),
    dots(
      rows.map(([x, y]) => [x, y, 2.6] as const),
      shade,
    ),
    dots(
      rows.map(([x, y]) => [x + 1.5, y - 1.5, 1] as const),
      ink.paper,
    ),
  ]);
}
