import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  brittle,
  faint,
  g,
  ground,
  ink,
  line,
  NIGHT,
  path,
  place,
  range,
  rays,
  rect,
  saguaro,
  sky,
  stars,
  sun,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { adobeHouse } from "../parts/adobe-house.ts";
import { ambulance } from "../parts/ambulance.ts";
import { distantSaguaros } from "../parts/distant-saguaros.ts";
import { H, W } from "./frame.ts";

const GLOW = NIGHT.glow;
const [WALL_LIT, WALL, WALL_SHADE] = NIGHT.wall;

/** From the ambulance bay, with its lit door, a road leads back to a house with its lamps on. */
export function emergencyDepartment(): string {
  return svg(W, H, [
    night(),
    road(),
    hospital(),
    bay(),
    g(ambulance(), place(286, 528, { scale: 1.12 })),
    garden(),
  ]);
}

function night(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#0A1E27"],
        [110, "#0D2630"],
        [210, "#12303B"],
        [290, "#193C47"],
        [350, "#234B55"],
      ],
      4,
      8,
    ),
    rays(620, 400, 1000, NIGHT.ray, 0.14),
    stars([350, 10, 500, 290], 34, 7, { color: "#F3E9CF", falloff: 1.2 }),
    stars([734, 10, 794, 260], 10, 9, { color: "#F3E9CF" }),
    sun(620, 130, [44, 74, 108], ["#F5ECD6", "#3C6A74", "#2E5A65"], [0.5, 0.4]),
    range({
      ridge: "-20,350 200,330 330,356 420,300 500,342 580,316 660,352 740,296 830,330",
      base: 440,
      seed: 6,
      tones: NIGHT.far,
    }),
    range({
      ridge: "-20,390 240,380 360,392 460,362 560,394 680,372 760,346 830,366",
      base: 440,
      seed: 13,
      tones: NIGHT.mid,
      detail: 3,
    }),
    ground(W, H, [412, 406, 414, 408, 402], NIGHT.hill[0]),
    distantSaguaros({ width: W, top: 410, count: 26, seed: 9, color: "#0A242C" }),
    ground(W, H, [424, 420, 426, 418, 414], NIGHT.hill[1]),
    ground(W, H, [450, 446, 452, 444, 440], NIGHT.ground[0]),
  ];
}

/** The road from the bay, round the bend and up to the house. */
function road(): Drawing {
  return [
    adobeHouse(664, 424, 0.92, { wall: NIGHT.wall, trim: ink.deep, viga: NIGHT.viga, glow: GLOW }),
    path(
      "M0 508H430C580 508 690 496 690 468C690 450 668 446 670 428L694 426C700 444 786 446 790 478C796 540 660 600 480 606H0Z",
      NIGHT.trail,
    ),
    path("M0 508H430C580 508 690 496 690 468L696 474C696 504 580 514 430 514H0Z", "#557A7B", faint(0.6)),
    line("M560 553C680 536 748 506 740 474C732 452 690 448 684 430", ink.sunPale, 3.5, {
      "stroke-dasharray": "20 14",
      opacity: 0.75,
    }),
    line("M0 566H420Q500 564 560 553", ink.sunPale, 4, { "stroke-dasharray": "34 24", opacity: 0.75 }),
  ];
}

/** Two storeys behind, most windows dark. */
function hospital(): Drawing {
  const panes = times(8, (i) => [i % 4, Math.floor(i / 4)] as const);
  return [
    rect(0, 168, 330, 340, WALL),
    rect(0, 168, 44, 340, WALL_SHADE),
    rect(306, 168, 24, 340, WALL_LIT),
    rect(-6, 156, 346, 14, ink.teal),
    rect(200, 156, 140, 5, ink.patina),
    panes.map(([column, row]) => {
      const isLit = column + row * 2 === 3 || (column === 0 && row === 1);
      const [x, y] = [66 + column * 60, 190 + row * 68];
      return [
        rect(x - 4, y - 4, 42, 50, WALL_SHADE),
        rect(x, y, 34, 42, isLit ? GLOW : "#0F2B33"),
        !isLit && path(`M${x + 14} ${y}h12l-16 42h-10Z`, "#28505A", faint(0.8)),
      ];
    }),
  ];
}

/** The canopy with its red edge, the wide lit door, the light on the ground. */
function bay(): Drawing {
  return [
    rect(60, 372, 250, 136, WALL_LIT),
    rect(60, 372, 250, 22, GLOW, faint(0.45)),
    rect(92, 396, 148, 112, ink.deep),
    rect(99, 403, 134, 105, GLOW),
    path("M99 403H140L108 508H99Z", ink.sunPale),
    line("M166 403V508", ink.deep, 5),
    line("M156 440V474M176 440V474", ink.deep, 4),
    path("M99 508H233L330 600H-20Z", GLOW, faint(0.34)),
    path("M60 508H330L420 540H-20Z", GLOW, faint(0.16)),
    rect(262, 372, 14, 136, ink.deep),
    rect(272, 372, 4, 136, ink.patina),
    rect(20, 332, 420, 30, ink.ocotillo),
    rect(20, 332, 90, 30, ink.chestnut),
    rect(320, 332, 120, 6, ink.coral),
    rect(20, 362, 420, 10, ink.sunPale),
    rect(420, 372, 12, 138, ink.deep),
    rect(429, 372, 4, 138, ink.patina),
  ];
}

function garden(): Drawing {
  const { cactus, bush, flower } = NIGHT;
  return [
    path("M568 462L716 476L694 516L568 480Z", ink.sunPale, faint(0.18)),
    saguaro(566, 470, 168, {
      width: 22,
      arms: [
        [-1, 0.44, 32, 38],
        [1, 0.56, 30, 44],
      ],
      tones: cactus,
    }),
    brittle(606, 474, 20, { tones: bush, flower, seed: 5 }),
    verdin(596, 317, 24, { flip: true, inks: NIGHT.bird }),
    ground(W, H, [640, 640, 640, 612, 566], NIGHT.ground[2]),
    agave(726, 596, 46, { tones: NIGHT.agave }),
    brittle(778, 592, 28, { tones: bush, flower, seed: 11 }),
  ];
}
