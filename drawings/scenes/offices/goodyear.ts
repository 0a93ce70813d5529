import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  barrel,
  brittle,
  circ,
  clip,
  cloud,
  DAWN,
  d,
  faint,
  flecks,
  ink,
  line,
  ocotillo,
  palm,
  path,
  range,
  rays,
  rect,
  rng,
  saguaro,
  sky,
  sun,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { bench, blinds, branchShade, houseNumber, mailbox, pavers, stucco, wallLamp } from "./details.ts";
import { glass, H, sign, W } from "./parts.ts";

const LIT = "#F8D5AE";
const LOCAL = "#E6AC82";
const SHADE = "#A8705A";
const TRIM = ink.teal;

/** Goodyear at dawn: two storeys, for suite 205 is upstairs, before the Estrella Mountains. */
export function goodyearOffice(): string {
  return svg(W, H, [backdrop(), gallery(), tower(), rightVolume(), forecourt()]);
}

function backdrop(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#CFE7E2"],
        [110, "#E2F0EA"],
        [200, "#F7EFE1"],
        [270, "#FCE2C8"],
      ],
      3,
      6,
    ),
    rays(560, 300, 900, ink.paper, 0.4),
    sun(566, 168, [62, 96], [DAWN.sun[0], DAWN.sun[2]]),
    cloud(60, 120, 180, DAWN.cloud, 0.95),
    cloud(420, 84, 120, DAWN.cloud, 0.9),
    // Estrella Mountains
    range({
      ridge:
        "-20,330 40,270 84,290 140,236 190,270 250,250 320,300 420,280 500,306 580,262 630,284 690,240 740,260",
      base: 400,
      seed: 6,
      tones: DAWN.far,
      detail: 3,
    }),
    range({
      ridge: "-20,352 50,316 110,346 200,330 300,366 560,366 640,316 680,332 740,296",
      base: 400,
      seed: 8,
      tones: DAWN.mid,
      detail: 3,
    }),
    rect(0, 372, W, 108, DAWN.hill[0]),
    rect(0, 382, W, 98, DAWN.ground[0]),
    palm(92, 396, 214, { seed: 3, crown: 46, tones: DAWN.cactus }),
    palm(648, 396, 168, { seed: 9, crown: 40, tones: DAWN.cactus }),
  ];
}

/** The left volume: a gallery on the upper floor, an arcade below. */
function gallery(): Drawing {
  const balusters = times(14, (i) => d`M${176 + i * 11.6} 276V294`).join("");
  return [
    // left volume: shade return + face
    rect(132, 204, 26, 196, SHADE),
    rect(158, 204, 186, 196, LIT),
    rect(126, 194, 226, 12, TRIM),
    rect(158, 206, 186, 14, LOCAL),
    rect(158, 206, 186, 5, SHADE, faint(0.5)),
    stucco([134, 224, 156, 396], 16, "#8F5B49", 4),
    stucco([160, 222, 342, 226], 8, LOCAL, 6),
    // upper gallery (exterior walkway): recess, doors, rail
    rect(172, 226, 158, 70, "#C98C6A"),
    rect(172, 226, 158, 16, "#9C6A58"),
    glass(186, 246, 38, 50),
    blinds(186, 246, 38, 50, 0.5),
    rect(240, 240, 30, 56, TRIM),
    rect(244, 244, 22, 48, ink.sun),
    circ(262, 270, 2, TRIM),
    glass(284, 246, 34, 50),
    blinds(284, 246, 34, 50, 0.3),
    houseNumber(226.5, 262, "205", "#FFF3DC", 0.66),
    path("M172 242H330L318 252H172Z", SHADE, faint(0.35)),
    rect(164, 294, 174, 9, "#FBE3C3"),
    line(d`M172 276H330${balusters}`, ink.deep, 2),
    // ground floor: arcade
    rect(172, 312, 158, 88, "#B97F63"),
    rect(172, 312, 158, 16, "#94614F"),
    [186, 262].map((x) => [
      glass(x, 336, 52, 64),
      line(d`M${x + 26} 336V400M${x} 360H${x + 52}`, ink.patina, 1.6, faint(0.7)),
      rect(x + 9, 376, 9, 24, ink.clay, faint(0.55)),
      circ(x + 13.5, 370, 9, ink.cactus, faint(0.6)),
    ]),
    path("M172 328H330L316 342H172Z", "#7E4F40", faint(0.4)),
    [166, 244, 324].map((x) => [
      rect(x, 303, 14, 97, LIT),
      rect(x, 303, 4, 97, LOCAL),
      rect(x - 1.5, 303, 17, 5, "#FBE3C3"),
      rect(x - 1.5, 393, 17, 7, LOCAL),
    ]),
    bench(300, 404, 0.72),
  ];
}

