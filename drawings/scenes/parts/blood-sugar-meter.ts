import type { Drawing } from "../../kit/index.ts";
import { circ, DAWN, d, g, ink, line, path, place, ROUND_JOIN, rect } from "../../kit/index.ts";

/** A blood sugar meter that lies flat about (x, y), 150 units wide: a strip at its top, a reading on its screen, one round button. */
export function bloodSugarMeter(x: number, y: number, scale = 1): Drawing {
  const device = [
    rect(-13, -132, 26, 48, ink.paper, { rx: 3 }),
    rect(-13, -132, 26, 14, ink.sun, { rx: 3 }),
    rect(-72, -98, 144, 216, ink.deep, { rx: 44 }),
    rect(-66, -96, 138, 210, ink.teal, { rx: 42 }),
    path("M40-96Q72-92 72-54V72Q72 106 38 114C54 60 56-40 40-96Z", ink.patina),
    rect(-48, -68, 98, 90, ink.pine, { rx: 12 }),
    rect(-43, -63, 88, 80, ink.haze, { rx: 8 }),
    path("M8-63H37Q45-63 45-55V17H-14Z", ink.paper),
    // 96, in strokes
    line("M-6-22H-28V-46H-6V4H-28M34-46H12V4H34V-20H12", ink.ink, 7, ROUND_JOIN),
    circ(0, 66, 25, ink.deep),
    circ(2, 63, 23, ink.turquoise),
    circ(6, 59, 10, ink.mist),
  ];
  const lie = (dx: number, dy: number) => ({ transform: d`matrix(1 .1 ${"-.2"} .74 ${dx} ${dy})` });
  return g(
    [
      g(rect(-78, -84, 144, 216, DAWN.shadow, { rx: 44, opacity: 0.3 }), lie(-22, 20)),
      g(rect(-72, -98, 144, 216, "#082D31", { rx: 44 }), lie(0, 14)),
      g(device, lie(0, 0)),
    ],
    place(x, y, { scale }),
  );
}
