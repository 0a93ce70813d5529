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

/** A strip, so that nothing is cut off above a low footer. */
const W = 2160;
const H = 210;
const CACTUS: Tones = ["#071D23", "#12403F", "#2F6F68"];
const FLAME = NIGHT.flame;
const DIM_WALLS = { wall: ["#6B605B", "#4F4B4D", "#30343A"], porch: "#4F4B4D" } as const;

/** The footer: the hero's horizon at night with the lights on. Its bottom edge has the footer's color. */
export function footer(): string {
  return svg(W, H, [
    sky(
      W,
      H,
      [
        [0, "#0D2630"],
        [38, "#113039"],
        [76, "#173B46"],
        [116, "#1F4852"],
      ],
      4,
      8,
    ),
    footerStars(),
    sun(1250, 62, [20, 34, 50], ["#F5ECD6", "#3C6A74", "#2E5A65"], [0.45, 0.35]),
    range({
      ridge:
        "-20,96 80,62 190,92 300,50 420,94 540,66 640,98 760,58 850,90 980,40 1090,88 1210,72 1330,100 1450,56 1560,86 1660,34 1770,80 1890,32 2010,74 2100,40 2190,66",
      base: 180,
      seed: 3,
      tones: ["#1C4650", "#2C5C66"],
    }),
    range({
      ridge:
        "-20,142 90,110 200,134 330,100 450,132 580,122 720,138 860,96 930,128 1080,142 1220,134 1360,146 1500,128 1640,140 1750,100 1800,52 1850,44 1900,58 1940,40 2010,100 2190,92",
      base: 180,
      seed: 12,
      tones: ["#143842", "#22505A", "#1A444E"],
      detail: 3,
    }),
    ground(W, H, [156, 150, 160, 164, 154, 150, 154], "#0E2C35"),
    distantSaguaros({ width: W, top: 158, count: 56, seed: 9, color: "#0A242C" }),
    ground(W, H, [174, 168, 178, 182, 174, 170, 174], "#0C2830"),
    clinic(1800, 186, 0.84, { ...NIGHT, ...DIM_WALLS }),
    path("M1853 186h16l40 24h-96Z", ink.sun, faint(0.16)),
    saguaro(1668, 196, 150, {
      width: 20,
      arms: [
        [-1, 0.4, 30, 42],
        [1, 0.52, 28, 46],
      ],
      tones: CACTUS,
    }),
    ocotillo(1574, 198, 92, {
      seed: 4,
      canes: 8,
      stem: "#1F4A4A",
      leaf: NIGHT.verde[1],
      flame: FLAME,
    }),
    saguaro(2090, 196, 104, { width: 15, arms: [[1, 0.45, 21, 26]], tones: CACTUS }),
    saguaro(250, 194, 92, {
      width: 13,
      arms: [
        [-1, 0.5, 19, 25],
        [1, 0.42, 20, 21],
      ],
      tones: CACTUS,
    }),
    saguaro(1010, 194, 74, { width: 11, arms: [[1, 0.5, 16, 20]], tones: CACTUS }),
    agave(330, 198, 24, { tones: NIGHT.agave }),
    agave(1400, 200, 22, { tones: NIGHT.agave }),
    brittle(1620, 202, 17, { tones: NIGHT.bush, flower: NIGHT.flower }),
    brittle(560, 200, 15, { tones: NIGHT.bush, flower: NIGHT.flower }),
    pear(780, 202, 21, { tones: CACTUS, fruit: FLAME }),
    pear(1200, 202, 18, { tones: CACTUS, fruit: FLAME }),
    verdin(1641, 92, 15, { inks: NIGHT.bird }),
    ground(W, H, [200, 196, 203, 206, 200, 197, 200], "#0A242C"),
  ]);
}

function footerStars(): string {
  const random = rng(5);
  const field = times(60, (): Dot => [random() * W, random() ** 1.3 * 90, 0.6 + random() * 0.95]);
  return dots(field, "#F3E9CF", faint(0.75));
}
