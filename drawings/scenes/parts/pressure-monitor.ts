import type { Drawing } from "../../kit/index.ts";
import { circ, g, ink, line, path, place, ROUND_JOIN, rect } from "../../kit/index.ts";

/** Digits on a screen, 22 by 44. */
const DIGITS: Readonly<Record<string, string>> = {
  "1": "M16 0V44",
  "6": "M22 0H0V44H22V22H0",
  "7": "M0 0H22V44",
  "8": "M0 0H22V44H0ZM0 22H22",
};

const digits = (text: string, x: number, y: number): Drawing =>
  [...text].map((digit, index) =>
    g(line(DIGITS[digit] ?? "", ink.ink, 7, ROUND_JOIN), place(x + index * 34, y)),
  );

/** An upper-arm blood pressure monitor on (x, y), 256 units wide and 244 tall: a good reading, one button. */
export function pressureMonitor(x: number, y: number, scale = 1): Drawing {
  return g(
    [
      path(
        "M-128 0L-108-214Q-106-232-88-232H88Q106-232 108-214L128 0Q128 12 116 12H-116Q-128 12-128 0Z",
        ink.white,
      ),
      path("M-128 0L-108-214Q-106-232-88-232H-72L-88 12H-116Q-128 12-128 0Z", ink.shade),
      path("M-127-8H127L128 0Q128 12 116 12H-116Q-128 12-128 0Z", ink.grey),
      rect(-72, -212, 160, 140, ink.deep, { rx: 14 }),
      rect(-64, -204, 144, 124, "#CFE3D6", { rx: 8 }),
      path("M20-204H72Q80-204 80-196V-80H-20Z", ink.haze),
      digits("118", -40, -194),
      digits("76", -6, -134),
      path("M-50-118l8 10l14-18", "none", {
        stroke: ink.patina,
        "stroke-width": 6,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
      circ(8, -38, 25, ink.deep),
      circ(9, -40, 22, ink.patina),
      circ(14, -45, 8, ink.turquoise),
    ],
    place(x, y, { scale }),
  );
}
