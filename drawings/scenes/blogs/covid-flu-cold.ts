import type { Drawing } from "../../kit/index.ts";
import {
  circ,
  clip,
  d,
  ell,
  faint,
  g,
  ground,
  ink,
  line,
  NIGHT,
  path,
  place,
  range,
  rect,
  stars,
  svg,
  times,
} from "../../kit/index.ts";
import { mug } from "../parts/mug.ts";
import { tableLamp } from "../parts/table-lamp.ts";
import { H, W } from "./frame.ts";

const WALL = { shade: "#163C46", local: "#1F4C56", lit: "#2A5C66", dado: "#143640" } as const;
const PANE = "M576 318V150Q576 64 672 64T768 150V318Z";

/** COVID, flu or cold, at night: the bedside, with a lamp, a thermometer, a mug and the dark outside. */
export function covidFluCold(): string {
  return svg(W, H, [wall(), nightWindow(), bed(), bedside()]);
}

function wall(): Drawing {
  return [
    rect(0, 0, W, H, WALL.local),
    path("M0 0H170C140 160 150 330 130 500H0Z", WALL.shade),
    path("M560 0C540 160 556 320 540 420H800V0Z", WALL.lit, faint(0.5)),
    rect(0, 416, W, 84, WALL.dado),
    rect(0, 412, W, 5, WALL.lit),
  ];
}

/** The window: the night outside, and a deep adobe reveal. */
function nightWindow(): Drawing {
  return [
    path("M552 330V150Q552 40 672 40T792 150V330Z", "#5F5455"),
    path("M552 330V150Q552 40 672 40C596 48 564 92 564 150V330Z", "#3B3A42"),
    path(PANE, NIGHT.bands[1][1]),
    clip("pane", PANE, [
      rect(560, 190, 220, 140, NIGHT.bands[4][1]),
      stars([590, 70, 768, 230], 40, 8, { opacity: 0.9 }),
      range({ ridge: "560,262 610,228 650,254 710,220 790,262", base: 300, seed: 5, tones: NIGHT.far }),
      ground(W, H, [286, 286, 286, 282, 286], NIGHT.ground[0]),
      path("M566 330V150Q566 60 672 60C608 74 592 110 592 150V330Z", "#85706A"),
    ]),
    rect(540, 318, 272, 18, "#A98C7C", { rx: 3 }),
    rect(540, 330, 272, 8, "#3B3A42"),
  ];
}

/** The head of the bed: a pillow and a turned-down blanket. */
function bed(): Drawing {
  const blanket = "M-10 404C60 384 150 386 206 404C218 430 222 470 220 510H-10Z";
  return [
    path("M-10 206C30 196 70 200 92 212V430H-10Z", "#4A3230"),
    path("M76 205Q92 208 92 222V430H80Z", "#8A5A3F"),
    path("M-10 322C30 284 120 280 168 304C204 322 210 384 188 410C120 424 40 424-10 414Z", "#9FB8B6"),
    path(
      "M80 290C120 286 150 294 168 304C204 322 210 384 188 410C160 416 134 418 112 418C150 392 148 328 80 290Z",
      "#F1E2C4",
    ),
    path("M-10 322C14 300 44 292 66 290C40 320 38 384 60 420C30 418 10 418-10 414Z", "#6F9296"),
    path(blanket, ink.teal),
    clip("blanket", blanket, [
      path("M-10 380H80C54 420 64 470 54 510H-10Z", ink.deep, faint(0.7)),
      path("M172 390C196 420 198 470 192 510H240V390Z", ink.patina),
      path("M-10 436C70 416 156 420 240 440V458C156 438 70 434-10 454Z", "#E8C89D"),
      path("M-10 470C70 450 156 454 240 474V482C156 462 70 458-10 478Z", ink.ocotillo),
    ]),
  ];
}

function bedside(): Drawing {
  return [
    rect(246, 414, 414, 96, "#4A2A22"),
    rect(606, 414, 54, 96, ink.wood),
    rect(230, 402, 446, 16, ink.sandShade),
    rect(230, 402, 446, 5, ink.sunPale),
    rect(286, 438, 300, 80, "#5E3A30", { rx: 6 }),
    rect(286, 438, 300, 5, ink.wood, { rx: 2 }),
    circ(436, 468, 9, ink.sun),
    tableLamp(436, 404, 0.98, { tones: [ink.chestnut, "#B5603C", "#E58C63"], glow: [0.12, 0.2] }),
    tissues(),
    mug(356, 404, 1.24, { tones: [ink.teal, ink.turquoise] }),
    thermometer(),
  ];
}

/** A fever thermometer that leans in a low glass. */
function thermometer(): Drawing {
  const marks = times(9, (i) => d`M4 ${-166 + i * 12}h${i % 2 ? 5 : 9}`).join("");
  const tube = [
    rect(-14, -196, 28, 192, "#B4CBC6", { rx: 14 }),
    path("M-4-196Q14-196 14-182V-18Q14-4-4-4Z", ink.paper),
    rect(-5, -132, 7, 120, ink.ocotillo, { rx: 3 }),
    circ(-1, -15, 10, ink.ocotillo),
    line(marks, ink.ink, 2.4),
  ];
  return [
    g(tube, place(590, 402, { rotate: 14 })),
    path("M560 336H628L620 404H568Z", ink.turquoise, faint(0.4)),
    path("M560 336H576L580 404H568Z", ink.teal, faint(0.5)),
    path("M612 336H628L620 404H610Z", ink.paper, faint(0.75)),
    ell(594, 336, 34, 5, ink.mist, faint(0.75)),
  ];
}

function tissues(): Drawing {
  return [
    path("M254 336C250 306 276 306 270 278C290 284 302 306 304 336Z", "#B4CBC6"),
    path("M270 278C290 284 302 306 304 336H284C290 312 286 294 270 278Z", ink.paper),
    rect(240, 334, 78, 68, ink.clay, { rx: 4 }),
    rect(240, 334, 24, 68, ink.chestnut, { rx: 4 }),
    rect(298, 334, 20, 68, ink.coral, { rx: 4 }),
    ell(279, 335, 28, 4, "#5E3A30"),
  ];
}
