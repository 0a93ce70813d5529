import type { Drawing } from "../../kit/index.ts";
import {
  clip,
  cloud,
  DAWN,
  ell,
  faint,
  flecks,
  ink,
  path,
  range,
  rays,
  rect,
  sky,
  sun,
  svg,
  verdin,
} from "../../kit/index.ts";
import { grapefruitHalf, lemon, orange, tuna } from "../parts/fruit.ts";
import { H, W } from "./frame.ts";

/** Vitamins, at noon: a bowl of citrus on a table. */
export function vitamins(): string {
  return svg(W, H, [
    sky(
      W,
      H,
      [
        [0, "#BFE0D9"],
        [120, "#D6EBE4"],
        [210, "#EDF3E8"],
      ],
      4,
      6,
    ),
    rays(610, 330, 1000, "#FFFFFF", 0.3),
    sun(616, 130, [62, 98], ["#FBD05F", "#FCEBC0"]),
    cloud(90, 96, 210, ["#FFFFFF", "#E2EFE9"], 0.9),
    range({
      ridge: "-20,300 70,240 150,276 230,226 330,284 440,262 540,296 620,248 700,280 770,236 830,262",
      base: 360,
      seed: 33,
      tones: ["#A9D0C8", "#F4E0C8", "#CFDACB"],
    }),
    range({
      ridge: "-20,326 80,292 170,322 300,306 420,338 560,322 650,290 720,312 830,282",
      base: 372,
      seed: 35,
      tones: ["#6FA5A1", "#F2BA96", "#A9B2A0"],
      detail: 3,
    }),
    table(),
    orange(306, 262, 50),
    lemon(392, 252, 40, -28),
    orange(470, 266, 48, ["#B8402A", "#E0684A", "#F4A98C"]),
    orange(388, 292, 46),
    path("M300 216C310 186 344 178 366 190C352 214 326 224 300 216Z", ink.cactus),
    path("M300 216C320 210 346 204 366 190C352 214 326 224 300 216Z", ink.cactusLit),
    path("M474 220C486 196 514 194 530 206C516 224 494 230 474 220Z", ink.cactus),
    path("M474 220C494 218 514 214 530 206C516 224 494 230 474 220Z", ink.cactusLit),
    bowl(),
    ell(560, 446, 66, 8, DAWN.shadow, faint(0.3)),
    grapefruitHalf(606, 396, 50),
    ell(150, 448, 70, 8, DAWN.shadow, faint(0.3)),
    tuna(132, 412, -8),
    tuna(190, 424, 62),
    verdin(700, 446, 52, { flip: true }),
  ]);
}

function table(): Drawing {
  return [
    rect(0, 356, W, 144, "#F3C79C"),
    rect(0, 356, W, 12, "#FBE6CC"),
    rect(0, 440, W, 60, "#E0A577"),
    flecks([20, 380, 780, 430], 16, "#DDA878", { seed: 5, length: 26, width: 2 }),
    flecks([20, 452, 780, 494], 12, "#C98A5F", { seed: 8, length: 26, width: 2 }),
    path("M232 424L120 438H470L540 424Z", DAWN.shadow, faint(0.3)),
  ];
}

function bowl(): Drawing {
  const outline = "M226 288H550C550 352 512 404 446 420V432H330V420C264 404 226 352 226 288Z";
  return [
    path(outline, ink.patina),
    clip("bowl", outline, [
      rect(226, 306, 330, 34, "#F8EBD5"),
      rect(226, 318, 330, 10, ink.clay),
      rect(226, 302, 330, 5, ink.deep),
      rect(226, 340, 330, 5, ink.deep),
      path("M220 280H320C300 340 312 400 350 440H220Z", ink.deep, faint(0.38)),
      path("M520 288C518 340 490 390 440 416C500 404 550 352 550 288Z", ink.mist, faint(0.5)),
    ]),
    rect(220, 282, 336, 12, ink.deep, { rx: 6 }),
    rect(300, 282, 256, 6, ink.turquoise, { rx: 3 }),
  ];
}
