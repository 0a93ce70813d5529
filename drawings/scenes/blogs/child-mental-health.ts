import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  brittle,
  circ,
  DAWN,
  d,
  ell,
  faint,
  g,
  ground,
  ink,
  line,
  path,
  place,
  points,
  poly,
  ROUND,
  ROUND_JOIN,
  range,
  rect,
  rng,
  saguaro,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { billow } from "../parts/billow.ts";
import { DAY_PORCH, porchFloor, porchPost, porchRoof } from "../parts/porch.ts";
import { H, W } from "./frame.ts";
import { monsoonSky } from "./lights.ts";

const [WOOD_SHADE, WOOD, WOOD_LIT] = DAY_PORCH.wood;

/** Child mental health, in the monsoon: a small backpack waits on a bench, the kite lies on the floor. */
export function childMentalHealth(): string {
  return svg(W, H, [
    monsoonSky(668, 262),
    range({
      ridge: "-20,318 60,282 140,304 230,268 320,310 420,292 520,322 600,282 680,306 760,266 830,290",
      base: 372,
      seed: 14,
      tones: ["#7FB2AC", "#C9CDB8", "#A9BFB0"],
    }),
    storm(),
    yard(),
    porchFloor(W, 398, H, DAY_PORCH),
    porchRoof(W, 30, DAY_PORCH),
    porchPost(30, 31, 410, 34, DAY_PORCH),
    bench(),
    backpack(),
    verdin(182, 232, 30),
    kite(),
  ]);
}

/** The storm on the left, its rain, and the edge that the sun reaches. */
function storm(): Drawing {
  const random = rng(12);
  const drops = times(64, () => {
    const length = 26 + random() * 46;
    return d`M${random() * 420} ${166 + random() * 130}l${-length * 0.3} ${length}`;
  });
  const high = points("-30,88 30,44 92,62 150,36 264,32 330,62 424,56 468,88 536,98 562,146");
  const middle = points("-30,130 62,94 116,114 232,88 296,118 390,108 436,140 506,152");
  const low = points("-30,160 26,142 136,148 190,138 298,152 346,148 416,160");
  return [
    path("M-40 160H430L340 366H-40Z", "#2F7273", faint(0.3)),
    path("M90 160H330L240 366H20Z", "#1F5F61", faint(0.26)),
    line(drops.slice(0, 34).join(""), ink.haze, 2, { ...ROUND, opacity: 0.7 }),
    line(drops.slice(34).join(""), ink.pine, 2, { ...ROUND, opacity: 0.35 }),
    path(billow(points("430,78 500,72 566,104 592,150"), points("540,160 470,156 430,78"), 0.62), "#F3C79C"),
    path(billow(high, points("500,164 380,156 260,176 120,160 -30,176"), 0.66), "#16474B"),
    path(billow(middle, points("440,160 330,158 220,178 110,162 -30,176"), 0.68), "#1F5F61"),
    path(billow(low, points("330,162 230,178 110,164 -30,176"), 0.7), "#3E8583"),
  ];
}

function yard(): Drawing {
  return [
    range({
      ridge: "-20,346 90,326 180,348 320,338 460,356 600,340 690,312 740,330 830,304",
      base: 400,
      seed: 21,
      tones: ["#2F7273", "#D98F68", "#8F8B74"],
      detail: 3,
    }),
    ground(W, H, [364, 358, 366, 362, 356], "#1F5F61"),
    ground(W, H, [374, 370, 376, 372, 366], "#B9764F"),
    ground(W, H, [388, 384, 390, 384, 378], "#D59A6C"),
    saguaro(600, 388, 128, {
      width: 18,
      arms: [
        [-1, 0.42, 27, 32],
        [1, 0.54, 26, 30],
      ],
      tones: DAWN.cactus,
    }),
    brittle(648, 394, 22, { tones: DAWN.bush, seed: 5 }),
    agave(720, 396, 30, { tones: DAWN.agave }),
    brittle(770, 396, 20, { tones: DAWN.bush, seed: 9 }),
  ];
}

