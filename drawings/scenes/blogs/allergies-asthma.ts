import type { Dot, Drawing, Tones } from "../../kit/index.ts";
import {
  agave,
  brittle,
  clip,
  cloud,
  DAWN,
  dots,
  faint,
  flecks,
  g,
  ground,
  ink,
  lerp,
  line,
  mix,
  paloverde,
  path,
  place,
  ROUND,
  range,
  rays,
  rect,
  rng,
  sky,
  sun,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { H, W } from "./frame.ts";

/** A palo verde in full bloom is more yellow than green. */
const IN_BLOOM: Tones = [ink.verde, mix(ink.verdeLit, ink.sun, 0.65), mix(ink.sun, ink.sunPale, 0.6)];

/** Allergies or asthma, at dawn: a palo verde in bloom, its pollen drifting past an open window. */
export function allergiesAsthma(): string {
  return svg(W, H, [landscape(), tree(), house(), windowIn(), pollen()]);
}

function landscape(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#D7EBE6"],
        [110, "#E7F2EC"],
        [200, "#FBEBDC"],
        [270, "#FAD4B3"],
      ],
      6,
    ),
    rays(690, 340, 1000, ink.paper, 0.42),
    sun(700, 250, [58, 86, 120], DAWN.sun),
    cloud(330, 74, 170, DAWN.cloud, 0.95),
    range({
      ridge: "240,300 320,258 390,286 470,244 560,290 640,262 730,292 830,240",
      base: 370,
      seed: 16,
      tones: DAWN.far,
    }),
    range({
      ridge: "240,330 330,304 420,334 540,318 640,336 720,296 770,314 830,286",
      base: 380,
      seed: 19,
      tones: DAWN.mid,
      detail: 3,
    }),
    ground(W, H, [356, 352, 360, 356, 350], DAWN.hill[0]),
    ground(W, H, [368, 364, 372, 368, 360], DAWN.hill[1]),
    ground(W, H, [384, 380, 390, 384, 376], DAWN.ground[0]),
    ground(W, H, [430, 424, 432, 424, 412], DAWN.ground[1]),
    flecks([320, 436, 790, 492], 24, DAWN.fleck, { seed: 9 }),
  ];
}

function tree(): Drawing {
  return [
    paloverde(558, 448, 376, { seed: 23, spread: 0.93, shadow: DAWN.shadow, tones: IN_BLOOM }),
    brittle(716, 458, 26, { tones: DAWN.bush, seed: 6 }),
    agave(440, 470, 30, { tones: DAWN.agave }),
    verdin(612, 301, 26, { flip: true }),
  ];
}

/** The end of an adobe house: its front in the sun, its depth in the window only. */
function house(): Drawing {
  return [
    path("M0 470H330L250 486H0Z", DAWN.shadow, faint(0.3)),
    path("M-10 474V84C40 76 100 82 160 78C220 74 262 78 286 84Q304 90 306 110L316 474Z", DAWN.wall[1]),
    path("M262 80C282 80 304 88 306 110L316 474H286C282 340 280 180 262 80Z", DAWN.wall[0]),
    path("M-10 474V84C10 80 30 80 50 80C40 200 44 340 30 474Z", DAWN.wall[2], faint(0.5)),
    times(4, (i) => [
      rect(52 + i * 64, 112, 18, 18, DAWN.viga),
      rect(64 + i * 64, 112, 6, 18, ink.sandShade),
    ]),
    path("M-10 440H315L316 474H-10Z", DAWN.porch),
    flecks([20, 150, 280, 430], 14, DAWN.porch, { seed: 5, length: 16, width: 2 }),
  ];
}

/** The open window: a curtain in the draught, an inhaler ready on the sill. */
function windowIn(): Drawing {
  const opening = "M76 374V232Q76 172 152 172T228 232V374Z";
  return [
    path("M60 384V232Q60 156 152 156T244 232V384Z", DAWN.wall[2]),
    path(opening, ink.pine),
    clip("window", opening, [
      path("M60 160H130C110 230 110 300 128 384H60Z", ink.deep),
      path("M228 150V384H212V160Z", DAWN.wall[0]),
      // curtain
      path("M70 160H150C146 220 108 250 112 300C114 330 96 352 70 356Z", ink.haze),
      path("M70 160H96C100 220 80 260 84 300C86 326 80 346 70 352Z", "#B4CBC6"),
      path("M128 160H150C146 220 108 250 112 300C100 260 126 220 128 160Z", ink.paper),
    ]),
    path("M52 372H254V392H52Z", DAWN.wall[0]),
    rect(52, 388, 202, 8, DAWN.wall[2]),
    inhaler(),
  ];
}

/** The inhaler leans back a little: a steel canister in a teal case, the mouthpiece to the left. */
function inhaler(): Drawing {
  const body = "M-8-96L34-106L44-14Q45 0 30 0H-46Q-56 0-56-9V-32Q-56-42-46-42H-4Z";
  return g(
    [
      path("M-54 0H40L14 10H-86Z", DAWN.shadow, faint(0.45)),
      path("M-4-92L-8-122Q-8-130 0-132L20-136Q28-137 29-129L32-100Z", ink.grey),
      path("M10-96L6-133L20-136Q28-137 29-129L32-100Z", ink.paper),
      path(body, ink.patina),
      path("M-46-42H-4L-2-28H-56Q-58-42-46-42Z", ink.turquoise),
      path("M14-101L34-106L44-14Q45 0 30 0H16Q26-4 25-16Z", ink.turquoise),
      path("M-56-32Q-56-42-48-42V0Q-56 0-56-9Z", ink.deep),
      path("M-10-98L36-109L37-98L-9-87Z", ink.mist),
    ],
    place(180, 376),
  );
}

/** Pollen on a breeze from the crown to the window, thinner as it goes. */
function pollen(): Drawing {
  const random = rng(31);
  const grains = times(230, (): Dot => {
    const share = random() ** 1.25;
    const lane = random();
    const x = lerp(560, 10, share);
    const wave = Math.sin(share * 6 + lane * 1.2) * 20;
    const y = lerp(lerp(110, 330, lane), lerp(160, 352, lane), share) + wave;
    return [x, y, 1.6 + random() ** 2 * 4];
  });
  const breeze =
    "M470 196C400 168 350 232 280 214C200 194 150 240 90 222M480 272C410 250 360 310 290 292C230 276 200 310 130 306M440 126C380 110 330 156 262 144";
  return [
    line(breeze, ink.paper, 3, { ...ROUND, opacity: 0.75 }),
    dots(
      grains.filter((_, i) => i % 4 === 0),
      "#D9972E",
    ),
    dots(
      grains.filter((_, i) => i % 4 !== 0),
      ink.sun,
    ),
    dots(
      grains.filter(([, , r]) => r > 3).map(([x, y, r]): Dot => [x + r * 0.3, y - r * 0.3, r * 0.4]),
      ink.paper,
    ),
  ];
}
