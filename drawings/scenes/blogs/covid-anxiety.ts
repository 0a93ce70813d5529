import type { Drawing, Tones } from "../../kit/index.ts";
import {
  circ,
  cloud,
  d,
  ell,
  faint,
  flecks,
  g,
  ink,
  line,
  ocotillo,
  path,
  pear,
  place,
  ROUND,
  range,
  rays,
  rect,
  saguaro,
  sky,
  sun,
  svg,
  verdin,
} from "../../kit/index.ts";
import { distantSaguaros } from "../parts/distant-saguaros.ts";
import { H, W } from "./frame.ts";

const GLOW = "#FBCB62";
interface Neighbour {
  cloth: Tones;
  skin: Tones;
  hair: string;
  /** Which way the face turns: 1 to the right. */
  turn: 1 | -1;
}

const LEFT_NEIGHBOUR: Neighbour = {
  cloth: [ink.deep, "#1F5C60", "#4F8788"],
  skin: ["#A56B4A", "#C98F67", "#E8B795"],
  hair: "#D9D6CF",
  turn: 1,
};
const RIGHT_NEIGHBOUR: Neighbour = {
  cloth: ["#6E2F20", ink.chestnut, "#D4764E"],
  skin: ["#7C4A36", "#9A6044", "#B97B58"],
  hair: "#33272B",
  turn: -1,
};
const DUSK_CACTUS = [ink.deep, "#1F5C55", "#7FA078"] as const;

/** COVID anxiety, at dusk: two lit windows that face each other across a street. */
export function covidAnxiety(): string {
  return svg(W, H, [evening(), street(), leftHouse(), rightHouse(), wire(), gardens()]);
}

function evening(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#4C8A8B"],
        [70, "#78AFAB"],
        [140, "#B3D5CB"],
        [205, "#F6E3C4"],
        [256, "#F8CB9C"],
        [300, ink.apricot],
      ],
      3,
    ),
    rays(430, 340, 900, "#FFF6DF", 0.26),
    sun(430, 282, [46, 72, 104], ["#F4A24B", "#F9C67C", "#FBDDAE"]),
    cloud(330, 150, 150, ["#F6DCC0", "#EE9B77"], 0.9),
    range({
      ridge: "180,320 250,282 300,304 360,270 420,310 480,288 540,312 600,270 660,300",
      base: 370,
      seed: 14,
      tones: ["#7FAAA8", "#F2BE9B", "#B9B6A6"],
    }),
    range({
      ridge: "180,344 240,322 310,346 420,338 500,350 560,322 640,340",
      base: 376,
      seed: 11,
      tones: ["#2F7273", "#C86E49", "#77716A"],
      detail: 3,
    }),
    rect(0, 356, W, 150, "#1F5C60"),
    distantSaguaros({ width: W, top: 356, count: 26, seed: 5, color: "#16474B" }),
  ];
}

/** The street runs away to the sun; light from both windows meets in the middle. */
function street(): Drawing {
  return [
    path("M0 500V420L330 364H470L800 420V500Z", "#9C6A58"),
    path("M110 500L376 364H424L690 500Z", "#7E6A66"),
    path("M60 500L366 366H376L110 500ZM740 500L434 366H424L690 500Z", "#C98A63"),
    // the two pools of light
    path(
      "M110 436L236 404C320 412 390 428 436 448C424 470 380 488 320 492C240 480 170 460 110 436Z",
      GLOW,
      faint(0.4),
    ),
    path(
      "M690 436L564 404C480 412 410 428 364 448C376 470 420 488 480 492C560 480 630 460 690 436Z",
      GLOW,
      faint(0.4),
    ),
    flecks([150, 440, 650, 496], 18, "#6B5A5A", { seed: 8, length: 18, width: 2 }),
  ];
}

