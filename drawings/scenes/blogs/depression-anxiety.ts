import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  brittle,
  DAWN,
  d,
  ell,
  faint,
  ground,
  ink,
  line,
  ocotillo,
  paloverde,
  path,
  ROUND,
  range,
  rays,
  rng,
  saguaro,
  sky,
  sun,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { H, W } from "./frame.ts";

/**
 * Depression or anxiety, in the monsoon: shelter under the nurse tree while a storm passes and the
 * light comes back.
 */
export function depressionAnxiety(): string {
  return svg(W, H, [
    sky(
      W,
      H,
      [
        [0, "#4C8A8B"],
        [80, "#78AFAB"],
        [170, "#B3D5CB"],
        [250, "#F6E3C4"],
        [306, "#F8CB9C"],
      ],
      3,
      8,
    ),
    rays(720, 330, 1000, "#FFF6DF", 0.34, { from: 150, to: 60, count: 7 }),
    sun(712, 300, [70, 110], [ink.sun, "#FBE3B4"]),
    range({
      ridge: "-20,320 60,284 140,306 230,268 320,310 420,290 520,322 610,276 680,306 760,262 830,290",
      base: 380,
      seed: 14,
      tones: ["#7FB2AC", "#C9CDB8", "#A9BFB0"],
    }),
    rain(),
    anvilCloud(),
    wetGround(),
    shelter(),
    saguaro(648, 430, 190, {
      width: 25,
      arms: [
        [-1, 0.42, 38, 50],
        [1, 0.54, 36, 44],
      ],
      tones: DAWN.cactus,
      shadow: DAWN.shadow,
    }),
    brittle(704, 438, 26, { tones: DAWN.bush, seed: 5 }),
    agave(590, 448, 32, { tones: DAWN.agave }),
    brittle(470, 446, 20, { tones: DAWN.bush, seed: 15 }),
    ocotillo(756, 446, 130, { seed: 6, canes: 8 }),
  ]);
}

function rain(): Drawing {
  const random = rng(8);
  const drops = times(70, () => {
    const x = 20 + random() * 480;
    const y = 150 + random() * 150;
    const length = 26 + random() * 46;
    return d`M${x} ${y}l${-length * 0.3} ${length}`;
  });
  const every = (rest: 0 | 1) => drops.filter((_, index) => index % 2 === rest).join("");
  return [
    path("M60 150H520L420 366H-40Z", "#2F7273", faint(0.28)),
    path("M210 150H430L330 366H90Z", "#1F5F61", faint(0.26)),
    line(every(1), ink.haze, 2, { ...ROUND, opacity: 0.75 }),
    line(every(0), ink.pine, 2, { ...ROUND, opacity: 0.35 }),
  ];
}

function anvilCloud(): Drawing {
  return [
    path(
      "M-20 40C60 24 120 60 190 44C240 6 330 4 376 42C430 20 500 34 520 74C570 66 610 88 616 118C650 124 640 150 600 152C540 146 500 162 440 156C380 150 340 168 270 160C200 154 150 170 90 160C40 154 0 164-20 160Z",
      "#16474B",
    ),
    path(
      "M-20 84C60 70 90 104 160 96C220 60 300 64 340 98C400 82 450 92 470 122C520 118 560 130 600 152C540 146 500 162 440 156C380 150 340 168 270 160C200 154 150 170 90 160C40 154 0 164-20 160Z",
      "#1F5F61",
    ),
    path(
      "M30 154C90 128 150 140 200 132C270 116 320 134 380 138C430 132 470 144 520 152C480 158 460 157 440 156C380 150 340 168 270 160C200 154 150 170 90 160C66 157 46 157 30 154Z",
      "#3E8583",
    ),
    path(
      "M520 74C570 66 610 88 616 118C650 124 640 150 600 152C604 136 590 124 570 126C572 104 552 86 520 74Z",
      "#F3C79C",
    ),
    path("M376 42C430 20 500 34 520 74C500 56 470 50 440 62C424 48 400 40 376 42Z", "#7FB2AC"),
  ];
}

function wetGround(): Drawing {
  return [
    range({
      ridge: "-20,350 90,328 180,350 320,342 460,362 600,346 690,316 740,334 830,306",
      base: 400,
      seed: 21,
      tones: ["#2F7273", "#D98F68", "#8F8B74"],
      detail: 3,
    }),
    ground(W, H, [374, 368, 378, 374, 366], "#1F5F61"),
    ground(W, H, [386, 380, 390, 384, 376], "#B9764F"),
    ground(W, H, [408, 402, 416, 404, 392], "#D59A6C"),
    path("M380 500C460 440 620 412 800 404V500Z", "#EBBF90"),
    path("M0 452C90 440 150 460 260 462S420 480 430 500H0Z", "#C98A5F"),
    ell(520, 466, 74, 9, "#A9D0C8"),
    ell(534, 464, 44, 5, ink.haze),
    ell(120, 478, 56, 7, "#8FC0B8"),
  ];
}

/** The nurse tree with two young saguaros, and two verdins on a limb. */
function shelter(): Drawing {
  return [
    paloverde(288, 456, 290, {
      seed: 15,
      spread: 1.24,
      shadow: DAWN.shadow,
      tones: ["#2F6B52", "#6F9450", "#C3C96E"],
    }),
    saguaro(232, 458, 54, { width: 20, tones: DAWN.cactus }),
    saguaro(352, 460, 38, { width: 16, tones: DAWN.cactus }),
    line("M262 398C300 394 340 396 372 388", ink.cactusShade, 6, ROUND),
    verdin(296, 396, 30),
    verdin(344, 393, 28, { flip: true }),
  ];
}
