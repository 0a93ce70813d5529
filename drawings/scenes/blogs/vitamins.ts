import type { Drawing, Tones } from "../../kit/index.ts";
import {
  d,
  ell,
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
import { table, tableShadow } from "../parts/noon.ts";
import { room, TEAL_ROOM } from "../parts/room.ts";
import { H, W } from "./frame.ts";

const AMBER: Tones = ["#6E2F1E", "#A9522B", "#E08A52"];
const LETTERS = {
  B12: "M-50-30V30H-34C-12 30-12-2-34-2H-50H-36C-16-2-16-30-36-30ZM2 8L16-2V32M32 6C36-8 58-4 54 10C52 18 40 24 34 31H58",
  C: "M26-22C10-44-30-34-30 0S10 44 26 22",
  D: "M-24-34V34H-6C40 34 40-34-6-34Z",
} as const;

/** Vitamins, in a kitchen: three bottles with their letters on, and the two pills of today. */
export function vitamins(): string {
  return svg(W, H, [
    room({ width: W, bottom: 372, inks: TEAL_ROOM, light: [706, 10, 500, 250] }),
    table(W, H, 366, 470, 7),
    tableShadow(124, 400, 150, 20),
    g(bottle("B12", ink.patina), place(208, 410, { scale: 0.92 })),
    tableShadow(560, 396, 140, 20),
    g(bottle("C", ink.coral), place(628, 404, { scale: 0.84 })),
    tableShadow(322, 434, 190, 22),
    g(bottle("D", ink.sun), place(416, 444, { scale: 1.2 })),
    dish(),
  ]);
}

/** An amber bottle on (0, 0), 180 units wide and 300 tall: ribbed cap, label with its letter. */
function bottle(letter: keyof typeof LETTERS, band: string): Drawing {
  const [shade, local, lit] = AMBER;
  const glass = "M-58-250H58C60-232 90-228 90-196V-18Q90 0 72 0H-72Q-90 0-90-18V-196C-90-228-60-232-58-250Z";
  const ribs = times(13, (i) => d`M${-57 + i * 9.5} -293V-257`).join("");
  return [
    path(glass, local),
    path("M-58-250H-34C-38-232-52-224-52-196V0H-72Q-90 0-90-18V-196C-90-228-60-232-58-250Z", shade),
    path("M46-250H58C60-232 90-228 90-196V-18Q90 0 72 0H70V-196C70-226 48-232 46-250Z", lit),
    rect(-90, -176, 180, 142, ink.paper),
    rect(-90, -176, 38, 142, ink.shade),
    rect(-90, -176, 180, 20, band),
    rect(-90, -176, 38, 20, ink.deep, faint(0.25)),
    g(line(LETTERS[letter], ink.deep, 13, ROUND_JOIN), place(10, -106)),
    line("M-36-52H60", ink.grey, 6, ROUND),
    rect(-64, -298, 128, 48, ink.white, { rx: 9 }),
    path("M-55-298H-34V-250H-55Q-64-250-64-259V-289Q-64-298-55-298Z", ink.grey),
    line(ribs, ink.shade, 3.5),
  ];
}

/** A small dish: a golden softgel and a white tablet. */
function dish(): Drawing {
  return [
    ell(648, 462, 112, 14, ink.deep, faint(0.28)),
    path("M570 436A104 24 0 0 0 778 436Q768 474 700 476H648Q580 474 570 436Z", ink.teal),
    path("M570 436A104 24 0 0 0 620 456Q624 472 640 476Q580 472 570 436Z", ink.deep),
    path("M742 456Q770 448 778 436Q770 470 720 475Q738 468 742 456Z", ink.turquoise),
    ell(674, 436, 104, 24, ink.mist),
    ell(670, 440, 90, 18, ink.turquoise),
    ell(684, 442, 74, 13, ink.mist),
    softgel(640, 434, -14),
    tablet(712, 440),
  ];
}

function softgel(x: number, y: number, rotate: number): Drawing {
  return g(
    [
      ell(-6, 10, 38, 9, ink.deep, faint(0.3)),
      rect(-38, -18, 76, 34, "#D98E1F", { rx: 17 }),
      rect(-30, -18, 68, 27, ink.sun, { rx: 14 }),
      line("M-6-10H22", ink.paper, 6, ROUND),
    ],
    place(x, y, { rotate }),
  );
}

function tablet(x: number, y: number): Drawing {
  return [
    ell(x - 6, y + 7, 32, 9, ink.deep, faint(0.3)),
    path(d`M${x - 28} ${y - 8}v9a28 11 0 0 0 56 0v-9Z`, ink.shade),
    ell(x, y - 8, 28, 11, ink.paper),
    line(d`M${x - 16} ${y - 12}L${x + 16} ${y - 4}`, ink.grey, 2.5, ROUND),
  ];
}
