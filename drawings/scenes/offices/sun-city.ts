import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  brittle,
  citrus,
  cloud,
  DAWN,
  d,
  faint,
  flecks,
  ink,
  line,
  palm,
  path,
  poly,
  range,
  rays,
  rect,
  sky,
  sun,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { golfCart } from "../parts/golf-cart.ts";
import { bench, blinds, houseNumber, mailbox, pavers, stucco } from "./details.ts";
import { H, sign, W } from "./parts.ts";

const LIT = "#FFF3DE";
const LOCAL = "#EBC79C";
const SHADE = "#B98A66";
const TRIM = ink.teal;

/** Sun City in late sun: a folded-plate roof of the sixties, breeze block, a golf cart. */
export function sunCityOffice(): string {
  return svg(W, H, [
    backdrop(),
    glassBox(),
    breezeBlock(),
    roof(),
    [236, 330, 472, 566].map((x) => [rect(x - 4, 304, 8, 96, LIT), rect(x - 4, 304, 3, 96, LOCAL)]),
    pylon(),
    garden(),
    bench(300, 408, 0.86),
    mailbox(56, 456),
    golfCart(556, 452, 0.86),
    verdin(292, 259, 18),
  ]);
}

function backdrop(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#F3E6CE"],
        [80, "#F8DFBD"],
        [160, "#FAD3A6"],
        [240, "#F8C08E"],
      ],
      8,
      6,
    ),
    rays(470, 330, 900, "#FFF6DF", 0.38),
    sun(470, 190, [84, 128], ["#F4AE37", "#FAD27E"]),
    cloud(40, 130, 190, ["#FFF4DF", "#F2A779"], 0.9),
    cloud(540, 104, 170, ["#FFF4DF", "#F2A779"], 0.9),
    // White Tanks
    range({
      ridge: "-20,336 60,300 120,316 190,282 270,310 360,292 440,318 520,290 610,316 680,286 740,306",
      base: 400,
      seed: 17,
      tones: ["#A7C9BF", "#F6CFA5", "#D5CBB0"],
      rough: 0.18,
      detail: 3,
    }),
    range({
      ridge: "-20,360 80,338 180,362 300,350 420,366 560,350 640,360 740,336",
      base: 400,
      seed: 19,
      tones: ["#5B9A95", "#EBA67B", "#A9A083"],
      rough: 0.18,
      detail: 3,
    }),
    rect(0, 376, W, 104, DAWN.hill[0]),
    rect(0, 385, W, 95, DAWN.ground[0]),
    palm(58, 398, 268, { seed: 2, crown: 36, tones: DAWN.cactus }),
    palm(112, 398, 216, { seed: 5, crown: 32, tones: DAWN.cactus }),
    palm(664, 398, 284, { seed: 8, crown: 36, tones: DAWN.cactus }),
    palm(612, 398, 224, { seed: 12, crown: 32, tones: DAWN.cactus }),
  ];
}

function glassBox(): Drawing {
  const mullions = times(8, (i) => d`M${236 + i * 47.1} 304V400`).join("");
  return [
    rect(236, 304, 330, 96, ink.pine),
    times(7, (i) => path(d`M${250 + i * 47} 304h16l-22 96h-16Z`, "#3E8A86", faint(0.5))),
    rect(236, 304, 330, 18, ink.deep),
    inside(),
    line(d`${mullions}M236 344H566`, LIT, 3.5),
    rect(378, 322, 46, 78, ink.sun),
    rect(378, 322, 46, 78, "none", { stroke: TRIM, "stroke-width": 6 }),
    line("M401 322V400", TRIM, 4),
    line("M396 358V372M406 358V372", ink.deep, 1.8),
    rect(384, 332, 12, 9, "#FFF6E6"),
    line("M386 335h8M386 338h6", TRIM, 1),
    rect(374, 397, 54, 4, ink.clay),
  ];
}

/** What the glass lets through: a row of chairs, a plant, a lamp, blinds in the west. */
function inside(): Drawing {
  const chairs = [432, 451].map((x) => d`M${x} 372v12h13v-12M${x + 2} 384v10M${x + 11} 384v10`).join("");
  return [
    blinds(239, 346, 42, 52, 0.9),
    blinds(286, 346, 42, 52, 0.6),
    line(chairs, "#9FD0C6", 2.4, faint(0.7)),
    path(
      "M340 396l3-16h12l3 16ZM349 380q-12-6-13-20q11 3 13 14q0-16 9-22q5 13-5 24q4-8 12-8q-2 10-12 12Z",
      "#5FA894",
      faint(0.75),
    ),
    path("M488 372h14l4 10h-22ZM494 382h2v14h-2Z", ink.sunPale, faint(0.85)),
  ];
}

