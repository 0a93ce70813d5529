import type { Drawing, Tones } from "../../kit/index.ts";
import {
  DAWN,
  d,
  ell,
  faint,
  g,
  ground,
  ink,
  line,
  ocotillo,
  path,
  place,
  ROUND,
  range,
  rect,
  saguaro,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { DUSK_PORCH, porchFloor, porchPost, porchRoof } from "../parts/porch.ts";
import { H, W } from "./frame.ts";
import { duskSky } from "./lights.ts";

/** Loneliness, in the evening: two chairs on a porch, two cups, and someone is expected. */
export function loneliness(): string {
  return svg(W, H, [
    duskSky(600, 262),
    desert(),
    porchFloor(W, 396, H, DUSK_PORCH),
    porchRoof(W, 30, DUSK_PORCH),
    porchPost(20, 31, 408, 34, DUSK_PORCH),
    porchPost(746, 31, 408, 34, DUSK_PORCH),
    lantern(),
    shadows(),
    sideTable(),
    g(chair([ink.deep, ink.teal, "#5FA8A0"]), place(238, 458)),
    shawl(),
    g(chair([ink.chestnut, ink.clay, "#E59B70"]), place(556, 458)),
    verdin(520, 186, 34, { flip: true }),
  ]);
}

function desert(): Drawing {
  return [
    range({
      ridge: "-20,300 60,250 150,282 240,236 330,290 440,270 540,300 640,280 710,244 770,268 830,238",
      base: 370,
      seed: 8,
      tones: ["#7FAFAA", "#F2BE9B", "#B4B6A2"],
    }),
    range({
      ridge: "-20,330 70,300 150,326 280,312 400,340 560,334 650,302 720,322 830,296",
      base: 390,
      seed: 22,
      tones: ["#3B7A7C", "#DE8C62", "#87857A"],
      detail: 3,
    }),
    ground(W, H, [362, 356, 364, 360, 354], "#174E52"),
    ground(W, H, [372, 368, 374, 370, 364], "#B5673F"),
    ground(W, H, [384, 380, 386, 382, 376], "#C98055"),
    ocotillo(104, 394, 116, { seed: 7, canes: 8 }),
    saguaro(702, 386, 150, {
      width: 20,
      arms: [
        [-1, 0.42, 30, 38],
        [1, 0.54, 26, 34],
      ],
      tones: DAWN.cactus,
    }),
  ];
}

/** A lantern on the beam, lit. */
function lantern(): Drawing {
  return [
    ell(398, 106, 62, 62, ink.sunPale, faint(0.24)),
    line("M398 31V66", DUSK_PORCH.under, 3),
    path("M378 82L384 68H412L418 82Z", ink.deep),
    path("M380 82H416L412 128H384Z", "#FBCB62"),
    path("M398 82H416L412 128H398Z", ink.sunPale),
    line("M380 82L384 128M416 82L412 128M398 82V128", ink.deep, 3),
    rect(380, 126, 36, 7, ink.deep, { rx: 2 }),
  ];
}

function shadows(): Drawing {
  const under = [
    [238, 458],
    [556, 458],
  ] as const;
  return [
    under.map(([x, y]) =>
      path(d`M${x + 84} ${y - 2}L${x - 20} ${y + 18}H${x - 210}L${x - 84} ${y - 6}Z`, "#123F44", faint(0.34)),
    ),
    ell(372, 448, 60, 7, "#123F44", faint(0.34)),
  ];
}

/** A porch chair from behind, its feet at (0, 0), about 270 px tall. */
function chair([shade, local, lit]: Tones): Drawing {
  const slats = times(5, (i) => {
    const x = -58 + i * 25;
    return [rect(x, -250, 16, 130, local), rect(x + 12, -250, 4, 130, lit), rect(x, -250, 4, 130, shade)];
  });
  const post = (x: number) => [
    path(d`M${x} 0L${x + 2} -262q8-8 16 0L${x + 16} 0Z`, local),
    path(d`M${x} 0L${x + 2} -262q2-3 4-4L${x + 6} 0Z`, shade),
    path(d`M${x + 12} 0V-266q4 2 6 4L${x + 16} 0Z`, lit),
  ];
  return [
    // front legs and stretcher, farther away
    rect(-66, -112, 12, 94, shade),
    rect(54, -112, 12, 94, shade),
    rect(-66, -62, 132, 8, shade),
    // arms, seen from behind
    path("M-104-184Q-104-192-96-192H-72V-176H-96Q-104-176-104-184Z", shade),
    path("M104-184Q104-192 96-192H72V-176H96Q104-176 104-184Z", lit),
    rect(-98, -178, 10, 74, shade),
    rect(88, -178, 10, 74, local),
    slats,
    // crest, lower rail, seat
    path("M-76-266C-50-284 50-284 76-266V-238C50-252-50-252-76-238Z", local),
    path("M-76-266C-50-284 50-284 76-266V-260C50-276-50-276-76-260Z", lit),
    rect(-76, -134, 152, 14, local),
    rect(-90, -116, 180, 20, local, { rx: 5 }),
    path("M-90-111Q-90-116-85-116H-34V-96H-85Q-90-96-90-101Z", shade),
    rect(-90, -116, 180, 5, lit, { rx: 2.5 }),
    rect(-70, -44, 140, 9, local),
    rect(-70, -44, 50, 9, shade),
    post(-86),
    post(68),
  ];
}

/** A shawl over the back of the first chair. */
function shawl(): Drawing {
  const fringe = times(13, (i) => d`M${186 + i * 7.2} ${292 - Math.abs(i - 6) * 0.6}v16`).join("");
  return [
    path("M176 190C200 178 258 176 284 188L280 290Q232 300 182 290Z", "#F0B98E"),
    path("M176 190C184 186 196 183 208 181L210 294Q196 293 182 290Z", "#C98463"),
    path("M268 184Q278 185 284 188L280 290Q272 292 262 293Z", "#FBDDBB"),
    line("M179 252Q232 262 282 252M180 266Q232 276 281 266", ink.ocotillo, 5),
    line(fringe, "#F0B98E", 3, ROUND),
  ];
}

function sideTable(): Drawing {
  return [
    line("M380 352L366 446M416 352L430 446M398 352V440", DUSK_PORCH.wood[0], 8, ROUND),
    line("M418 352L432 446", DUSK_PORCH.wood[2], 3, ROUND),
    ell(398, 346, 58, 9, "#F0B98E"),
    path("M340 346a58 9 0 0 0 116 0v8a58 9 0 0 1-116 0Z", DUSK_PORCH.wood[1]),
    path("M410 355q34-2 46-9v8q-10 7-46 9Z", DUSK_PORCH.wood[2]),
    cup(356, [ink.deep, ink.patina, ink.turquoise]),
    cup(408, ["#D9A87C", "#F8DDB9", ink.paper]),
  ];
}

/** A steaming cup on the table, its left side at x. */
function cup(x: number, [shade, local, lit]: Tones): Drawing {
  return [
    line(d`M${x + 34} 312q13 0 13 10t-15 11`, local, 5),
    path(d`M${x} 304h36v24q0 16-14 16h-8q-14 0-14-16Z`, local),
    path(d`M${x} 304h10v38q-10-3-10-14Z`, shade),
    path(d`M${x + 28} 304h8v24q0 10-8 14Z`, lit),
    ell(x + 18, 304, 18, 4, shade),
    line(d`M${x + 13} 294q-7-10 0-19t0-18M${x + 25} 294q-7-10 0-19t0-18`, ink.paper, 3, {
      ...ROUND,
      opacity: 0.8,
    }),
  ];
}
