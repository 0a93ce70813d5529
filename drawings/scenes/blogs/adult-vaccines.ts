import type { Drawing } from "../../kit/index.ts";
import {
  agave,
  brittle,
  clip,
  DAWN,
  dots,
  faint,
  flecks,
  g,
  ground,
  ink,
  line,
  path,
  place,
  ROUND,
  rect,
  saguaro,
  svg,
  verdin,
} from "../../kit/index.ts";
import { noonView } from "../parts/noon.ts";
import { H, W } from "./frame.ts";

const SKIN = { lit: "#E2AE86", local: "#C68A62", shade: "#9A6044", deep: "#7C4A36" } as const;

/** Adult vaccines, at noon: a rolled sleeve and a small bandage. The face stays out of the frame. */
export function adultVaccines(): string {
  return svg(W, H, [
    noonView({
      width: W,
      height: H,
      sun: [676, 112],
      far: "-20,290 50,244 120,272 210,226 320,284 440,262 540,296 640,262 720,286 830,252",
      mid: "-20,334 70,292 130,316 220,330 420,338 560,330 660,306 730,320 830,290",
      base: 384,
      seed: 5,
      cloud: [20, 100, 170],
    }),
    ground(W, H, [358, 352, 362, 360, 354], DAWN.hill[0]),
    ground(W, H, [370, 364, 374, 372, 364], DAWN.ground[0]),
    ground(W, H, [410, 402, 414, 410, 400], DAWN.ground[1]),
    flecks([640, 416, 790, 490], 12, DAWN.fleck, { seed: 7 }),
    saguaro(722, 436, 190, {
      width: 26,
      arms: [
        [-1, 0.4, 38, 44],
        [1, 0.52, 36, 50],
      ],
      tones: DAWN.cactus,
      shadow: DAWN.shadow,
    }),
    brittle(772, 450, 26, { tones: DAWN.bush, seed: 4 }),
    agave(660, 470, 34, { tones: DAWN.agave }),
    verdin(686, 306, 26),
    sitter(),
  ]);
}

/** Neck, shirt and the near arm, turned a little to the left. */
function sitter(): Drawing {
  const shirt =
    "M250 92C220 112 150 124 112 150C72 178 50 250 40 330C34 400 30 450 30 500H440L452 330L470 140C440 116 400 108 372 92Z";
  return [
    path(shirt, ink.patina),
    clip("shirt", shirt, [
      path("M20 80H190C130 180 120 340 140 500H20Z", ink.teal),
      path("M20 200C70 210 90 340 84 500H20Z", ink.deep),
      // the arm's shadow on the shirt
      path("M392 250C372 330 368 420 376 500H460V230Z", ink.teal),
      line("M304 206C310 290 308 400 304 500", ink.teal, 4),
      path("M168 300C200 360 204 440 196 500H176C184 430 184 360 168 300Z", ink.teal),
    ]),
    dots(
      [
        [324, 250, 5],
        [326, 326, 5],
        [326, 402, 5],
        [323, 476, 5],
      ],
      ink.mist,
    ),
    neck(),
    collar(),
    arm(),
    sleeve(),
    bandage(),
  ];
}

function neck(): Drawing {
  const throat = "M262-10C264 40 262 74 240 96L312 200L384 96C362 74 358 40 360-10Z";
  return [
    path(throat, SKIN.local),
    clip("throat", throat, [
      path("M230-10H298C290 50 286 90 312 200H230Z", SKIN.shade),
      path("M230-20H390V22C346 58 290 54 250 26Z", SKIN.deep, faint(0.75)),
      path("M346 30C344 76 352 100 320 190L390 100V10Z", SKIN.lit),
    ]),
    // the jaw, cut by the top edge
    path("M240-10C252 16 282 32 312 32C346 32 370 14 380-10Z", SKIN.local),
    path("M240-10C252 16 282 32 312 32C292 24 282 8 278-10Z", SKIN.shade),
    path("M352-10C350 8 340 22 324 31C350 30 370 14 380-10Z", SKIN.lit),
  ];
}

function collar(): Drawing {
  return [
    path("M246 78C230 92 214 104 204 120L256 214L312 206C284 174 258 136 246 78Z", ink.teal),
    path("M246 78C236 90 226 98 218 108L264 196L312 206C284 174 258 136 246 78Z", "#1F7573"),
    path("M376 78C394 90 408 102 418 116L372 214L312 206C340 174 366 136 376 78Z", ink.turquoise),
    path("M376 78C386 86 392 92 400 100L364 194L312 206C340 174 366 136 376 78Z", "#6DB0A8"),
  ];
}

/** The arm from the sleeve to the elbow. */
function arm(): Drawing {
  const outline =
    "M424 220C418 300 428 370 442 420C448 450 448 480 446 510H566C570 476 580 446 588 408C604 350 608 290 592 214Z";
  return [
    path(outline, SKIN.local),
    clip("arm", outline, [
      path("M400 200H470C462 300 470 380 484 430C490 460 488 490 484 510H400Z", SKIN.shade),
      path("M400 200H446C440 300 446 380 458 430C464 460 462 490 458 510H400Z", SKIN.deep, faint(0.7)),
      path("M572 200C588 290 578 350 562 400C552 440 548 470 546 510H620V200Z", SKIN.lit),
      // the sleeve's shadow
      path("M400 246C460 272 540 268 620 240V262C540 292 460 294 400 268Z", SKIN.deep, faint(0.6)),
    ]),
  ];
}

/** The short sleeve, rolled up over the shoulder. */
function sleeve(): Drawing {
  const shoulder =
    "M412 112C456 116 520 124 556 152C584 176 596 210 600 244C540 268 470 266 418 240C404 200 400 150 412 112Z";
  return [
    path(shoulder, ink.patina),
    clip("sleeve", shoulder, [
      path("M380 100H448C428 150 432 200 448 270H380Z", ink.teal),
      path("M520 110C568 150 574 200 572 270H620V110Z", ink.turquoise),
      line("M470 250C462 220 466 196 478 170M530 254C530 230 528 210 520 190", ink.teal, 4, ROUND),
    ]),
    path(
      "M410 220C460 250 540 250 604 222C610 236 612 248 610 258C546 286 466 286 412 258C406 246 406 232 410 220Z",
      "#6DB0A8",
    ),
    path(
      "M410 220C424 228 440 234 456 238C452 252 454 264 458 274C440 270 424 264 412 258C406 246 406 232 410 220Z",
      "#1F7573",
    ),
    path(
      "M560 238C576 234 590 228 604 222C610 236 612 248 610 258C596 264 580 270 564 273C568 262 566 250 560 238Z",
      ink.mist,
    ),
    line("M412 240C466 266 546 266 608 240", ink.teal, 3, faint(0.8)),
  ];
}

function bandage(): Drawing {
  const strip = [
    rect(-50, -17, 100, 38, SKIN.deep, { rx: 19, opacity: 0.5 }),
    rect(-48, -20, 100, 38, ink.peach, { rx: 19 }),
    path("M14-20H33Q52-20 52-1Q52 18 33 18H14Z", ink.dawn),
    rect(-16, -20, 34, 38, ink.paper),
    rect(-16, -20, 8, 38, ink.shade),
    dots(
      [
        [-36, -8, 2],
        [-36, 6, 2],
        [-26, -1, 2],
        [32, -8, 2],
        [32, 6, 2],
        [40, -1, 2],
      ],
      ink.apricot,
    ),
  ];
  return g(strip, place(526, 340, { rotate: -24, scale: 1.12 }));
}
