import type { Drawing, Tones } from "../../kit/index.ts";
import {
  circ,
  clip,
  d,
  dots,
  faint,
  g,
  ink,
  line,
  path,
  place,
  ROUND,
  ROUND_JOIN,
  rect,
  svg,
  times,
} from "../../kit/index.ts";
import { limb } from "../parts/limb.ts";
import { profileEar, profileFace, profileNeck } from "../parts/profile.ts";
import { room, SAGE_ROOM } from "../parts/room.ts";
import { H, W } from "./frame.ts";

const SKIN: Tones = ["#A9694A", "#CF9770", "#EDBF98"];
const HAIR: Tones = ["#A9A9A6", "#CFCDC8", "#F0EDE6"];

/** Adult vaccines, in the exam room: a smile, a sleeve pushed up, a small bandage on the deltoid. */
export function adultVaccines(): string {
  return svg(W, H, [
    room({ width: W, bottom: H, inks: SAGE_ROOM, light: [560, -30, 420, 330] }),
    counter(),
    patient(),
  ]);
}

/** The patient looks to the right: her upper arm is turned to us. */
function patient(): Drawing {
  const low = place(0, 24);
  return [g(torso(), low), head(), g([arm(), sleeve(), bandage()], low)];
}

function torso(): Drawing {
  const shirt =
    "M104 520C96 440 100 352 132 300C152 268 172 256 188 244L334 240C376 262 408 316 410 380C412 430 398 480 396 520Z";
  return [
    path(shirt, ink.patina),
    clip("shirt", shirt, [
      path("M80 200H196C150 300 132 420 140 520H80Z", ink.teal),
      path("M346 230C386 290 388 400 374 520H430V220Z", ink.turquoise),
      // the arm's shadow
      path("M168 290C150 350 176 440 192 520H250V280Z", ink.deep),
    ]),
  ];
}

function head(): Drawing {
  return [
    profileNeck(SKIN),
    // neckline
    path("M180 272C214 304 302 310 340 270L354 278C312 324 214 322 166 284Z", ink.teal),
    profileFace(SKIN, { brow: HAIR[0] }),
    hair(),
    profileEar(SKIN),
    circ(266, 150, 6, ink.patina),
    circ(267.5, 148.5, 2.4, ink.mist),
  ];
}

/** A short grey bob. */
function hair(): Drawing {
  const bob =
    "M330 58C322 20 270 0 226 18C180 36 160 86 168 134C172 170 186 194 212 202C236 206 250 190 252 166C250 140 250 118 262 102C290 96 316 84 330 58Z";
  return [
    path(bob, HAIR[1]),
    clip("hair", bob, [
      path("M160 0H226C196 60 190 140 226 210H150Z", HAIR[0]),
      path("M282 14C312 24 328 44 330 60C322 74 312 82 302 87C308 60 300 34 282 14Z", HAIR[2]),
      line("M236 60C214 100 214 150 230 190M262 44C244 70 236 100 238 140", HAIR[0], 4, ROUND),
    ]),
  ];
}

/** The near arm: the round of the deltoid, then down to below the elbow. */
function arm(): Drawing {
  return limb(
    [
      [240, 236, 52, 54],
      [240, 268, 68, 68],
      [241, 312, 72, 72],
      [244, 360, 64, 64],
      [249, 408, 54, 55],
      [254, 456, 51, 54],
      [262, 530, 45, 46],
    ],
    SKIN,
  );
}

/** The short sleeve, rolled up to the top of the shoulder. */
function sleeve(): Drawing {
  return [
    path(
      "M166 290C186 264 214 256 240 256S292 264 314 286L313 300C294 278 268 271 240 271S188 278 168 304Z",
      SKIN[0],
    ),
    path(
      "M166 268C176 240 206 226 240 226S304 238 316 266L314 286C294 264 268 258 240 258S186 264 166 290Z",
      ink.patina,
    ),
    path("M166 268C174 246 192 234 214 229L200 268C188 272 176 280 166 290Z", ink.teal),
    path("M282 232C300 240 312 252 316 266L314 286C304 275 292 267 278 263Z", ink.turquoise),
    line("M168 276C186 252 212 244 240 244S296 250 314 272", ink.deep, 3, faint(0.45)),
  ];
}

/** Two to three fingers below the bone of the shoulder, in the middle of the muscle. */
function bandage(): Drawing {
  const holes = [-40, -30, 30, 40].flatMap((x) => [[x, -6, 1.6] as const, [x, 6, 1.6] as const]);
  return g(
    [
      rect(-52, -15, 104, 36, SKIN[0], { rx: 17, opacity: 0.7 }),
      rect(-52, -18, 104, 36, ink.peach, { rx: 18 }),
      path("M18-18H34Q52-18 52 0T34 18H18Z", ink.dawn),
      rect(-19, -18, 38, 36, ink.paper),
      rect(-19, -18, 10, 36, ink.shade),
      dots(holes, ink.coral),
    ],
    place(244, 322, { rotate: -10, scale: 0.84 }),
  );
}

function counter(): Drawing {
  return [
    rect(340, 418, 470, 82, "#E0A577"),
    rect(340, 400, 470, 22, "#FBE6CC"),
    rect(340, 420, 470, 8, "#C98A5F"),
    record(),
    [0, 1, 2].map((i) => vial(520 + i * 80, 412, [ink.sun, ink.ocotillo, ink.patina][i] ?? "")),
  ];
}

/** The record of shots on the wall side: rows with ticks, the last one still open. */
function record(): Drawing {
  const rows = times(5, (row) => d`M-30 ${-96 + row * 24}H54`).join("");
  const ticks = times(4, (row) => d`M-60 ${-97 + row * 24}l6 7l11-13`).join("");
  return g(
    [
      rect(-82, -150, 164, 190, ink.deep, { rx: 6, opacity: 0.22 }),
      rect(-74, -156, 164, 190, ink.paper, { rx: 6 }),
      rect(-74, -156, 164, 30, ink.teal, { rx: 6 }),
      line(rows, ink.grey, 5, ROUND),
      line(ticks, ink.patina, 5.5, ROUND_JOIN),
      rect(-60, -8, 14, 14, "none", { stroke: ink.ocotillo, "stroke-width": 3.5 }),
    ],
    place(646, 206),
  );
}

/** A glass vial with its crimped cap on (x, y), 44 wide and 96 tall. */
function vial(x: number, y: number, cap: string): Drawing {
  return g(
    [
      path("M-18 2H20L4 8H-40Z", ink.deep, faint(0.3)),
      path("M-12-74H12C12-66 22-64 22-54V-6Q22 0 16 0H-16Q-22 0-22-6V-54C-22-64-12-66-12-74Z", ink.haze),
      path("M-22-44H22V-6Q22 0 16 0H-16Q-22 0-22-6Z", ink.turquoise),
      rect(-22, -46, 44, 30, ink.paper),
      rect(-22, -46, 12, 30, ink.shade),
      rect(-22, -46, 44, 7, cap),
      rect(-16, -84, 32, 13, ink.grey, { rx: 2 }),
      rect(4, -84, 12, 13, ink.paper, { rx: 2 }),
      rect(-14, -94, 28, 12, cap, { rx: 3 }),
    ],
    place(x, y, { scale: 1.3 }),
  );
}
