import type { Drawing } from "../../kit/index.ts";
import {
  cloud,
  DAWN,
  ell,
  faint,
  ground,
  range,
  rays,
  saguaro,
  sky,
  sun,
  svg,
  verdin,
} from "../../kit/index.ts";
import { adobeHouse } from "../parts/adobe-house.ts";
import { adobeWindow, DUSK_WALL } from "../parts/adobe-window.ts";
import { deskCalendar } from "../parts/desk-calendar.ts";
import { distantSaguaros } from "../parts/distant-saguaros.ts";
import { telephone } from "../parts/telephone.ts";
import { H, W } from "./frame.ts";

/** The weekly call after hospital: a telephone and thirty days on a sill at dusk, a lit home far off. */
export function transitionalCareManagement(): string {
  return svg(W, H, [
    dusk(),
    adobeWindow({ width: W, height: H, hole: [76, 84, 724, 444], front: 516, inks: DUSK_WALL }),
    ell(206, 506, 132, 11, DAWN.shadow, faint(0.32)),
    telephone(246, 503, 1.28),
    ell(556, 508, 126, 10, DAWN.shadow, faint(0.32)),
    deskCalendar(604, 508, { done: 16, marked: [6, 13, 20, 27], scale: 1.3 }),
    verdin(440, 498, 42, { flip: true }),
  ]);
}

function dusk(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#6FA5A1"],
        [130, "#A9CBBF"],
        [210, "#F6D9B4"],
        [280, "#F5B48E"],
        [340, "#E98A66"],
      ],
      6,
      8,
    ),
    rays(420, 400, 900, "#FFF1D6", 0.22),
    sun(420, 300, [66, 100, 140], ["#F2994F", "#F8C184", "#FAD9AC"], [0.7, 0.45]),
    cloud(150, 180, 210, ["#CBE5DE", "#F5B48E"], 0.85),
    range({
      ridge: "-20,350 90,286 170,330 260,292 350,340 450,318 540,346 620,270 700,316 830,280",
      base: 440,
      seed: 4,
      tones: ["#9DBDBB", "#F2BE9B"],
    }),
    range({
      ridge: "-20,380 80,344 190,376 300,350 420,388 560,372 660,336 740,362 830,330",
      base: 440,
      seed: 11,
      tones: ["#4F8788", "#E99A73", "#9A8F82"],
      detail: 3,
    }),
    ground(W, H, [404, 398, 408, 402, 398], "#1F5C60"),
    distantSaguaros({ width: W, top: 402, count: 22, seed: 6, color: "#17474D" }),
    ground(W, H, [418, 412, 422, 416, 412], "#B9663F"),
    adobeHouse(442, 424, 0.66),
    saguaro(116, 452, 190, { width: 24, arms: [[1, 0.5, 36, 46]], tones: DAWN.cactus }),
  ];
}