/** The pierced screen on the left. */
function breezeBlock(): Drawing {
  let holes = "";
  let depths = "";
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 5; column++) {
      const start = d`M${162 + column * 15.4} ${312.5 + row * 15.6}`;
      holes += d`${start}a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z`;
      depths += d`${start}a5.5 5.5 0 0 1 8-4.9a6.5 6.5 0 0 0-6.5 8.4a5.5 5.5 0 0 1-1.5-3.5Z`;
    }
  }
  const joints =
    times(5, (i) => d`M${159.8 + i * 15.4} 304V400`).join("") +
    times(6, (i) => d`M154 ${304.6 + i * 15.6}H236`).join("");
  return [
    rect(140, 300, 96, 100, "#F2B48A"),
    rect(140, 300, 14, 100, SHADE),
    line(joints, "#D9936A", 1.2),
    path(holes, ink.wood),
    path(depths, "#3E2A24"),
  ];
}

/** Folded plates: glass in the gables, a pale edge band, right slopes in the sun. */
function roof(): Drawing {
  const [top, bottom, edge] = [258, 296, 11];
  const plates = times(7, (i) => {
    const left = 112 + i * 72;
    const [middle, right] = [left + 36, left + 72];
    return {
      shade: poly([
        [left, bottom],
        [middle, top],
        [middle, top + edge],
        [left, bottom + edge],
      ]),
      lit: poly([
        [middle, top],
        [right, bottom],
        [right, bottom + edge],
        [middle, top + edge],
      ]),
      gable: poly([
        [left, bottom + edge],
        [middle, top + edge],
        [right, bottom + edge],
      ]),
      gleam: poly([
        [middle, top + edge],
        [middle + 16, top + edge + 17],
        [middle - 4, bottom + edge],
        [middle - 18, bottom + edge],
      ]),
    };
  });
  const all = (part: keyof (typeof plates)[number]) => plates.map((plate) => plate[part]).join("");
  return [
    path(all("gable"), ink.pine),
    path(all("gleam"), "#3E8A86", faint(0.5)),
    path(all("shade"), "#CDB394"),
    path(all("lit"), "#FFF8EA"),
    line(times(7, (i) => d`M${130 + i * 72} 277v11M${166 + i * 72} 276v11`).join(""), "#BFA383", 1.1),
    rect(112, 306, 504, 7, TRIM),
    rect(112, 311, 504, 2, ink.deep),
  ];
}

function pylon(): Drawing {
  return [
    rect(578, 226, 10, 174, ink.deep),
    rect(588, 226, 46, 174, TRIM),
    rect(588, 226, 46, 6, ink.sun),
    line("M588 286H634M588 330H634M588 366H634", "#0A5051", 1.6),
    stucco([590, 236, 632, 396], 18, "#1C7774", 5),
    path("M588 232h30l-30 60Z", ink.deep, faint(0.25)),
    houseNumber(594.5, 298, "13203", "#FFF6E6", 1.12),
    sign(595, 258, 0.8, "#FFF6E6"),
  ];
}

function garden(): Drawing {
  return [
    rect(0, 400, W, 80, DAWN.ground[1]),
    path("M140 400L60 416H420L630 400Z", DAWN.shadow, faint(0.24)),
    path("M376 400H426L500 480H270Z", DAWN.trail),
    pavers([376, 400, 426, 480], [270, 0, 500, 0], DAWN.ground[0]),
    path("M0 450C120 444 270 462 270 480H0ZM720 450C640 446 500 462 500 480H720Z", DAWN.ground[2]),
    flecks([20, 414, 700, 474], 24, DAWN.fleck, { seed: 12, length: 14, width: 1.5 }),
    citrus(196, 432, 26, { fruit: "#F2862E", seed: 3 }),
    citrus(128, 438, 30, { fruit: "#F2862E", seed: 9 }),
    agave(258, 432, 20, { tones: DAWN.agave }),
    brittle(322, 432, 13, { tones: DAWN.bush, seed: 4 }),
    brittle(650, 432, 17, { tones: DAWN.bush, seed: 8 }),
    agave(690, 436, 18, { tones: DAWN.agave, seed: 3 }),
  ];
}