function bench(): Drawing {
  const slats = times(9, (i) => [
    rect(160 + i * 37, 250, 15, 84, WOOD),
    rect(171 + i * 37, 250, 4, 84, WOOD_LIT),
  ]);
  const leg = (x: number, top: number, foot: number) => [
    rect(x, top, 18, foot - top, WOOD),
    rect(x, top, 7, foot - top, WOOD_SHADE),
    rect(x + 14, top, 4, foot - top, WOOD_LIT),
  ];
  return [
    path("M132 448L60 462H420L496 448Z", DAWN.shadow, faint(0.32)),
    leg(142, 340, 424),
    leg(478, 340, 424),
    rect(142, 392, 350, 9, WOOD_SHADE),
    slats,
    leg(134, 226, 336),
    leg(488, 226, 336),
    rect(126, 232, 388, 20, WOOD, { rx: 6 }),
    rect(126, 232, 388, 6, WOOD_LIT, { rx: 3 }),
    // the seat, seen a little from above
    path("M132 326H508L528 352H112Z", "#B98258"),
    path("M300 326H508L528 352H290Z", WOOD_LIT),
    line("M122 339H518", WOOD, 2),
    rect(112, 352, 416, 15, WOOD),
    rect(112, 352, 130, 15, WOOD_SHADE),
    leg(122, 367, 450),
    leg(500, 367, 450),
  ];
}

/** A child's backpack on the seat, one strap hanging over the edge. */
function backpack(): Drawing {
  const body = "M-64 0C-76-50-70-120-44-146C-26-160 26-160 44-146C70-120 76-50 64 0Q0 9-64 0Z";
  return g(
    [
      ell(-60, 2, 84, 8, DAWN.shadow, faint(0.4)),
      line("M-18-148C-18-176 18-176 18-148", ink.deep, 8, ROUND),
      line("M-46-128C-92-112-98-40-58-6", ink.deep, 12, ROUND),
      line("M-46-124C-86-108-90-42-56-8", ink.teal, 4, ROUND),
      path(body, ink.patina),
      path("M-64 0C-76-50-70-120-44-146C-38-151-28-154-18-156C-40-110-42-50-30 5Q-48 4-64 0Z", ink.teal),
      path("M44-146C70-120 76-50 64 0Q52 3 40 5C54-40 54-106 30-153Q38-151 44-146Z", ink.turquoise),
      // the lid with its zip
      line("M-54-92C-30-104 34-104 58-92", ink.deep, 5, ROUND),
      line("M40-97L46-80", ink.sun, 5, ROUND),
      // the front pocket
      path("M-42-66Q-42-74-34-74H38Q46-74 46-66V-20Q46-6 32-6H-28Q-42-6-42-20Z", ink.ocotillo),
      path("M-42-66Q-42-74-34-74H-20V-6H-28Q-42-6-42-20Z", ink.chestnut),
      path("M32-74H38Q46-74 46-66V-20Q46-6 32-6Z", ink.coral),
      path("M-42-66Q-42-74-34-74H38Q46-74 46-66V-56Q2-38-42-56Z", ink.clay),
      circ(2, -45, 6, ink.sun),
      // a charm on the zip
      line("M-46-94V-78", ink.deep, 2.5),
      circ(-46, -68, 10, ink.sun),
      circ(-44, -70, 5.5, ink.sunPale),
    ],
    place(330, 342),
  );
}

/** The kite lies on the boards, its tail towards the bench. */
function kite(): Drawing {
  const [nose, far, tail, near, cross] = points("764,416 640,410 552,478 738,472 692,438");
  const panel = (...corners: (typeof nose)[]) => poly(corners.filter((corner) => corner !== undefined));
  const bows = points("508,474 462,486 416,476").map(([x, y], i) => [
    path(d`M${x} ${y}l-14-8v16Z`, i % 2 ? ink.ocotillo : ink.sun),
    path(d`M${x} ${y}l14-8v16Z`, i % 2 ? ink.coral : ink.sunPale),
  ]);
  return [
    path("M744 424L622 420L532 486L722 482Z", DAWN.shadow, faint(0.32)),
    path(panel(nose, far, cross), ink.sunPale),
    path(panel(far, tail, cross), ink.ocotillo),
    path(panel(tail, near, cross), ink.coral),
    path(panel(near, nose, cross), ink.sun),
    line("M764 416L552 478M640 410L738 472", WOOD_SHADE, 3, ROUND_JOIN),
    line(
      "M552 478C534 488 524 466 508 474S476 494 462 486S430 466 416 476S384 488 372 482",
      ink.deep,
      2.5,
      ROUND,
    ),
    bows,
    line("M692 438C720 452 770 448 800 462", ink.paper, 2, ROUND),
  ];
}