/** The tower in split stone, with the sign and the door. */
function tower(): Drawing {
  return [
    rect(344, 158, 22, 242, "#8C4F3C"),
    rect(366, 158, 78, 242, "#CE8259"),
    courses(),
    rect(338, 150, 112, 10, ink.deep),
    sign(386, 190, 1.15, "#FFF6E6"),
    path("M380 400V338a25 25 0 0 1 50 0V400Z", "#8C4F3C"),
    path("M386 400V340a19 19 0 0 1 38 0V400Z", ink.pine),
    line("M405 322V400", ink.patina, 2),
    path("M390 400V340a15 15 0 0 1 13-15V400Z", ink.sun, faint(0.9)),
    circ(408.5, 366, 1.6, ink.sunPale),
    wallLamp(373, 330),
    wallLamp(437, 330),
    rect(386, 286, 40, 15, ink.deep),
    houseNumber(390, 289.6, "13555", "#FFF6E6", 1.04),
    rect(366, 160, 78, 6, "#8C4F3C", faint(0.7)),
  ];
}

/** Courses of stone: a dark joint, and a light one below it to the right. */
function courses(): Drawing {
  const random = rng(5);
  let joints = "";
  let lights = "";
  for (let y = 164; y < 398; y += 13) {
    for (let x = 367; x < 440; ) {
      const width = 10 + random() * 20;
      const shown = Math.min(width, 442 - x);
      if (random() > 0.45) {
        joints += d`M${x} ${y}h${shown}`;
        lights += d`M${x + 5} ${y + 6.5}h${shown}`;
      }
      x += width + 4;
    }
  }
  return [line(joints, "#B9683F", 2, faint(0.7)), line(lights, "#E6A57C", 1.6, faint(0.6))];
}

function rightVolume(): Drawing {
  return [
    rect(444, 222, 150, 178, LIT),
    rect(444, 222, 12, 178, LOCAL),
    rect(440, 212, 164, 12, TRIM),
    rect(456, 224, 138, 12, LOCAL),
    rect(444, 224, 150, 5, SHADE, faint(0.45)),
    stucco([460, 300, 590, 317], 18, LOCAL, 9),
    stucco([448, 384, 592, 398], 14, LOCAL, 12),
    clip("wall", "M444 236H594V400H444Z", branchShade(604, 304, 0.9, DAWN.shadow, 0.18)),
    rect(468, 250, 116, 46, SHADE),
    glass(472, 254, 50, 42),
    glass(526, 254, 54, 42),
    blinds(472, 254, 50, 42, 0.55),
    blinds(526, 254, 54, 42, 0.35),
    line("M497 254V296M553 254V296", SHADE, 2),
    rect(462, 244, 128, 7, "#FBE3C3"),
    rect(464, 296, 124, 5, "#FBE3C3"),
    rect(468, 330, 116, 52, SHADE),
    glass(472, 334, 32, 48),
    glass(508, 334, 34, 48),
    glass(546, 334, 34, 48),
    blinds(546, 334, 34, 48, 0.4),
    rect(464, 382, 124, 5, "#FBE3C3"),
    rect(460, 318, 132, 6, TRIM),
    path("M468 324H592L584 334H468Z", LOCAL),
  ];
}

function forecourt(): Drawing {
  return [
    path("M132 400L40 416H420L600 400Z", DAWN.shadow, faint(0.28)),
    rect(0, 400, W, 80, DAWN.ground[1]),
    path("M132 400L30 420H430L594 400Z", DAWN.shadow, faint(0.24)),
    path("M374 400H436L560 480H250Z", DAWN.trail),
    pavers([374, 400, 436, 480], [250, 0, 560, 0], DAWN.ground[0]),
    path("M0 456C160 444 260 470 250 480H0ZM720 450C640 446 560 462 560 480H720Z", DAWN.ground[2]),
    flecks([20, 414, 700, 472], 26, DAWN.fleck, { seed: 6, length: 14, width: 1.5 }),
    ocotillo(150, 424, 84, { seed: 5, canes: 8, thickness: 1.7 }),
    agave(206, 430, 26, { tones: DAWN.agave }),
    agave(110, 434, 18, { tones: DAWN.agave, seed: 6 }),
    brittle(246, 426, 18, { tones: DAWN.bush, seed: 2 }),
    saguaro(510, 428, 120, {
      width: 18,
      arms: [
        [-1, 0.4, 25, 30],
        [1, 0.5, 24, 34],
      ],
      tones: DAWN.cactus,
      shadow: DAWN.shadow,
    }),
    brittle(560, 432, 20, { tones: DAWN.bush, seed: 7 }),
    barrel(598, 436, 12, { tones: DAWN.cactus }),
    brittle(474, 438, 14, { tones: DAWN.bush, seed: 12 }),
    agave(646, 430, 24, { tones: DAWN.agave, seed: 9 }),
    mailbox(66, 450),
    verdin(534, 352, 17, { flip: true }),
  ];
}
