import {
  agave,
  barrel,
  brittle,
  cloud,
  DAWN,
  flecks,
  ground,
  ink,
  paloverde,
  path,
  pear,
  range,
  rays,
  saguaro,
  sky,
  sun,
  svg,
  verdin,
} from "../../kit/index.ts";

const W = 640;
const H = 720;

/** About: the nurse tree. A palo verde shelters a young saguaro. */
export function nurseTree(): string {
  return svg(W, H, [
    sky(
      W,
      H,
      [
        [0, "#CFE7E2"],
        [170, "#E2F0EA"],
        [300, "#F7EFE1"],
        [390, "#FCE2C8"],
        [460, "#F9CDA6"],
      ],
      6,
      8,
    ),
    rays(430, 500, 1000, ink.paper, 0.42),
    sun(446, 330, [80, 122, 168], DAWN.sun),
    cloud(40, 150, 190, DAWN.cloud, 0.95),
    cloud(420, 110, 180, DAWN.cloud, 0.95),
    range({
      ridge: "-20,460 70,400 140,436 220,390 310,446 400,420 480,450 560,392 670,440",
      base: 540,
      seed: 6,
      tones: DAWN.far,
    }),
    range({
      ridge: "-20,500 60,462 130,494 240,476 340,512 470,500 560,458 600,474 670,440",
      base: 560,
      seed: 13,
      tones: DAWN.mid,
      detail: 3,
    }),
    ground(W, H, [532, 524, 534, 528, 522], DAWN.hill[0]),
    ground(W, H, [544, 538, 548, 540, 534], DAWN.hill[1]),
    ground(W, H, [572, 562, 578, 566, 556], DAWN.ground[0]),
    path("M0 632C140 606 320 640 460 626S600 606 640 612V720H0Z", DAWN.ground[1]),
    path("M0 690C160 668 380 700 640 676V720H0Z", DAWN.ground[2]),
    flecks([20, 640, 620, 700], 30, DAWN.fleck, { seed: 4, length: 16, width: 1.8 }),
    saguaro(66, 606, 108, {
      width: 16,
      arms: [[1, 0.46, 22, 26]],
      tones: DAWN.cactus,
      shadow: DAWN.shadow,
    }),
    paloverde(322, 652, 432, {
      seed: 4,
      spread: 1.06,
      shadow: DAWN.shadow,
      tones: ["#3E7048", ink.verde, "#D2D27A"],
    }),
    saguaro(246, 660, 128, { width: 40, tones: DAWN.cactus }),
    saguaro(402, 662, 58, { width: 28, tones: DAWN.cactus }),
    brittle(470, 664, 38, { tones: DAWN.bush, seed: 4 }),
    agave(160, 676, 44, { tones: DAWN.agave }),
    brittle(540, 640, 24, { tones: DAWN.bush, seed: 8 }),
    pear(572, 688, 36, { tones: DAWN.cactus }),
    barrel(120, 694, 18, { tones: DAWN.cactus }),
    brittle(330, 680, 24, { tones: DAWN.bush, seed: 18 }),
    verdin(246, 533, 36),
  ]);
}
