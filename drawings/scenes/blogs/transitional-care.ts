import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  brittle,
  DAWN,
  d,
  ell,
  faint,
  flecks,
  g,
  ground,
  ink,
  line,
  ocotillo,
  path,
  pear,
  place,
  ROUND,
  range,
  rect,
  saguaro,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { hatchback } from "../parts/hatchback.ts";
import { H, W } from "./frame.ts";
import { duskSky } from "./lights.ts";

const WALL = { lit: "#F2B98C", local: "#C98A68", shade: "#8F5F52", deep: "#6B4844" } as const;
const GLOW = "#FBCB62";

/** Transitional care, at dusk: home from hospital. The door is open, the light is on. */
export function transitionalCare(): string {
  return svg(W, H, [
    duskSky(612, 238),
    desert(),
    house(),
    doorway(),
    windowLit(),
    lamp(),
    yard(),
    g(hatchback({ lightsOn: true }), place(404, 462, { scale: 1.0 })),
    steps(),
    bag(),
    garden(),
    verdin(372, 62, 24),
  ]);
}

function desert(): Drawing {
  return [
    range({
      ridge: "300,290 400,262 470,286 540,252 620,290 700,246 760,272 830,238",
      base: 372,
      seed: 8,
      tones: ["#7FAFAA", "#F2BE9B", "#B4B6A2"],
    }),
    range({
      ridge: "300,330 400,312 500,334 600,320 680,296 740,316 830,290",
      base: 390,
      seed: 22,
      tones: ["#3B7A7C", "#DE8C62", "#87857A"],
      detail: 3,
    }),
    ground(W, H, [356, 352, 360, 356, 350], "#174E52"),
    ground(W, H, [368, 364, 372, 368, 362], "#B5673F"),
    saguaro(498, 380, 150, {
      width: 20,
      arms: [
        [-1, 0.42, 30, 38],
        [1, 0.54, 28, 34],
      ],
      tones: DAWN.cactus,
    }),
    ocotillo(754, 384, 128, { seed: 7, canes: 8 }),
  ];
}

function house(): Drawing {
  return [
    path("M-10 420V70Q-10 62 0 62H380Q396 62 396 80V420Z", WALL.local),
    rect(-10, 62, 96, 358, WALL.shade),
    path("M86 62Q60 200 86 420H70V62Z", WALL.shade),
    path("M372 62H380Q396 62 396 80V420H376Q382 240 372 62Z", WALL.lit),
    rect(-10, 62, 404, 10, WALL.lit),
    rect(-10, 62, 96, 10, WALL.local),
    times(7, (i) => [
      rect(26 + i * 54, 100, 17, 17, ink.wood),
      rect(38 + i * 54, 100, 5, 17, "#B98258"),
      path(d`M${26 + i * 54} 117h17l-14 20h-17Z`, WALL.deep, faint(0.45)),
    ]),
  ];
}

/** The open door: a lit hall with a coat peg and a picture, the leaf folded in on the left. */
function doorway(): Drawing {
  return [
    path("M204 410V238a62 62 0 0 1 124 0V410Z", WALL.deep),
    path("M212 410V240a54 54 0 0 1 108 0V410Z", GLOW),
    path("M240 410V216Q266 190 292 216V410Z", ink.sunPale),
    path("M212 410H320L292 392H240Z", "#D99A4E"),
    // the leaf
    path("M212 410V240Q212 214 226 202L244 222V396Z", ink.teal),
    path("M212 410V240Q212 214 226 202L232 208V402Z", ink.deep),
    ell(239, 318, 3, 4.5, ink.sun),
    // a coat on a peg
    path("M252 268Q270 250 288 268L294 340Q270 348 246 340Z", ink.patina),
    path("M278 259Q284 262 288 268L294 340Q288 343 281 344Z", ink.turquoise),
    line("M270 262V343", ink.teal, 2.5),
    rect(258, 248, 26, 6, ink.wood, { rx: 2 }),
  ];
}

function windowLit(): Drawing {
  return [
    rect(62, 206, 106, 112, WALL.deep),
    rect(70, 214, 90, 104, GLOW),
    path("M70 214H92Q92 270 78 318H70ZM160 214H138Q138 270 152 318H160Z", "#F0A94E"),
    line("M115 214V318M70 262H160", ink.wood, 5),
    rect(54, 316, 122, 11, WALL.lit, { rx: 3 }),
    rect(54, 316, 44, 11, WALL.local, { rx: 3 }),
  ];
}

/** The lamp beside the door. */
function lamp(): Drawing {
  return [
    ell(354, 234, 30, 34, ink.sunPale, faint(0.3)),
    path("M344 218L348 208H360L364 218Z", ink.night),
    path("M346 218H362L359 246H349Z", ink.sunPale),
    line("M346 218L349 246M362 218L359 246M347 247H361", ink.night, 3, ROUND),
  ];
}

function yard(): Drawing {
  return [
    ground(W, H, [412, 410, 408, 398, 392], "#B9764F"),
    ground(W, H, [440, 444, 436, 446, 440], "#CB8A60"),
    path("M212 430H324L470 500H70Z", "#F6C987", faint(0.6)),
    path("M236 430H300L390 500H140Z", ink.sunPale, faint(0.5)),
    ground(W, H, [486, 492, 494, 488, 484], "#DDA27A"),
    flecks([430, 470, 790, 494], 14, "#9C5F42", { seed: 4, length: 15 }),
    flecks([10, 440, 150, 494], 9, "#9C5F42", { seed: 7, length: 15 }),
  ];
}

function steps(): Drawing {
  return [
    path("M188 408H344L352 420H178Z", "#F8D9A8"),
    path("M178 420H352V434H178Z", WALL.local),
    path("M178 420H218V434H178Z", WALL.shade),
    path("M168 434H362L372 448H156Z", "#F3C48F"),
    path("M156 448H372V464H156Z", "#B5785A"),
    path("M156 448H206V464H156Z", WALL.shade),
    path("M236 408H300L310 420H226ZM224 434H312L322 448H212Z", ink.sunPale),
  ];
}

/** The overnight bag, with the name tag still on. */
function bag(): Drawing {
  return g(
    [
      path("M-58 2L-108 12H20L56 2Z", ink.night, faint(0.4)),
      line("M-26-50C-26-84 26-84 26-50", ink.wood, 6, ROUND),
      path("M-56 0C-62-20-60-44-48-54H48C60-44 62-20 56 0Q0 6-56 0Z", ink.clay),
      path("M-56 0C-62-20-60-44-48-54H-24C-34-36-34-14-28 3Q-44 2-56 0Z", ink.chestnut),
      path("M34-54H48C60-44 62-20 56 0Q48 2 38 2C46-16 46-38 34-54Z", "#E59B70"),
      line("M-48-53H48", ink.wood, 6, ROUND),
      rect(-30, -52, 9, 54, ink.wood),
      rect(22, -52, 9, 54, ink.wood),
      line("M26-42L40-22", ink.paper, 2),
      path("M34-26l14 4l-4 16l-14-4Z", ink.paper),
    ],
    place(302, 442),
  );
}

function garden(): Drawing {
  return [
    pear(40, 444, 36, { tones: DAWN.cactus }),
    agave(116, 452, 40, { tones: DAWN.agave }),
    brittle(30, 482, 24, { tones: DAWN.bush, seed: 4 }),
  ];
}
