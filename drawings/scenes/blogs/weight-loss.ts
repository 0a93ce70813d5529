import type { Drawing, Point } from "../../kit/index.ts";
import {
  circ,
  clip,
  d,
  ell,
  faint,
  g,
  ink,
  lerp,
  line,
  path,
  place,
  ROUND,
  rect,
  roundedRect,
  svg,
  times,
} from "../../kit/index.ts";
import { table } from "../parts/noon.ts";
import { room, SAGE_ROOM } from "../parts/room.ts";
import { H, W } from "./frame.ts";

const LEATHER = {
  dark: "#4E2418",
  shade: "#6E2F1E",
  local: ink.chestnut,
  lit: "#B5603C",
  edge: "#DE9468",
} as const;

/** The belt stands on the table as a ring: the middle of its upper rim, its radii, its height. */
const MIDDLE: Point = [404, 322];
const RADII: Point = [300, 56];
const TALL = 86;

const STITCH = { "stroke-dasharray": "9 7", opacity: 0.75 } as const;

/** A little weight loss, indoors: a belt drawn two holes tighter than the worn one, and a bathroom scale. */
export function weightLoss(): string {
  return svg(W, H, [
    room({ width: W, bottom: 330, inks: SAGE_ROOM, light: [420, 0, 360, 230] }),
    table(W, H, 322, 484, 6),
    g(scale(), place(578, 330)),
    belt(),
  ]);
}

/** A bathroom scale that leans on the wall, its dial up. */
function scale(): Drawing {
  const at = (angle: number, r: number): Point => [Math.cos(angle) * r, -178 - Math.sin(angle) * r];
  const ticks = times(13, (i) => {
    const angle = Math.PI * (1 - i / 12);
    return d`M${at(angle, 50)}L${at(angle, i % 3 ? 58 : 62)}`;
  });
  return [
    path("M-130 4H118L90 16H-210Z", ink.deep, faint(0.28)),
    rect(-150, -282, 280, 290, ink.teal, { rx: 34, opacity: 0.35 }),
    rect(-132, -286, 264, 292, ink.white, { rx: 34 }),
    path("M-98-286H-84V6H-98Q-132 6-132-28V-252Q-132-286-98-286Z", ink.shade),
    rect(-100, -150, 200, 150, ink.turquoise, { rx: 14 }),
    line(times(9, (i) => d`M${-84 + i * 21} -138V-10`).join(""), ink.patina, 5, ROUND),
    // the dial
    path("M-82-170A82 82 0 0 1 82-170Q82-162 74-162H-74Q-82-162-82-170Z", ink.deep),
    path("M-74-172A74 74 0 0 1 74-172Z", ink.paper),
    line(ticks.join(""), ink.ink, 4, ROUND),
    line("M0-176L-26-228", ink.ocotillo, 6, ROUND),
    circ(0, -176, 9, ink.deep),
  ];
}

/** Where the upper rim lies at x, on the near side. */
const rim = (x: number): number =>
  MIDDLE[1] + RADII[1] * Math.sqrt(Math.max(0, 1 - ((x - MIDDLE[0]) / RADII[0]) ** 2));

/** Points on the near side from x to x, `down` below its rim, closer together at the ends, where it is steep. */
function near(from: number, to: number, down: number): string {
  const steps = times(17, (i) => lerp(from, to, (1 - Math.cos((i / 16) * Math.PI)) / 2));
  return steps.map((x) => d`${x} ${rim(x) + down}`).join("L");
}

const along = (from: number, to: number, down: number): string => `M${near(from, to, down)}`;

/** A stretch of the near side from x to x as a closed shape, from `top` to `bottom` below its rim. */
const stretch = (from: number, to: number, top: number, bottom: number): string =>
  `M${near(from, to, top)}L${near(to, from, bottom)}Z`;

function belt(): Drawing {
  const [x, y] = MIDDLE;
  const [rx, ry] = RADII;
  const [left, right] = [x - rx, x + rx];
  const mouth = d`M${left} ${y}A${rx} ${ry} 0 0 1 ${right} ${y}A${rx} ${ry} 0 0 1 ${left} ${y}Z`;
  const wall = d`M${left} ${y}A${rx} ${ry} 0 0 0 ${right} ${y}V${y + TALL}A${rx} ${ry} 0 0 1 ${left} ${y + TALL}Z`;
  return [
    ell(x - 34, y + TALL + 8, rx + 16, ry + 4, ink.deep, faint(0.28)),
    path(mouth, "#B98258"),
    clip("mouth", mouth, [
      path(
        d`M${left} ${y}A${rx} ${ry} 0 0 1 ${right} ${y}V${y + TALL}A${rx} ${ry} 0 0 0 ${left} ${y + TALL}Z`,
        LEATHER.dark,
      ),
      path(
        d`M${left} ${y - ry}H${x - 120}C${x - 170} ${y - 20} ${x - 190} ${y + 30} ${x - 180} ${y + TALL}H${left}Z`,
        LEATHER.shade,
      ),
    ]),
    path(wall, LEATHER.local),
    clip("wall", wall, [rect(left, y, 60, 200, LEATHER.shade), rect(right - 70, y, 70, 200, LEATHER.lit)]),
    line(along(left + 2, right - 2, 1), LEATHER.edge, 4, ROUND),
    line(along(left + 8, right - 8, 12) + along(left + 8, right - 8, TALL - 12), LEATHER.edge, 2.4, STITCH),
    frame(),
    tail(),
    prong(),
  ];
}

