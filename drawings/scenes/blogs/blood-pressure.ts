import type { Drawing } from "../../kit/index.ts";
import { clip, d, ell, faint, flecks, ink, line, path, ROUND, rect, svg, verdin } from "../../kit/index.ts";
import { lemon } from "../parts/fruit.ts";
import { noonView, tableShadow } from "../parts/noon.ts";
import { pressureGauge } from "../parts/pressure-gauge.ts";
import { H, W } from "./frame.ts";

const STEEL = { shade: "#97A5A3", local: "#DCE7E3" } as const;

/** Blood pressure, at noon: a cuff, its gauge and its bulb on the window sill, a lemon beside them. */
export function bloodPressure(): string {
  return svg(W, H, [
    noonView({
      width: W,
      height: H,
      sun: [652, 112],
      far: "-20,280 50,232 130,270 220,238 310,280 420,226 500,268 580,250 660,282 740,232 830,270",
      mid: "-20,330 60,288 140,318 250,334 340,300 430,336 540,316 620,334 720,288 770,310 830,292",
      base: 384,
      seed: 7,
      cloud: [60, 92, 190],
    }),
    sill(),
    tubes(),
    tableShadow(214, 396, 214, 14),
    cuff(),
    tableShadow(72, 398, 110, 12),
    bulb(),
    tableShadow(462, 402, 110, 12),
    stem(520, 206),
    pressureGauge(520, 300, 102),
    tableShadow(644, 402, 82, 10),
    lemon(690, 376, 36, 14),
    path("M736 374C740 348 766 338 784 346C780 368 758 382 736 374Z", ink.cactus),
    path("M736 374C750 364 768 356 784 346C780 368 758 382 736 374Z", ink.cactusLit),
    verdin(352, 172, 44),
  ]);
}

function sill(): Drawing {
  return [
    rect(0, 372, W, 40, "#FBE3C6"),
    rect(0, 412, W, 88, "#E3A67C"),
    rect(0, 412, W, 9, "#C98A63"),
    flecks([10, 434, 780, 490], 16, "#CF8E66", { seed: 3, length: 20, width: 2 }),
  ];
}

/** The rolled cuff: a stout coil of cloth that stands on end. */
function cuff(): Drawing {
  const [x, top, foot, rx, ry] = [312, 196, 398, 112, 34];
  const side = d`M${x - rx} ${top}V${foot - 16}A${rx} 20 0 0 0 ${x + rx} ${foot - 16}V${top}Z`;
  return [
    path(side, ink.teal),
    clip("cuff", side, [
      rect(x - rx, 150, 74, 270, ink.deep),
      rect(x + 54, 150, 60, 270, ink.patina),
      rect(x + 96, 150, 20, 270, "#5FA79F"),
      // the pale band and the fastening flap
      path(d`M${x - rx} 300A${rx} 20 0 0 0 ${x + rx} 300V330A${rx} 20 0 0 1 ${x - rx} 330Z`, "#F8EBD5"),
      path(d`M${x - rx} 300A${rx} 20 0 0 0 ${x - 38} 318V348A${rx} 20 0 0 1 ${x - rx} 330Z`, "#B9C7B8"),
      line(d`M${x + 10} 214V420`, ink.deep, 5, faint(0.55)),
    ]),
    ell(x, top, rx, ry, "#5FA79F"),
    ell(x - 3, top + 1, rx - 10, ry - 4, ink.deep),
    ell(x - 4, top + 3, rx - 18, ry - 8, ink.patina),
    ell(x - 5, top + 4, rx - 32, ry - 12, ink.deep),
    ell(x - 5, top + 5, rx - 42, ry - 16, ink.patina),
    ell(x - 6, top + 6, rx - 58, ry - 20, ink.deep),
  ];
}

/** One tube from the cuff to the gauge, one from the gauge to the bulb, behind the cuff. */
function tubes(): Drawing {
  const rise = "M356 194C380 120 452 96 500 130C532 154 524 186 520 206";
  const low = "M180 372C240 350 420 350 470 372";
  return [
    line(`${rise}${low}`, ink.deep, 13, ROUND),
    line("M362 184C388 118 450 100 496 132", ink.patina, 3.5, ROUND),
  ];
}

/** The steel stem on top of the gauge, where its tube ends. */
function stem(x: number, y: number): Drawing {
  return [
    rect(x - 9, y - 24, 18, 24, STEEL.shade, { rx: 4 }),
    rect(x, y - 24, 9, 24, STEEL.local, { rx: 4 }),
  ];
}

/** The hand bulb, on its side, with a steel valve. */
function bulb(): Drawing {
  return [
    rect(160, 362, 34, 20, STEEL.shade, { rx: 4 }),
    rect(160, 362, 34, 9, STEEL.local, { rx: 4 }),
    path(
      "M58 372C58 344 84 334 112 336C140 338 164 352 166 372C164 390 140 406 112 406C84 408 58 400 58 372Z",
      ink.deep,
    ),
    path("M84 344C110 334 150 344 160 366C140 352 112 348 84 344Z", ink.patina),
    path("M112 340C136 340 156 352 162 368C152 356 134 348 112 340Z", ink.turquoise),
    rect(50, 362, 14, 20, STEEL.shade, { rx: 4 }),
  ];
}