/** The left house: its wall faces right and keeps the last of the sun. */
function leftHouse(): Drawing {
  return [
    path("M-10 40L250 168Q262 176 262 190V392L-10 462Z", "#C98A63"),
    path("M-10 40L250 168Q262 176 262 190V206L-10 74Z", "#EBB58C"),
    path("M-10 392L262 362V392L-10 462Z", "#A06A52"),
    path("M-10 40L60 74V444L-10 462Z", "#9C6A58", faint(0.5)),
    vigas(
      [
        [56, 128],
        [96, 146],
        [134, 163],
        [170, 180],
        [204, 195],
        [234, 209],
      ],
      1,
    ),
    // window
    path("M82 172L212 210V350L82 366Z", "#7A4F44"),
    path("M92 184L204 216V341L92 354Z", GLOW),
    path("M92 184L204 216V228L92 198Z", "#F6E3A4"),
    person(148, 349, LEFT_NEIGHBOUR),
    path("M92 184L100 186V353L92 354ZM196 214L204 216V341L196 342Z", ink.teal),
    line("M92 224L204 246M148 200V234", ink.teal, 6),
    path("M74 366L220 348V360L74 380Z", "#FBE3C6"),
  ];
}

/** The right house, in the teal shade. */
function rightHouse(): Drawing {
  return [
    path("M810 40L550 168Q538 176 538 190V392L810 462Z", "#2F7273"),
    path("M810 40L550 168Q538 176 538 190V206L810 74Z", "#4F8788"),
    path("M810 392L538 362V392L810 462Z", "#1F5457"),
    vigas(
      [
        [744, 128],
        [704, 146],
        [666, 163],
        [630, 180],
        [596, 195],
        [566, 209],
      ],
      -1,
    ),
    path("M718 172L588 210V350L718 366Z", "#123E43"),
    path("M708 184L596 216V341L708 354Z", GLOW),
    path("M708 184L596 216V228L708 198Z", "#F6E3A4"),
    person(652, 349, RIGHT_NEIGHBOUR),
    path("M708 184L700 186V353L708 354ZM604 214L596 216V341L604 342Z", ink.deep),
    line("M708 224L596 246M652 200V234", ink.deep, 6),
    path("M726 366L580 348V360L726 380Z", "#8FC0B8"),
  ];
}

function vigas(feet: readonly (readonly [number, number])[], side: 1 | -1): Drawing {
  return feet.map(([x, y], i) => {
    const size = 15 - i * 1.6;
    const reach = side * size * 1.5;
    return [
      path(d`M${x} ${y}l${reach} ${size * 0.2}v${size}l${-reach} ${-size * 0.2}Z`, ink.wood),
      path(
        d`M${x} ${y}l${reach} ${size * 0.2}v${size * 0.35}l${-reach} ${-size * 0.2}Z`,
        side > 0 ? ink.sandShade : ink.earth,
      ),
    ];
  });
}

/** Head and shoulders of somebody at the window. (x, y) is the middle of the chest, at the sill. */
function person(x: number, y: number, { cloth, skin, hair, turn }: Neighbour): Drawing {
  const parts = [
    path("M-38 4C-40-40-24-52 0-54C24-52 40-40 38 0Z", cloth[1]),
    path("M-38 4C-40-40-24-52-6-54C-22-40-24-20-22 3Z", cloth[0]),
    path("M8-54C26-50 40-40 38 0L26 1C28-28 22-44 8-54Z", cloth[2]),
    rect(-8, -66, 16, 18, skin[0]),
    ell(0, -80, 18, 21, skin[1]),
    path("M-18-80C-18-94-8-101 0-101C-12-90-12-70 0-59C-10-59-18-68-18-80Z", skin[0]),
    path("M8-99C20-92 22-70 8-61C14-74 14-86 8-99Z", skin[2]),
    path("M-21-80C-25-114 25-114 21-80C17-88 12-95 4-96C-6-94-16-90-21-80Z", hair),
    g(
      [
        circ(-6, -80, 1.8, ink.ink),
        circ(6, -80, 1.8, ink.ink),
        line("M-5-68Q0-64 5-68", ink.ink, 1.8, ROUND),
      ],
      place(turn * 3, 0),
    ),
  ];
  return g(parts, place(x, y));
}

/** A wire across the street, the verdin in the middle. */
function wire(): Drawing {
  return [line("M200 146C300 214 500 214 600 146", "#16474B", 3), verdin(404, 197, 40)];
}

function gardens(): Drawing {
  return [
    saguaro(300, 404, 88, { width: 13, arms: [[1, 0.46, 16, 18]], tones: DUSK_CACTUS }),
    pear(42, 472, 34, { tones: DUSK_CACTUS }),
    ocotillo(512, 404, 76, { seed: 4, canes: 7, stem: "#3B6A60", leaf: "#5E7F41" }),
    pear(752, 476, 36, { tones: DUSK_CACTUS }),
  ];
}