const BUCKLE = 486;
/** The holes, from the tip on. The prong is in the fifth; for years it was in the third. */
const HOLES = [206, 270, 334, 398, 462, 590, 654] as const;
const WORN = 334;

/** The end of the belt comes from the right, under the frame, and lies over the left strap. */
function tail(): Drawing {
  const [tip, root, top, bottom] = [158, BUCKLE + 34, -3, TALL - 4];
  const shoulder = tip + 44;
  const tongue =
    d`M${tip} ${rim(tip) + TALL / 2}Q${tip + 4} ${rim(tip + 14) + 12} ${near(shoulder, root, top)}` +
    d`L${near(root, shoulder, bottom)}Q${tip + 4} ${rim(tip + 14) + TALL - 12} ${tip} ${rim(tip) + TALL / 2}Z`;
  const middle = (x: number) => rim(x) + TALL / 2;
  return [
    clip("under", stretch(104, root, -8, TALL), g(path(tongue, LEATHER.dark, faint(0.6)), place(-8, 7))),
    path(tongue, "#A34A2B"),
    clip("tip", tongue, path(stretch(tip - 8, tip + 60, -10, TALL), LEATHER.local)),
    line(along(shoulder, root, top + 1), LEATHER.edge, 4, ROUND),
    line(along(shoulder, root, 10) + along(shoulder, root, TALL - 16), LEATHER.edge, 2.4, STITCH),
    // keeper
    path(stretch(230, 252, -9, TALL + 6), LEATHER.shade),
    path(stretch(245, 252, -9, TALL + 6), LEATHER.lit),
    HOLES.map((x) => x !== WORN && ell(x, middle(x), 6, 7, LEATHER.dark)),
    // the worn hole: stretched, a crease across it
    line(
      d`M${WORN + 10} ${middle(WORN) - 40}Q${WORN + 20} ${middle(WORN)} ${WORN + 10} ${middle(WORN) + 38}`,
      LEATHER.shade,
      7,
      ROUND,
    ),
    line(
      d`M${WORN + 18} ${middle(WORN) - 40}Q${WORN + 28} ${middle(WORN)} ${WORN + 18} ${middle(WORN) + 38}`,
      LEATHER.edge,
      3,
      ROUND,
    ),
    ell(WORN, middle(WORN), 17, 8, LEATHER.dark),
  ];
}

const FRAME = { left: BUCKLE - 50, top: rim(BUCKLE) - 22, width: 104, height: TALL + 40 } as const;

function frame(): Drawing {
  const { left, top, width, height } = FRAME;
  const ring = (inset: number) =>
    roundedRect(left + inset, top + inset, width - 2 * inset, height - 2 * inset, 16 - inset * 0.6);
  const evenOdd = { "fill-rule": "evenodd" };
  return [
    g(path(ring(0) + ring(16), LEATHER.dark, { ...evenOdd, opacity: 0.5 }), place(-6, 7)),
    path(ring(0) + ring(16), "#D9972E", evenOdd),
    path(ring(0) + ring(6), ink.sunPale, evenOdd),
  ];
}

/** The near side of the frame, over the belt, and the prong out of the new hole. */
function prong(): Drawing {
  const { left, top, width, height } = FRAME;
  const [right, middle] = [left + width, rim(462) + TALL / 2];
  return [
    rect(right - 24, top + 22, 16, height - 44, LEATHER.dark, faint(0.5)),
    rect(right - 16, top + 10, 16, height - 20, "#D9972E"),
    rect(right - 7, top + 10, 7, height - 20, ink.sunPale),
    line(d`M462 ${middle + 6}H${right - 2}`, LEATHER.dark, 9, { ...ROUND, opacity: 0.5 }),
    line(d`M464 ${middle}H${right - 2}`, ink.sun, 11, ROUND),
    line(d`M470 ${middle - 2}H${right - 4}`, ink.sunPale, 3.5, ROUND),
  ];
}
