import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  brittle,
  circ,
  clip,
  cloud,
  DAWN,
  d,
  ell,
  faint,
  flecks,
  g,
  ground,
  ink,
  line,
  path,
  place,
  ROUND,
  range,
  rect,
  svg,
  times,
} from "../../kit/index.ts";
import { walkingShoe } from "../parts/walking-shoe.ts";
import { H, W } from "./frame.ts";
import { clearDawn } from "./lights.ts";

const WALL = { lit: "#FBE3C6", local: "#F0C7A2", shade: "#D29E79", deep: "#9C6A58" } as const;

/** Fall prevention, at dawn: sturdy shoes and a cane by the door, a rail to hold, a floor with nothing on it. */
export function fallPrevention(): string {
  return svg(W, H, [landscape(), house(), door(), grabRail(), patio(), cane(), shoes()]);
}

function landscape(): Drawing {
  return [
    clearDawn(),
    cloud(580, 82, 150, DAWN.cloud, 0.95),
    range({
      ridge: "480,290 560,246 620,276 690,232 750,262 830,216",
      base: 380,
      seed: 4,
      tones: DAWN.far,
    }),
    range({
      ridge: "480,330 560,312 620,330 690,290 750,314 830,276",
      base: 390,
      seed: 9,
      tones: DAWN.mid,
      detail: 3,
    }),
    ground(W, H, [360, 356, 362, 356, 350], DAWN.hill[0]),
    ground(W, H, [370, 366, 372, 366, 360], DAWN.hill[1]),
    ground(W, H, [384, 380, 386, 382, 376], DAWN.ground[0]),
    brittle(660, 398, 20, { tones: DAWN.bush, seed: 4 }),
    agave(772, 404, 36, { tones: DAWN.agave }),
  ];
}

/** The wall, and the shade of the porch roof on it. */
function house(): Drawing {
  const beams = times(8, (i) => d`M${8 + i * 74} 34h26l-20 44h-26Z`).join("");
  return [
    path("M-10 420V-10H546V420Z", WALL.local),
    rect(-10, -10, 80, 430, WALL.shade),
    path("M512-10H546V420H516Q526 200 512-10Z", WALL.lit),
    clip("wall", "M0 0H546V420H0Z", [
      rect(0, 0, 546, 36, WALL.deep, faint(0.4)),
      path(beams, WALL.deep, faint(0.4)),
    ]),
    flecks([330, 110, 500, 390], 12, WALL.shade, { seed: 6, length: 16, width: 2 }),
  ];
}

/** The door goes up out of the picture, so that cane and shoes keep their true size beside it. */
function door(): Drawing {
  const planks = times(5, (i) => d`M${132 + i * 34} 0V404`).join("");
  return [
    rect(78, 0, 238, 406, WALL.deep),
    rect(306, 0, 10, 406, "#C98C6A"),
    rect(96, 0, 204, 406, ink.teal),
    rect(96, 0, 40, 406, ink.deep),
    rect(286, 0, 14, 406, ink.patina),
    line(planks, ink.deep, 3),
    // a small window in the door
    rect(150, -10, 96, 104, ink.deep, { rx: 4 }),
    rect(157, -10, 82, 97, "#F8D9A8"),
    path("M239-10V87H196Z", ink.sunPale),
    line("M198 0V87M157 40H239", ink.deep, 4),
    rect(254, 170, 20, 46, ink.clay, { rx: 6 }),
    rect(266, 170, 8, 46, "#DE9468", { rx: 4 }),
    circ(264, 190, 11, ink.sun),
    circ(267, 187, 5, ink.sunPale),
    rect(96, 372, 204, 34, ink.clay),
    rect(96, 372, 40, 34, ink.chestnut),
  ];
}

/** A rail on the wall beside the door. */
function grabRail(): Drawing {
  return [
    line("M334 126L334 268", WALL.deep, 9, { ...ROUND, opacity: 0.35 }),
    rect(344, 106, 16, 26, ink.deep, { rx: 5 }),
    rect(344, 250, 16, 26, ink.deep, { rx: 5 }),
    line("M352 114V268", ink.patina, 11, ROUND),
    line("M355.5 116V266", ink.mist, 3, ROUND),
  ];
}

/** Level tiles from wall to garden, no threshold. */
function patio(): Drawing {
  return [
    rect(0, 404, W, 96, "#E3A67C"),
    path("M0 404H546L520 410H0Z", DAWN.shadow, faint(0.3)),
    path("M546 404H800V412H540Z", "#FBE3C6"),
    line("M0 432H800M0 468H800", "#CF8E66", 2.5),
    line(
      "M60 404L-20 500M190 404L150 500M320 404L316 500M450 404L484 500M580 404L650 500M710 404L816 500",
      "#CF8E66",
      2.5,
    ),
    path("M560 404L340 500H560L800 430V404Z", "#F8D2A6", faint(0.4)),
  ];
}

/** A crook-handled cane that leans on the wall. */
function cane(): Drawing {
  return g(
    [
      path("M470 438L330 452L326 446L462 432Z", DAWN.shadow, faint(0.34)),
      line("M462 404L408 204C400 162 356 166 360 208", WALL.deep, 11, { ...ROUND, opacity: 0.35 }),
      line("M476 436L424 196C416 152 368 158 374 204", ink.wood, 17, ROUND),
      line("M474 412L426 198C420 172 402 166 390 174", "#8A5A3F", 10, ROUND),
      line("M479 412L430 196C425 174 412 164 400 164", "#DE9E70", 4, ROUND),
      line("M429 219L426 206", ink.sun, 18),
      line("M471 412L476 436", ink.night, 19, ROUND),
    ],
    place(22, 0),
  );
}

function shoes(): Drawing {
  const shoe = walkingShoe({ upper: [ink.deep, ink.patina, ink.turquoise] });
  return [
    ell(588, 446, 90, 7, DAWN.shadow, faint(0.34)),
    g(shoe, place(560, 444, { scale: 0.5 })),
    path("M528 470L450 480H610L672 470Z", DAWN.shadow, faint(0.34)),
    g(shoe, place(528, 472, { scale: 0.56 })),
  ];
}
