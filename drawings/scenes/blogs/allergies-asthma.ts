import type { Dot, Drawing, Tones } from "../../kit/index.ts";
import {
  brittle,
  DAWN,
  dots,
  ell,
  faint,
  flecks,
  g,
  ground,
  ink,
  line,
  mix,
  paloverde,
  path,
  place,
  ROUND,
  range,
  rect,
  rng,
  sky,
  svg,
  times,
} from "../../kit/index.ts";
import { adobeWindow, DAY_WALL } from "../parts/adobe-window.ts";
import { H, W } from "./frame.ts";

/** A palo verde in full bloom is more yellow than green. */
const IN_BLOOM: Tones = [ink.verde, mix(ink.verdeLit, ink.sun, 0.65), mix(ink.sun, ink.sunPale, 0.6)];

/** Allergies or asthma, in spring: pollen comes in at the window, tissues and an inhaler stand ready. */
export function allergiesAsthma(): string {
  return svg(W, H, [
    garden(),
    breeze(),
    pollen(110, 6, 2.2),
    adobeWindow({ width: W, height: H, hole: [70, 62, 730, 398], front: 452, inks: DAY_WALL }),
    tissues(),
    inhaler(),
    pollen(26, 11, 4),
  ]);
}

function garden(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#CDE6DF"],
        [150, "#E0F0E9"],
        [240, "#F5EFDF"],
      ],
      6,
    ),
    range({
      ridge: "40,300 120,258 200,286 290,250 380,290 470,262 560,296 650,268 760,240",
      base: 360,
      seed: 16,
      tones: DAWN.far,
    }),
    ground(W, H, [338, 334, 342, 338, 332], DAWN.hill[0]),
    ground(W, H, [348, 344, 352, 348, 340], DAWN.ground[0]),
    ground(W, H, [372, 366, 376, 370, 362], DAWN.ground[1]),
    flecks([90, 372, 720, 396], 14, DAWN.fleck, { seed: 9 }),
    paloverde(304, 384, 330, { seed: 23, spread: 1.08, shadow: DAWN.shadow, tones: IN_BLOOM }),
    brittle(690, 384, 24, { tones: DAWN.bush, seed: 6 }),
  ];
}

/** A box of tissues on the sill, one pulled up. */
function tissues(): Drawing {
  return g(
    [
      path("M-88 2H92L60 14H-130Z", DAWN.shadow, faint(0.32)),
      path("M-34-88C-52-118-40-150-14-162C-8-146 4-150 14-172C38-158 50-128 34-88Z", ink.paper),
      path("M-34-88C-52-118-40-150-14-162C-20-138-14-112-2-88Z", ink.shade),
      path("M14-172C16-146 4-120 14-88H2C-6-118 4-142 14-172Z", "#CFCBC2"),
      path("M-92-76L-74-96H78L92-76Z", ink.turquoise),
      ell(2, -87, 48, 6, ink.deep),
      path("M-34-87C-20-80 24-80 34-87C30-96-30-96-34-87Z", ink.paper),
      path("M-34-87C-26-82-14-81-2-82V-92C-18-92-32-91-34-87Z", ink.shade),
      rect(-92, -78, 184, 80, ink.patina),
      rect(-92, -78, 40, 80, ink.teal),
      rect(78, -78, 14, 80, ink.turquoise),
      path("M-92-30C-60-52-36-14-4-30S60-52 92-30V-12C60-34 36 4-4-12S-60-34-92-12Z", ink.mist, faint(0.85)),
    ],
    place(196, 448),
  );
}

/** The inhaler: a steel canister in a teal case, the open mouthpiece to the left. */
function inhaler(): Drawing {
  const body = "M-44-154H46V-26Q46 0 20 0H-70L-96-3V-59L-56-66Q-44-69-44-82Z";
  return g(
    [
      path("M-90 2H30L-8 16H-170Z", DAWN.shadow, faint(0.32)),
      // canister
      path("M-32-150V-226Q-32-240-18-240H20Q34-240 34-226V-150Z", ink.grey),
      path("M-8-150V-240H20Q34-240 34-226V-150Z", "#C9D3D0"),
      path("M14-150V-240H20Q34-240 34-226V-150Z", ink.paper),
      rect(-32, -182, 66, 7, ink.sageShade, faint(0.6)),
      // case
      path(body, ink.patina),
      path("M-44-154H-16V-56Q-16-36-36-33L-96-26V-59L-56-66Q-44-69-44-82Z", ink.teal),
      path("M28-154H46V-26Q46 0 20 0H4Q28-2 28-28Z", ink.turquoise),
      path("M-96-59L-56-66Q-48-68-45-76L-40-62Q-44-54-56-52L-96-45Z", ink.turquoise),
      rect(-47, -158, 96, 10, ink.deep, { rx: 4 }),
      rect(10, -158, 39, 10, ink.mist, { rx: 4 }),
      // the mouthpiece, seen a little from its end
      ell(-96, -31, 15, 28, ink.mist),
      ell(-97, -31, 10, 22, ink.deep),
      // the counter
      rect(-10, -124, 34, 24, ink.deep, { rx: 4 }),
      rect(-6, -120, 26, 16, ink.paper, { rx: 2 }),
      line("M0-116V-108M6-116V-108M13-116V-108", ink.ink, 2.6, ROUND),
      line("M-6-18H18M-2-10H16", ink.teal, 3, ROUND),
    ],
    place(604, 446, { scale: 1.16 }),
  );
}

/** Grains on a breeze that blows from the crown across the window; the near ones are bigger. */
function pollen(count: number, seed: number, size: number): Drawing {
  const random = rng(seed);
  const grains = times(count, (): Dot => {
    const share = random();
    const lane = random();
    const y = 120 + lane * 190 + share * 60 + Math.sin(share * 7 + lane) * 22;
    return [250 + share * 466, y, size * (0.6 + random() * 0.9)];
  });
  return [
    dots(grains, "#D9972E"),
    dots(
      grains.map(([x, y, r]): Dot => [x + r * 0.18, y - r * 0.18, r * 0.74]),
      ink.sun,
    ),
  ];
}

function breeze(): Drawing {
  const gusts =
    "M430 132C500 112 540 168 600 148S690 130 716 140M470 214C530 196 560 246 620 232S690 222 720 232M410 296C470 280 500 322 552 312";
  return line(gusts, ink.paper, 3.5, { ...ROUND, opacity: 0.85 });
}
