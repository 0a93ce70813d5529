import type { Drawing, Tones } from "../../kit/index.ts";
import { clip, ell, faint, g, ink, line, path, place, ROUND, rect, svg } from "../../kit/index.ts";
import { limb } from "../parts/limb.ts";
import { table, tableShadow } from "../parts/noon.ts";
import { pressureMonitor } from "../parts/pressure-monitor.ts";
import { profileEar, profileFace, profileNeck } from "../parts/profile.ts";
import { CLAY_ROOM, room } from "../parts/room.ts";
import { H, W } from "./frame.ts";

const SKIN: Tones = ["#4E2F25", "#74483A", "#A06A50"];
const HAIR: Tones = ["#8C8F8E", "#B9BAB6", "#DEDCD5"];

/** Blood pressure, at home: a man sits at the table, his arm resting on it, the cuff level with his heart. */
export function bloodPressure(): string {
  return svg(W, H, [
    room({ width: W, bottom: 420, inks: CLAY_ROOM, light: [760, -20, 420, 330] }),
    chair(),
    g([torso(), g(head(), place(0, 14))], place(44, 6, { scale: 0.8 })),
    table(W, H, 414, 486, 6),
    tube(),
    tableShadow(576, 454, 160, 16),
    pressureMonitor(648, 466, 0.82),
    arm(),
  ]);
}

function chair(): Drawing {
  return [
    rect(58, 176, 28, 320, ink.wood, { rx: 8 }),
    rect(76, 176, 10, 320, ink.earth, { rx: 5 }),
    rect(58, 200, 90, 22, ink.wood, { rx: 8 }),
  ];
}

function torso(): Drawing {
  const shirt =
    "M96 520C84 440 82 352 118 300C142 268 164 262 182 262L338 262C378 284 404 336 404 400C404 450 396 490 394 520Z";
  return [
    path(shirt, ink.mist),
    clip("shirt", shirt, [
      path("M70 220H190C140 310 124 420 132 520H70Z", "#8FBBB2"),
      path("M346 250C380 310 382 410 370 520H420V240Z", ink.paper),
      path("M160 310C140 370 168 440 190 520H280V300Z", "#6FA29A"),
    ]),
  ];
}

function head(): Drawing {
  const crop =
    "M328 52C316 20 272 8 236 24C200 40 188 84 198 122C204 140 214 152 228 154C238 146 240 128 244 112C250 100 264 96 274 84C290 76 318 78 328 52Z";
  const beard =
    "M248 132C256 170 278 176 296 168C306 164 312 152 322 156C332 160 342 158 349 163L347 174C346 182 350 190 346 202C338 220 314 222 294 214C262 202 240 176 236 146Z";
  return [
    profileNeck(SKIN),
    path("M178 274C214 300 302 308 340 272L358 284C314 326 214 326 164 286Z", "#6FA29A"),
    profileFace(SKIN, { brow: HAIR[0], lip: "#8A4A40", line: "#26150F", cheek: SKIN[2] }),
    path(beard, HAIR[1]),
    clip("beard", beard, path("M230 130H262C262 170 280 200 320 222H230Z", HAIR[0])),
    path("M347 166C338 171 330 170 322 164C330 176 340 177 347 174Z", "#8A4A40"),
    path(crop, HAIR[1]),
    clip("crop", crop, [
      path("M170 0H234C212 50 210 110 236 170H170Z", HAIR[0]),
      path("M280 14C308 22 326 38 328 52C322 66 308 72 296 76C304 54 298 32 280 14Z", HAIR[2]),
    ]),
    profileEar(SKIN),
  ];
}

/** Upper arm, elbow on the table, forearm and hand at rest; the short sleeve, the cuff. */
function arm(): Drawing {
  return [
    ell(370, 456, 190, 9, ink.deep, faint(0.3)),
    hand(),
    limb(
      [
        [206, 238, 30, 30],
        [207, 262, 53, 54],
        [210, 304, 49, 48],
        [217, 352, 45, 43],
        [232, 398, 50, 38],
        [286, 424, 34, 32],
        [350, 428, 30, 27],
        [430, 432, 22, 20],
      ],
      SKIN,
    ),
    sleeve(),
    cuff(),
  ];
}

function hand(): Drawing {
  return [
    path("M424 411C452 402 486 406 512 420C530 431 540 440 536 448Q532 455 516 454H424Z", SKIN[1]),
    path("M424 440C470 442 510 446 537 446Q534 455 516 454H424Z", SKIN[0]),
    path("M424 411C452 402 486 406 512 420C496 414 460 415 424 421Z", SKIN[2]),
    path("M446 430C468 420 494 424 512 434Q514 441 504 442C486 443 466 442 446 438Z", SKIN[0]),
    path("M446 426C468 417 494 420 512 430Q514 437 504 438C486 439 466 438 446 434Z", SKIN[1]),
    path("M456 422C472 416 494 420 510 429C494 424 474 424 456 427Z", SKIN[2]),
  ];
}

function sleeve(): Drawing {
  const cap = "M150 278C148 240 168 216 206 214C244 214 264 238 264 274L263 286C230 276 184 278 152 290Z";
  return [
    path(cap, ink.mist),
    clip("sleeve", cap, [
      path("M130 200H186C170 226 168 260 174 300H130Z", "#8FBBB2"),
      path("M236 210C250 232 250 260 248 290H280V210Z", ink.paper),
    ]),
    path("M152 290C184 278 230 276 263 286L262 296C230 287 186 288 154 301Z", "#6FA29A"),
  ];
}

/** The cuff on the bare arm, two fingers above the bend of the elbow. */
function cuff(): Drawing {
  const band = "M155 312Q208 296 266 310L268 372Q222 362 172 386Q156 348 155 312Z";
  return [
    path(band, ink.teal),
    clip("cuff", band, [
      path("M140 290H188C178 330 184 370 196 400H140Z", ink.deep),
      path("M246 290C252 320 252 350 250 380H290V290Z", ink.patina),
      line("M150 350Q210 328 274 342", ink.sunPale, 9),
    ]),
    line("M156 312Q208 296 266 310", ink.turquoise, 5, ROUND),
  ];
}

function tube(): Drawing {
  return line("M260 352C320 352 340 388 400 384S510 380 566 428", ink.night, 8, ROUND);
}
