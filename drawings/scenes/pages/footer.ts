import type { Dot, Tones } from "../../kit/index.ts";
import {
  agave,
  brittle,
  dots,
  faint,
  ground,
  ink,
  NIGHT,
  ocotillo,
  path,
  pear,
  range,
  rays,
  rng,
  saguaro,
  sky,
  sun,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { clinic } from "../parts/clinic.ts";
import { distantSaguaros } from "../parts/distant-saguaros.ts";

const W = 1440;
const H = 640;
const CACTUS: Tones = ["#071D23", "#12403F", "#2F6F68"];
const FLAME = NIGHT.flame;
const DIM_WALLS = { wall: ["#6B605B", "#4F4B4D", "#30343A"], porch: "#4F4B4D" } as const;

/**
 * The footer: the hero's horizon at night with the lights on. Its bottom edge has the footer's
 * colour.
 */
export function footer(): string {
  return svg(W, H, [
    sky(
      W,
      H,
      [
        [0, "#0A1E27"],
        [150, "#0D2630"],
        [290, "#113039"],
        [390, "#173B46"],
        [460, "#1F4852"],
      ],
      4,
      8,
    ),
    rays(1010, 500, 1500, NIGHT.ray, 0.1),
    footerStars(),
    sun(1010, 190, [46, 78, 116], ["#F5ECD6", "#3C6A74", "#2E5A65"], [0.45, 0.35]),
    range({
      ridge:
        "-20,490 90,450 180,478 290,428 400,476 520,450 640,484 760,440 860,472 960,420 1060,460 1180,418 1300,458 1380,426 1470,450",
      base: 600,
      seed: 3,
      tones: ["#1C4650", "#2C5C66"],
    }),
    range({
      ridge:
        "-20,530 60,480 150,520 280,500 420,538 600,528 720,544 860,522 980,536 1080,496 1130,440 1180,432 1230,446 1270,426 1330,490 1470,476",
      base: 600,
      seed: 12,
      tones: ["#143842", "#22505A", "#1A444E"],
      detail: 3,
    }),
    ground(W, H, [562, 554, 566, 572, 560, 554, 558], "#0E2C35"),
    distantSaguaros({ width: W, top: 564, count: 40, seed: 9, color: "#0A242C" }),
    ground(W, H, [584, 578, 590, 596, 584, 578, 584], "#0C2830"),
    clinic(1090, 596, 0.9, { ...NIGHT, ...DIM_WALLS }),
    path("M1146 596h18l70 44h-150Z", ink.sun, faint(0.16)),
    saguaro(950, 608, 176, {
      width: 23,
      arms: [
        [-1, 0.4, 34, 48],
        [1, 0.52, 32, 54],
      ],
      tones: CACTUS,
    }),
    ocotillo(846, 610, 100, {
      seed: 4,
      canes: 8,
      stem: "#1F4A4A",
      leaf: NIGHT.verde[1],
      flame: FLAME,
    }),
    saguaro(1372, 608, 112, { width: 16, arms: [[1, 0.45, 23, 28]], tones: CACTUS }),
    saguaro(140, 606, 96, {
      width: 14,
      arms: [
        [-1, 0.5, 20, 26],
        [1, 0.42, 21, 22],
      ],
      tones: CACTUS,
    }),
    agave(220, 612, 26, { tones: NIGHT.agave }),
    brittle(898, 616, 18, { tones: NIGHT.bush, flower: NIGHT.flower }),
    pear(520, 618, 22, { tones: CACTUS, fruit: FLAME }),
    verdin(918, 486, 17, { inks: NIGHT.bird }),
    ground(W, H, [614, 608, 618, 622, 612, 608, 612], "#0A242C"),
  ]);
}

/** Stars keep clear of the words on the left. */
function footerStars(): string {
  const random = rng(5);
  const field = times(100, (): Dot => [random() * W, random() ** 1.3 * 430, 0.6 + random() * 0.95]);
  const clear = field.filter(([x, y]) => x > 620 || y < 70);
  return dots(clear, "#F3E9CF", faint(0.75));
}
