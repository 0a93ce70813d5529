import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  barrel,
  brittle,
  circ,
  citrus,
  clip,
  cloud,
  DAWN,
  d,
  faint,
  flecks,
  g,
  ink,
  line,
  path,
  pear,
  place,
  range,
  rays,
  rect,
  sky,
  sun,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { blinds, branchShade, houseNumber, mailbox, pavers, stucco, wallLamp } from "./details.ts";
import { glass, H, sign, W } from "./parts.ts";

const LIT = "#FBE6CC";
const BAND = "#F6D3A9";
const LOCAL = "#EBBF98";
const SHADE = "#B67F66";
const SILL = "#FFF6E6";

/** Mesa at noon: stepped adobe among citrus trees, before the Superstitions. */
export function mesaOffice(): string {
  return svg(W, H, [backdrop(), leftWing(), entrance(), rightWing(), garden()]);
}

function backdrop(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#A9D5CE"],
        [90, "#C0E0D9"],
        [180, "#D9ECE4"],
        [250, "#F3EEDF"],
      ],
      5,
      6,
    ),
    rays(610, 330, 900, "#FFFFFF", 0.2),
    sun(590, 92, [46, 76], ["#FBD77F", "#FCEFC9"], [0.55]),
    cloud(70, 96, 220, ["#FFFFFF", "#E2EFE9"], 0.9),
    cloud(330, 150, 150, ["#FFFFFF", "#E2EFE9"], 0.85),
    // Superstition Mountain: the long flat-topped wall
    range({
      ridge:
        "-20,340 60,300 130,318 196,250 220,206 252,196 286,204 310,178 342,188 372,174 402,190 430,182 452,220 486,214 516,262 580,300 640,286 740,330",
      base: 400,
      seed: 31,
      tones: ["#7FB2AC", "#F0B18A", "#B2A98F"],
      detail: 3,
      lean: -0.14,
    }),
    range({
      ridge: "-20,350 70,332 160,356 280,346 420,370 560,352 640,326 690,342 740,320",
      base: 400,
      seed: 14,
      tones: ["#2F7273", "#E0946A", "#8F8B74"],
      detail: 3,
    }),
    rect(0, 374, W, 106, DAWN.hill[0]),
    rect(0, 384, W, 96, DAWN.ground[0]),
  ];
}

/** The low wing and its stepped parapet. */
function leftWing(): Drawing {
  return [
    rect(96, 300, 18, 100, SHADE),
    path("M114 400V300H150V288H196V300H300V400Z", LIT),
    rect(114, 300, 186, 10, BAND),
    stucco([116, 312, 296, 338], 26, LOCAL, 4),
    stucco([116, 382, 296, 398], 22, LOCAL, 7),
    stucco([98, 306, 112, 396], 10, "#9A6751", 5),
    branchShade(300, 318, 1, DAWN.shadow, 0.14),
    times(6, (i) => [
      rect(126 + i * 28, 316, 6, 6, ink.wood),
      path(d`M${126 + i * 28} 322h6l-9 9h-6Z`, LOCAL),
    ]),
    [138, 196, 252].map((x) => [
      rect(x, 340, 34, 36, SHADE),
      glass(x, 340, 28, 33),
      blinds(x, 340, 28, 33, x === 196 ? 0.7 : 0.36),
      line(d`M${x + 14} 340V373`, LIT, 1.6),
      rect(x - 3, 376, 40, 5, SILL),
    ]),
  ];
}

function entrance(): Drawing {
  return [
    path("M296 400V262H312V248H330V236H420V248H438V262H452V400Z", BAND),
    path("M296 400V262H312V248H330V400Z", LOCAL),
    stucco([334, 242, 416, 262], 12, LOCAL, 11),
    stucco([410, 268, 450, 396], 22, LOCAL, 12),
    stucco([300, 268, 328, 396], 14, SHADE, 13),
    tiles(),
    path("M346 400V322a31 31 0 0 1 62 0V400Z", SHADE),
    path("M354 400V326a25 25 0 0 1 50 0V400Z", ink.teal),
    path("M360 400V328a19 19 0 0 1 38 0V400Z", ink.pine),
    line("M379 309V400", ink.patina, 2.5),
    path("M383 400V310a19 19 0 0 1 15 18V400Z", ink.sun),
    circ(374, 362, 1.8, ink.sunPale),
    wallLamp(338, 330),
    wallLamp(424, 330),
    rect(417, 352, 30, 13, ink.teal, { rx: 2 }),
    houseNumber(420.5, 355, "8035", "#FFF6E6", 0.98),
    olla(330, 402),
    sign(364, 260, 0.98, ink.teal),
  ];
}

