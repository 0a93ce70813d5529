import type { Drawing } from "../../kit/index.ts";
import {
  brittle,
  circ,
  clip,
  DAWN,
  d,
  dots,
  ell,
  faint,
  g,
  ground,
  ink,
  line,
  path,
  place,
  ROUND,
  range,
  rays,
  rect,
  saguaro,
  sky,
  sun,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { sunHat } from "../parts/sun-hat.ts";
import { H, W } from "./frame.ts";

const WALL = { shade: "#4F8F8C", local: "#6FA5A1", lit: "#8FBDB6" } as const;
const DOORWAY = "M520 436V150C520 92 562 58 626 58S732 92 732 150V436Z";

/** Skin checks: a wide hat and a long-sleeved shirt wait on hooks beside a sunny open door. */
export function skinChecks(): string {
  return svg(W, H, [
    room(),
    doorway(),
    floor(),
    doorLeaf(),
    rail(),
    hat(),
    g(shirt(), place(20, 0)),
    bench(),
  ]);
}

function room(): Drawing {
  return [
    rect(0, 0, W, 440, WALL.local),
    path("M0 0H150C120 140 130 300 110 440H0Z", WALL.shade, faint(0.45)),
    path("M440 0C470 150 460 300 480 440H800V0Z", WALL.lit, faint(0.55)),
    rect(0, 372, W, 66, WALL.shade),
    rect(0, 368, W, 5, WALL.lit),
  ];
}

/** The desert outside, and the left jamb in the sun. */
function doorway(): Drawing {
  return [
    path("M494 440V150C494 74 548 36 626 36S758 74 758 150V440Z", "#DDA27A"),
    path("M494 440V150C494 74 548 36 626 36C556 44 508 84 508 150V440Z", "#B97653"),
    clip("doorway", DOORWAY, [
      sky(
        W,
        H,
        [
          [0, "#BFE0D9"],
          [130, "#D6EBE4"],
          [220, "#F6F0E3"],
        ],
        4,
      ),
      rays(662, 340, 600, "#FFFFFF", 0.4),
      sun(662, 138, [40, 62], ["#FBD05F", "#FCEBC0"]),
      range({
        ridge: "480,290 540,250 580,276 640,238 690,282 770,246",
        base: 350,
        seed: 6,
        tones: DAWN.far,
      }),
      range({
        ridge: "480,320 520,300 580,324 660,296 700,316 770,284",
        base: 370,
        seed: 8,
        tones: DAWN.mid,
        detail: 3,
      }),
      ground(W, H, [344, 340, 348, 344, 338], DAWN.hill[0]),
      ground(W, H, [356, 352, 358, 354, 350], DAWN.ground[0]),
      ground(W, H, [384, 384, 384, 380, 380], DAWN.ground[1]),
      path("M600 440C610 410 640 396 664 356H676C690 396 700 410 720 440Z", DAWN.trail),
      saguaro(590, 404, 150, {
        width: 20,
        arms: [[1, 0.46, 28, 36]],
        tones: DAWN.cactus,
        shadow: DAWN.shadow,
      }),
      brittle(708, 412, 20, { tones: DAWN.bush, seed: 4 }),
      verdin(618, 285, 20),
      path("M510 440V150C510 92 560 52 626 52C574 66 546 100 546 150V440Z", "#FBE3C6"),
    ]),
  ];
}

/** The door leaf, swung into the room. */
function doorLeaf(): Drawing {
  return [
    path("M732 120L812 76V500L732 440Z", ink.teal),
    path("M732 120L740 116V446L732 440Z", ink.turquoise),
    line("M760 104V462M786 90V482", ink.deep, 4),
    path("M740 180L812 150V172L740 200ZM740 356L812 370V392L740 376Z", ink.deep),
    circ(774, 290, 7, ink.sun),
  ];
}

function floor(): Drawing {
  const joints = [-260, -60, 120, 280, 430, 560, 700, 860].map(
    (x) => d`M${400 + (x - 300) * 0.72} 436L${x} 500`,
  );
  return [
    rect(0, 436, W, 64, "#8A5A4A"),
    rect(0, 436, W, 5, "#6E4A44"),
    path("M520 436H732L640 500H300Z", "#F6CFA4"),
    path("M546 436H700L600 500H360Z", "#FBE3C6"),
    line(`${joints.join("")}M0 464H800`, "#6E4A44", 2.5, faint(0.5)),
  ];
}

/** A wooden rail with four pegs. */
function rail(): Drawing {
  return [
    rect(34, 74, 430, 26, "#2F7273", faint(0.6)),
    rect(40, 62, 430, 26, ink.wood),
    rect(40, 62, 430, 8, ink.earth),
    rect(458, 62, 12, 26, ink.sandShade),
    [134, 236, 340, 444].map((x) => [
      rect(x - 6, 74, 12, 26, ink.wood, { rx: 5 }),
      circ(x, 102, 10, ink.earth),
      circ(x + 3, 99, 5, ink.sandShade),
    ]),
  ];
}

function hat(): Drawing {
  return [
    ell(116, 208, 106, 36, "#2F7273", { opacity: 0.55, transform: "rotate(-8 116 208)" }),
    g(sunHat("hat"), place(142, 188, { rotate: -8, scale: [0.82, 0.96] })),
  ];
}

/** A long-sleeved shirt on a hanger. */
function shirt(): Drawing {
  const body =
    "M266 150C290 138 304 132 314 132H352C362 132 380 140 400 150L404 350C360 362 300 362 264 350Z";
  const sleeve = "M266 150C240 166 232 200 228 244C224 290 224 320 226 352H262C264 300 268 250 274 216Z";
  const rightSleeve = "M400 150C426 166 434 200 438 244C442 290 442 320 440 352H404C402 300 398 250 392 216Z";
  return [
    path("M250 170C224 190 208 260 206 364H380V160Z", "#2F7273", faint(0.5)),
    line("M318 104C330 106 334 114 333 128", ink.grey, 5, ROUND),
    path("M262 156L333 122L404 156V164L333 134L262 164Z", ink.wood),
    path(sleeve, "#B4CBC6"),
    path(rightSleeve, ink.paper),
    path(body, ink.haze),
    clip("shirt", body, [
      path("M250 120H312C294 200 298 290 306 370H250Z", "#C2D8D2"),
      path("M372 130C376 210 372 300 378 370H420V130Z", ink.paper),
      rect(324, 150, 18, 220, ink.paper),
      rect(324, 150, 4, 220, "#B4CBC6"),
      path("M346 220H384V256L365 264L346 256Z", "#C2D8D2"),
      path("M346 216H386V252L366 260L346 252Z", ink.paper),
    ]),
    path("M302 138L316 128L334 160L318 178Z", "#C2D8D2"),
    path("M364 138L350 128L334 160L350 178Z", ink.paper),
    dots(
      times(5, (i) => [333, 190 + i * 36, 3.4] as const),
      ink.patina,
    ),
    path("M225 330H263L262 354H225Z", "#9DBDB7"),
    path("M403 330H441L441 354H404Z", ink.haze),
    line("M404 214C402 260 403 300 404 330", "#B4CBC6", 3),
  ];
}

/** A low bench with sunscreen and a hand mirror. */
function bench(): Drawing {
  return [
    path("M30 462H250L220 476H-10Z", DAWN.shadow, faint(0.4)),
    rect(52, 392, 14, 74, ink.wood),
    rect(216, 392, 14, 74, ink.earth),
    rect(36, 380, 210, 16, ink.earth),
    rect(36, 380, 210, 6, ink.sandShade),
    // sunscreen
    path("M92 312H138V372Q138 380 130 380H100Q92 380 92 372Z", ink.ocotillo),
    path("M122 312H138V372Q138 380 130 380H122Z", ink.coral),
    rect(98, 292, 34, 22, ink.paper, { rx: 4 }),
    rect(98, 292, 10, 22, ink.shade, { rx: 4 }),
    circ(115, 346, 13, ink.sun),
    // a hand mirror leans on the wall
    line("M196 346L204 380", ink.wood, 10, ROUND),
    ell(188, 314, 34, 40, ink.wood),
    ell(190, 313, 27, 33, "#BFE0D9"),
    path("M176 300L206 284C216 298 218 316 214 326L186 342Z", ink.paper, faint(0.7)),
  ];
}
