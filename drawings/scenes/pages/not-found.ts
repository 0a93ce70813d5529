import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  brittle,
  cloud,
  DAWN,
  flecks,
  ground,
  ink,
  ocotillo,
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
import { distantSaguaros } from "../parts/distant-saguaros.ts";
import { trailSign } from "../parts/trail-sign.ts";

const W = 800;
const H = 500;

/** Nothing at this address: a trail forks, and the sign is blank. A verdin waits on it. */
export function notFound(): string {
  return svg(W, H, [landscape(), fork(), plants(), trailSign(404, 428, 1.12), verdin(404, 150, 38)]);
}

function landscape(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#D7EBE6"],
        [104, "#E7F2EC"],
        [180, "#FBEBDC"],
        [244, "#FAD4B3"],
      ],
      5,
      6,
    ),
    rays(590, 330, 1000, ink.paper, 0.42),
    sun(590, 200, [64, 94, 130], DAWN.sun),
    cloud(96, 104, 210, DAWN.cloud, 0.95),
    cloud(640, 76, 130, DAWN.cloud, 0.95),
    range({
      ridge: "-20,280 60,222 140,262 220,208 310,270 400,246 500,282 590,252 680,280 750,222 830,250",
      base: 350,
      seed: 12,
      tones: DAWN.far,
    }),
    range({
      ridge: "-20,312 60,270 130,302 220,282 320,322 440,312 560,326 650,286 720,306 830,268",
      base: 366,
      seed: 23,
      tones: DAWN.mid,
      detail: 3,
    }),
    ground(W, H, [332, 328, 338, 334, 328], DAWN.hill[0]),
    distantSaguaros({ width: W, top: 332, count: 22, seed: 15, color: "#17474D" }),
    ground(W, H, [342, 338, 346, 344, 338], DAWN.hill[1]),
    ground(W, H, [360, 354, 366, 362, 354], DAWN.ground[0]),
  ];
}

/** One trail in front, two behind: one bends left, one right, both out of sight. */
function fork(): Drawing {
  return [
    path(
      "M0 412C120 398 240 404 330 424C400 432 480 424 560 412C640 400 720 396 800 404V500H0Z",
      DAWN.ground[1],
    ),
    path(
      "M262 500C290 462 330 446 316 424C296 396 210 386 128 352H158C250 376 340 388 400 424C462 388 560 376 652 350H684C600 386 512 396 492 424C480 446 520 462 546 500Z",
      DAWN.trail,
    ),
    path("M128 352H158C250 376 340 388 400 424C340 396 240 382 128 352Z", DAWN.ground[2]),
    flecks([10, 416, 260, 490], 16, DAWN.fleck, { seed: 4, length: 15, width: 1.6 }),
    flecks([570, 416, 790, 490], 14, DAWN.fleck, { seed: 7, length: 15, width: 1.6 }),
    flecks([330, 440, 480, 494], 8, DAWN.ground[1], { seed: 9, length: 15, width: 2 }),
  ];
}

function plants(): Drawing {
  return [
    saguaro(112, 432, 218, {
      width: 27,
      arms: [
        [-1, 0.4, 40, 56],
        [1, 0.52, 38, 60],
      ],
      tones: DAWN.cactus,
      shadow: DAWN.shadow,
      bloom: [1, 2],
    }),
    brittle(170, 440, 27, { tones: DAWN.bush, seed: 4 }),
    agave(56, 460, 36, { tones: DAWN.agave }),
    ocotillo(704, 436, 164, { seed: 21, canes: 9 }),
    brittle(646, 440, 22, { tones: DAWN.bush, seed: 9 }),
    pear(756, 474, 32, { tones: DAWN.cactus }),
    saguaro(560, 362, 58, { width: 10, tones: DAWN.cactus, arms: [[1, 0.45, 13, 13]] }),
    brittle(452, 424, 18, { tones: DAWN.bush, seed: 14 }),
    agave(352, 424, 20, { tones: DAWN.agave, seed: 6 }),
  ];
}