/** Glazed tiles around the arch. */
function tiles(): Drawing {
  const row = times(13, (i) => {
    const angle = Math.PI * (i / 12);
    const [x, y] = [377 - Math.cos(angle) * 36, 322 - Math.sin(angle) * 36];
    return d`M${x} ${y - 3.6}l3.6 3.6l-3.6 3.6l-3.6-3.6Z`;
  });
  const alternate = (odd: number) => row.filter((_, i) => i % 2 === odd).join("");
  return [path(alternate(0), ink.patina), path(alternate(1), ink.sun)];
}

/** A clay jar beside the door. */
function olla(x: number, y: number): Drawing {
  return g(
    [
      path("M-30 3H2L10-1H-18Z", DAWN.shadow, faint(0.24)),
      path("M-7 0C-15-5-15-20-6-25L-7-29H7L6-25C15-20 15-5 7 0Z", ink.clay),
      path("M-7 0C-15-5-15-20-6-25L-7-29H-2C-4-18-8-8-2 0Z", ink.chestnut),
      line("M-11-17Q0-13 11-17", ink.peach, 1.4),
    ],
    place(x, y),
  );
}

/** The right wing with its ramada, whose slats throw their shade on the wall. */
function rightWing(): Drawing {
  const slats = times(15, (i) => d`M${456 + i * 12} 322l-9 78h5l9-78Z`).join("");
  return [
    rect(452, 304, 176, 96, LIT),
    rect(452, 304, 176, 10, BAND),
    [486, 546].map((x) => [
      rect(x, 336, 44, 44, SHADE),
      glass(x, 336, 38, 41),
      blinds(x, 336, 38, 41, x === 486 ? 0.3 : 0.56),
      line(d`M${x + 19} 336V377`, LIT, 1.8),
      rect(x - 3, 380, 50, 4, SILL),
    ]),
    stucco([456, 386, 624, 398], 16, LOCAL, 21),
    clip("wall", "M452 320H628V400H452Z", path(slats, DAWN.shadow, faint(0.22))),
    rect(440, 314, 220, 8, ink.wood),
    times(16, (i) => rect(446 + i * 13.6, 308, 5, 10, ink.earth)),
    rect(648, 318, 6, 82, ink.wood),
    rect(652, 318, 2, 82, "#C98C6A"),
    rect(566, 322, 5, 78, ink.wood),
    rect(476, 322, 5, 78, ink.wood),
    rect(580, 384, 58, 6, ink.earth),
    rect(586, 390, 5, 12, ink.wood),
    rect(628, 390, 5, 12, ink.wood),
  ];
}

/** Mesa grew up among the groves. */
function garden(): Drawing {
  return [
    rect(0, 400, W, 80, DAWN.ground[1]),
    path("M96 400L20 414H300L640 400Z", DAWN.shadow, faint(0.24)),
    path("M348 400H408L520 480H230Z", DAWN.trail),
    pavers([348, 400, 408, 480], [230, 0, 520, 0], DAWN.ground[0]),
    path("M0 452C120 446 230 464 230 480H0ZM720 446C640 442 520 462 520 480H720Z", DAWN.ground[2]),
    flecks([20, 414, 700, 472], 24, DAWN.fleck, { seed: 9, length: 14, width: 1.5 }),
    citrus(70, 428, 38, { fruit: "#F2A33A", seed: 4 }),
    citrus(176, 436, 30, { fruit: "#F2A33A", seed: 11 }),
    citrus(676, 430, 40, { fruit: "#F2A33A", seed: 15 }),
    agave(250, 434, 22, { tones: DAWN.agave }),
    brittle(292, 430, 15, { tones: DAWN.bush, seed: 2 }),
    pear(560, 442, 20, { tones: DAWN.cactus }),
    agave(610, 440, 20, { tones: DAWN.agave, seed: 7 }),
    brittle(500, 434, 15, { tones: DAWN.bush, seed: 5 }),
    barrel(122, 446, 11, { tones: DAWN.cactus }),
    mailbox(640, 458),
    verdin(340, 236, 18),
  ];
}
