import type { Drawing } from "../../kit/index.ts";
import {
  circ,
  clip,
  d,
  faint,
  g,
  ink,
  line,
  path,
  place,
  ROUND,
  rect,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { loosePills, pillBottle } from "../parts/medicine.ts";
import { noonView, table, tableShadow } from "../parts/noon.ts";
import { waterGlass } from "../parts/water-glass.ts";
import { H, W } from "./frame.ts";

const ADOBE = {
  lit: "#F9D9B4",
  top: "#FBE6CC",
  local: "#E3A67C",
  shade: "#B97653",
  deep: "#8F5540",
} as const;
const PITCH = 73;
const DONE = 2;

/** Several medicines, at noon: a week's pill box, built like a row of adobe windows. */
export function severalMedicines(): string {
  return svg(W, H, [
    noonView({
      width: W,
      height: H,
      far: "-20,290 70,236 150,272 230,224 330,280 440,258 540,292 620,246 700,276 770,232 830,258",
      mid: "-20,320 80,288 170,316 300,302 420,332 560,316 650,286 720,308 830,280",
      base: 366,
      seed: 13,
      cloud: [90, 88, 200],
    }),
    table(W, H, 352, 446, 7),
    tableShadow(634, 404, 80, 14),
    pillBottle(672, 408, 1.04),
    tableShadow(40, 424, 580, 24),
    pillHouse(),
    tableShadow(716, 434, 40, 10),
    waterGlass(742, 438, 128),
    loosePills(636, 470),
    verdin(208, 172, 34),
  ]);
}

/** The box: adobe, stepped at both ends, a row of vigas, seven windows with lids. */
function pillHouse(): Drawing {
  const [left, right] = [42, 598];
  return [
    path(
      "M42 432V206Q42 194 54 194H110V182Q110 172 120 172H520Q530 172 530 182V194H586Q598 194 598 206V432Z",
      ADOBE.local,
    ),
    path("M42 432V206Q42 194 54 194H64V432Z", ADOBE.shade),
    path("M580 194H586Q598 194 598 206V432H580Z", ADOBE.lit),
    path(
      "M54 194H110V182Q110 172 120 172H520Q530 172 530 182V194H586Q592 194 596 199H526V180H114V199H44Q48 194 54 194Z",
      ADOBE.top,
    ),
    times(7, (day) => viga(left + 38 + day * PITCH + 18)),
    times(7, (day) => windowOf(day, left + 24 + day * PITCH)),
    rect(left - 6, 418, right - left + 12, 16, ADOBE.shade, { rx: 5 }),
    rect(left + 120, 418, right - left - 114, 6, ADOBE.lit, { rx: 3 }),
  ];
}

/** The end of a roof beam and its shadow. */
function viga(x: number): Drawing {
  return [
    path(d`M${x - 8} 226h16l-12 15h-16Z`, ADOBE.deep, faint(0.5)),
    circ(x, 218, 9, ink.wood),
    circ(x + 1.5, 217, 6, "#B98258"),
  ];
}

/** One day: an arched window. The days that are done stand open and empty. */
function windowOf(day: number, x: number): Drawing {
  const arch = d`M${x} 362V284a30 30 0 0 1 60 0V362Z`;
  const isDone = day < DONE;
  return [
    path(d`M${x - 5} 366V284a35 35 0 0 1 70 0V366Z`, ADOBE.top),
    path(d`M${x - 5} 366V284a35 35 0 0 1 20 -32l4 8q-16 8 -16 26V366Z`, ADOBE.deep, faint(0.35)),
    clip(`day-${day}`, arch, [
      path(arch, isDone ? ADOBE.deep : ink.pine),
      path(d`M${x} 362V284a30 30 0 0 1 18 -27V362Z`, isDone ? ink.wood : ink.deep),
      isDone ? path(d`M${x} 362h60l-12 -14h-30Z`, ADOBE.shade) : [pane(x), pills(day, x + 30)],
    ]),
    rect(x - 8, 362, 76, 9, ADOBE.top, { rx: 3 }),
    rect(x - 8, 367, 76, 5, ADOBE.shade, { rx: 2 }),
    isDone ? openLid(x) : knob(x),
  ];
}

/** A lid that has been let down in front of the sill. */
function openLid(x: number): Drawing {
  return [
    path(d`M${x - 12} 374h62v34q0 14 -14 14h-40Z`, ADOBE.deep, faint(0.3)),
    path(d`M${x} 370h60v20a30 30 0 0 1 -60 0Z`, ink.patina),
    path(d`M${x} 370h16v46a30 30 0 0 1 -16 -26Z`, ink.teal),
    path(d`M${x + 50} 370h10v20a30 30 0 0 1 -10 22Z`, ink.turquoise),
    circ(x + 30, 406, 4, ink.sun),
  ];
}

/** The light on a closed lid. */
function pane(x: number): Drawing {
  return [
    path(d`M${x + 30} 250H${x + 60}V298L${x + 4} 330V300Z`, ink.turquoise, faint(0.4)),
    line(d`M${x + 52} 278V336`, ink.haze, 4, { ...ROUND, opacity: 0.8 }),
  ];
}

const knob = (x: number): Drawing => [circ(x + 30, 369, 6, ink.wood), circ(x + 31.5, 367.5, 3, ink.sun)];

/** The heap of one day: tablets and capsules, not the same every day. */
function pills(day: number, x: number): Drawing {
  const round = (dx: number, dy: number, r: number, fill: string, gleam: string) => [
    circ(x + dx, 362 - dy, r, fill),
    circ(x + dx + r * 0.3, 362 - dy - r * 0.3, r * 0.4, gleam),
  ];
  const capsule = (dx: number, dy: number, rotate: number, fill: string) =>
    g(
      [
        rect(-19, -8, 38, 16, ink.paper, { rx: 8 }),
        path("M0-8H11A8 8 0 0 1 11 8H0Z", fill),
        line("M-10-3H-3", "#FFFFFF", 2.5, ROUND),
      ],
      place(x + dx, 362 - dy, { rotate }),
    );
  const even = day % 2 === 0;
  return [
    round(-15, 13, 13, ink.sun, ink.sunPale),
    round(15, 12, 12, even ? ink.coral : ink.paper, even ? ink.peach : "#FFFFFF"),
    capsule(0, 34, even ? -22 : 24, even ? ink.ocotillo : ink.patina),
    day % 3 !== 1 && round(even ? 10 : -10, 53, 10, ink.turquoise, ink.haze),
  ];
}
