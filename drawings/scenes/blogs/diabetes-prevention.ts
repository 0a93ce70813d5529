import type { Drawing } from "../../kit/index.ts";
import {
  circ,
  clip,
  DAWN,
  d,
  ell,
  faint,
  g,
  ink,
  line,
  path,
  pear,
  place,
  ROUND,
  rect,
  rng,
  svg,
  times,
} from "../../kit/index.ts";
import { bloodSugarMeter } from "../parts/blood-sugar-meter.ts";
import { table } from "../parts/noon.ts";
import { room, SAGE_ROOM } from "../parts/room.ts";
import { H, W } from "./frame.ts";

/** Diabetes prevention, in the kitchen: a plate of nopales, beans and tomato, a glucose meter beside it. */
export function diabetesPrevention(): string {
  return svg(W, H, [
    room({ width: W, bottom: 240, inks: SAGE_ROOM, light: [640, -60, 420, 230] }),
    table(W, H, 232, 476),
    pot(),
    plate(),
    tomatoes(),
    nopales(),
    beans(),
    tomato(548, 284, 36),
    bloodSugarMeter(656, 364),
  ]);
}

function plate(): Drawing {
  return [
    ell(268, 388, 262, 84, DAWN.shadow, faint(0.3)),
    ell(314, 366, 256, 100, "#9CC6BF"),
    ell(314, 358, 256, 100, ink.paper),
    path("M58 358A256 100 0 0 1 230 263C120 290 90 380 200 448A256 100 0 0 1 58 358Z", "#D5E3DF"),
    ell(314, 360, 232, 87, ink.patina),
    ell(314, 362, 224, 82, ink.paper),
    ell(316, 366, 196, 68, ink.shade),
    ell(326, 368, 186, 62, ink.white),
  ];
}

/** Grilled prickly pear pads, one over the other, with the marks of the grill. */
function nopales(): Drawing {
  return [nopal(176, 348, -34), nopal(242, 330, -12), nopal(306, 344, 12)];
}

function nopal(x: number, y: number, rotate: number): Drawing {
  const outline = "M-12 62C-48 44-54-20-30-52C-14-72 18-72 32-50C54-16 44 44 12 62C6 66-6 66-12 62Z";
  const thorns = [-30, -8, 14, 36].flatMap((up, row) =>
    times(3, (i) => d`M${-22 + i * 20 + (row % 2) * 8} ${up}h.1`),
  );
  return g(
    [
      path(outline, ink.cactusShade, { transform: "translate(-5 9)" }),
      path(outline, "#4F8A55"),
      clip(`nopal-${x}`, outline, [
        path("M-60-80H-14C-30-30-30 30-10 80H-60Z", ink.cactusShade, faint(0.5)),
        path("M20-80C46-30 42 30 10 80H60V-80Z", ink.verdeLit, faint(0.75)),
        line("M-60-14L60-42M-60 14L60-14M-60 42L60 14", "#2A4A3A", 6, faint(0.6)),
      ]),
      line(thorns.join(""), ink.verdeLit, 4, ROUND),
    ],
    place(x, y, { rotate, scale: [1.1, 0.86] }),
  );
}

/** A mound of beans: dark at the back, the lit ones on top. */
function beans(): Drawing {
  const random = rng(21);
  const rows = [
    [436, 328, 50, 3],
    [430, 346, 76, 4],
    [426, 365, 90, 5],
    [420, 384, 80, 4],
    [416, 401, 50, 3],
  ] as const;
  const mound =
    "M330 384C332 344 386 314 436 314C488 314 518 346 514 380C498 412 440 420 400 416C362 414 336 402 330 384Z";
  return [
    path(mound, "#4A221A"),
    rows.map(([x, y, half, count]) =>
      times(count, (i) => {
        const beanX = x - half + ((i + 0.5) / count) * half * 2;
        const tone = beanX > 446 ? "#B5603C" : beanX > 384 ? "#9A4A2C" : "#743021";
        return bean(beanX + random() * 6 - 3, y + random() * 6 - 3, Math.round(random() * 90 - 45), tone);
      }),
    ),
  ];
}

function bean(x: number, y: number, rotate: number, tone: string): string {
  return g(
    [
      path("M-19 3C-20-9-10-13 0-12S20-9 19 3C18 12 10 12 5 8C2 6-2 6-6 8C-11 12-18 11-19 3Z", tone),
      path("M2-10C11-11 17-7 17 0C13-5 8-7 2-7Z", ink.apricot),
    ],
    place(x, y, { rotate, scale: 0.86 }),
  );
}

/** Slices of tomato along the front of the plate. */
function tomatoes(): Drawing {
  return [tomatoSlice(226, 408, 10), tomatoSlice(288, 422, 40), tomatoSlice(352, 426, -20)];
}

/** Five dark chambers with pale seeds, light walls between them. */
function tomatoSlice(x: number, y: number, rotate: number): string {
  const chambers = times(5, (i) => {
    const turn = { transform: d`rotate(${i * 72 + rotate})` };
    return [
      path("M0-11C-12-16-17-26-13-32C-8-37 8-37 13-32C17-26 12-16 0-11Z", "#B8402A", turn),
      line("M-6-27l1 3M6-27l-1 3M0-21v3", ink.sunPale, 3.4, { ...ROUND, ...turn }),
    ];
  });
  const slice = [
    circ(-2, 10, 46, "#8C2A20"),
    circ(0, 0, 46, "#D4502B"),
    circ(1, -1, 40, "#F0957A"),
    chambers,
  ];
  return g(slice, place(x, y, { scale: [1, 0.56] }));
}

/** A whole tomato with its green star. */
function tomato(x: number, y: number, r: number): Drawing {
  return [
    ell(x - r * 0.5, y + r * 0.82, r * 1.2, r * 0.2, DAWN.shadow, faint(0.3)),
    ell(x, y, r * 1.08, r * 0.92, "#A8321F"),
    ell(x + r * 0.12, y - r * 0.06, r * 0.92, r * 0.82, "#D4502B"),
    ell(x + r * 0.5, y - r * 0.3, r * 0.24, r * 0.16, ink.apricot, {
      transform: d`rotate(40 ${x + r * 0.5} ${y - r * 0.3})`,
    }),
    g(
      [
        path(
          "M0-4C-6 0-18 2-24 10C-14 8-6 8-4 6C-6 12-4 18 0 22C4 18 6 12 4 6C8 8 16 8 24 10C18 2 6 0 0-4Z",
          ink.cactus,
        ),
        path("M0-4C6 0 18 2 24 10C14 8 8 8 4 6C2 4 0 0 0-4Z", ink.cactusLit),
        line("M0-2Q2-10 8-14", ink.cactusShade, 4, ROUND),
      ],
      place(x, y - r * 0.84, { scale: r / 40 }),
    ),
  ];
}

/** The plant that the nopales come from, in a pot. */
function pot(): Drawing {
  return [
    ell(76, 282, 60, 8, DAWN.shadow, faint(0.3)),
    pear(104, 244, 46, { tones: DAWN.cactus }),
    path("M66 232H142L132 284H76Z", ink.clay),
    path("M66 232H92L96 284H76Z", ink.chestnut),
    path("M128 232H142L132 284H122Z", "#DE9468"),
    rect(60, 226, 88, 12, "#DE9468", { rx: 3 }),
    rect(60, 226, 32, 12, ink.clay, { rx: 3 }),
  ];
}
