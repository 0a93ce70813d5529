import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  brittle,
  cloud,
  DAWN,
  flecks,
  g,
  ground,
  ink,
  ocotillo,
  path,
  pear,
  place,
  range,
  rays,
  saguaro,
  sky,
  sun,
  svg,
  verdin,
} from "../../kit/index.ts";
import { walker } from "../parts/walker.ts";
import { H, W } from "./frame.ts";

/** Fitness, at dawn: two walkers on a trail. */
export function walking150Minutes(): string {
  return svg(W, H, [landscape(), trail(), plants(), walkers()]);
}

function landscape(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#D7EBE6"],
        [110, "#E7F2EC"],
        [190, "#FBEBDC"],
        [250, "#FAD4B3"],
      ],
      3,
      6,
    ),
    rays(520, 330, 1000, ink.paper, 0.42),
    sun(520, 232, [62, 92, 128], DAWN.sun),
    cloud(80, 110, 200, DAWN.cloud, 0.95),
    cloud(590, 92, 170, DAWN.cloud, 0.95),
    range({
      ridge: "-20,290 60,236 130,262 210,210 300,264 380,250 460,282 540,262 620,280 700,222 760,246 830,212",
      base: 350,
      seed: 4,
      tones: DAWN.far,
    }),
    range({
      ridge: "-20,318 50,276 120,306 190,288 270,326 420,330 560,328 640,282 690,300 760,262 830,290",
      base: 370,
      seed: 9,
      tones: DAWN.mid,
      detail: 3,
    }),
    ground(W, H, [338, 332, 344, 340, 334], DAWN.hill[0]),
    ground(W, H, [348, 344, 352, 350, 344], DAWN.hill[1]),
    ground(W, H, [368, 362, 374, 372, 364], DAWN.ground[0]),
  ];
}

function trail(): Drawing {
  return [
    path(
      "M436 352C470 356 500 362 474 376C430 396 372 404 352 430C336 452 350 480 340 500H620C604 460 560 440 566 416C570 394 540 378 508 364C488 356 460 352 436 352Z",
      DAWN.trail,
    ),
    path("M0 402C120 392 240 404 330 430C350 450 340 480 330 500H0Z", DAWN.ground[1]),
    path("M800 398C720 392 640 402 576 424C590 450 620 470 628 500H800Z", DAWN.ground[1]),
    flecks([10, 410, 300, 490], 18, DAWN.fleck, { seed: 4, length: 15, width: 1.6 }),
    flecks([650, 410, 790, 490], 9, DAWN.fleck, { seed: 7, length: 15, width: 1.6 }),
  ];
}

function plants(): Drawing {
  return [
    saguaro(140, 428, 236, {
      width: 29,
      arms: [
        [-1, 0.38, 44, 62],
        [1, 0.5, 40, 66],
      ],
      tones: DAWN.cactus,
      shadow: DAWN.shadow,
      bloom: [1, 2],
    }),
    brittle(196, 436, 28, { tones: DAWN.bush, seed: 4 }),
    verdin(96, 264, 24),
    agave(64, 452, 36, { tones: DAWN.agave }),
    ocotillo(700, 438, 170, { seed: 12, canes: 9 }),
    brittle(640, 440, 22, { tones: DAWN.bush, seed: 9 }),
    pear(756, 470, 32, { tones: DAWN.cactus }),
    saguaro(618, 392, 64, { width: 11, tones: DAWN.cactus, arms: [[1, 0.45, 14, 14]] }),
  ];
}

function walkers(): Drawing {
  const first = walker({
    shirt: ["#E58C63", ink.clay],
    trousers: [ink.teal, ink.deep],
    skin: ["#C98F67", "#A56B4A"],
    hair: ["#D9D6CF", "#B9B6B2"],
    hat: ["#F3D08F", "#D9A85E"],
    hasPole: true,
  });
  const second = walker({
    shirt: ["#8CC7BE", "#4E958F"],
    trousers: ["#4A6470", "#2F4853"],
    skin: ["#E8B795", "#CB8F6D"],
    hair: ["#DDDAD4", "#B9B6B2"],
    backpack: [ink.clay, ink.chestnut],
    step: "left",
  });
  return [g(first, place(424, 462, { scale: 0.98 })), g(second, place(514, 468, { scale: 0.92 }))];
}
