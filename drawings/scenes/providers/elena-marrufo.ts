import type { Drawing } from "../../kit/index.ts";
import { circ, d, faint, g, ink, line, path, place, ROUND, rect } from "../../kit/index.ts";
import type { Skin } from "./face.ts";
import { closedSmile, ears, face, head, neck } from "./face.ts";
import { figure, gardenWall, portrait } from "./portrait.ts";

const SKIN: Skin = {
  base: "#D49A72",
  shade: "#B0734F",
  deep: "#8E4A37",
  brow: "#3A2A2A",
  cheek: "#DE9A78",
};
const HAIR = "#3A2B2E";
const HAIR_SHADE = "#241B20";
const HAIR_LIT = "#6A5355";
const SILVER = "#C4BFBD";
const COAT = ["#FFFDF8", "#D5E3DF", "#B4CBC6"] as const;

/** Dr Marrufo: a silver streak, turquoise earrings, and the notebook in which she writes down what was decided. */
export function elenaMarrufo(): string {
  return portrait(gardenWall(), elenaMarrufoFigure());
}

/** Dr Marrufo alone, without a place: she is also on the screen of the telemedicine article. */
export function elenaMarrufoFigure(): string {
  return figure([
    head(hairBehind(), { tilt: -3 }),
    coat(),
    neck(SKIN, 28),
    blouse(),
    lapels(),
    head(
      [
        ears(SKIN),
        face(SKIN, { turn: -3, arch: 11, mouth: closedSmile(SKIN, "#B5563F", 9) }),
        hairInFront(),
        circ(172, 250, 5, ink.turquoise),
        circ(308, 248, 6, ink.turquoise),
        circ(309.5, 246, 2, "#DDF1EC"),
      ],
      { tilt: -3 },
    ),
    notebook(),
    arm(),
  ]);
}

/** Loose waves down to the shoulders, fuller on her left. */
function hairBehind(): Drawing {
  return path(
    "M236 108C186 104 160 138 158 186C156 214 164 226 154 252C146 274 140 286 146 306C150 322 162 324 160 336C180 350 204 346 216 330L268 330C282 348 306 350 322 336C322 324 336 318 338 300C340 282 328 272 324 250C320 228 326 212 322 186C318 136 286 110 236 108Z",
    HAIR_SHADE,
  );
}

/** Parted on the right, swept across the brow, tucked behind the ear that the light is on. */
function hairInFront(): Drawing {
  return [
    path(
      "M268 126C240 128 206 144 194 184C188 206 190 218 182 240C174 260 160 276 168 300C172 314 168 326 158 334C146 318 138 302 144 282C148 266 156 254 154 234C150 206 150 178 164 152C178 120 212 102 248 104C292 106 320 132 324 172C327 200 318 214 308 222C304 200 304 186 296 168C290 152 282 138 268 126Z",
      HAIR,
    ),
    // the ends of the right side, behind the ear
    path(
      "M312 228C320 214 326 222 326 244C328 268 342 280 340 302C338 322 326 326 322 338C308 332 312 312 316 300C320 282 308 262 308 246Z",
      HAIR,
    ),
    path(
      "M268 126C236 130 206 148 196 180C192 194 191 204 189 216C178 196 184 168 202 150C220 134 244 126 268 126Z",
      SILVER,
      faint(0.92),
    ),
    line(
      "M274 118C296 126 310 144 314 172M160 262C152 278 150 292 158 310M172 170C166 190 168 206 168 222M322 262C328 276 332 288 328 304",
      HAIR_LIT,
      3.6,
      ROUND,
    ),
    line("M204 158C216 142 234 134 254 130", "#E6E2DE", 2.4, ROUND),
  ];
}

/** Her body is turned a little to the left. */
function coat(): Drawing {
  const [lit, shade, edge] = COAT;
  return [
    path(
      "M236 332C264 332 280 340 298 348C328 361 352 364 370 386C388 410 396 456 402 510L406 560H88C88 520 92 466 100 432C106 402 116 384 134 372C152 360 168 356 184 346C200 338 214 332 236 332Z",
      lit,
    ),
    path(
      "M184 346C168 356 152 360 134 372C116 384 106 402 100 432C92 466 88 520 88 560H152C148 500 154 430 184 346Z",
      shade,
    ),
    path("M132 560C132 516 136 486 146 456C146 500 148 530 150 560Z", edge),
  ];
}

function blouse(): Drawing {
  return [
    path("M198 336C206 356 222 366 238 366C256 366 274 354 282 336L292 346L240 500L186 346Z", ink.patina),
    path("M198 336C206 356 222 366 238 366L240 500L186 346Z", ink.teal),
    line("M238 368V470", ink.teal, 2),
    circ(240, 392, 2.6, ink.mist),
    circ(240, 416, 2.6, ink.mist),
  ];
}

/** A shawl collar: long, round, without a notch. */
function lapels(): Drawing {
  const [lit, shade, edge] = COAT;
  return [
    path("M194 330C178 342 168 354 166 372C170 424 196 484 236 540L240 500C220 448 202 390 194 330Z", shade),
    path("M286 330C302 342 312 354 314 372C310 424 284 484 244 540L240 500C260 448 278 390 286 330Z", lit),
    line(
      "M194 330C202 390 220 448 240 500V560M286 330C278 390 260 448 240 500M166 372C170 424 196 484 236 540M314 372C310 424 284 484 244 540",
      edge,
      2.2,
      ROUND,
    ),
  ];
}

/** Held against her, a pen in its band. */
function notebook(): Drawing {
  return g(
    [
      rect(-52, -70, 108, 150, ink.deep, { rx: 7, opacity: 0.18, transform: "translate(-9 6)" }),
      rect(-50, -68, 106, 150, ink.paper, { rx: 6 }),
      rect(-54, -70, 106, 150, ink.clay, { rx: 7 }),
      rect(-54, -70, 18, 150, ink.chestnut, { rx: 7 }),
      rect(-24, -50, 58, 26, "#F6DDBD", { rx: 4 }),
      line("M-16-41h40M-16-33h26", ink.adobeShade, 2.6, ROUND),
      line("M40-84V-20", ink.teal, 6, ROUND),
      line("M40-84V-72", ink.sun, 6, ROUND),
    ],
    place(206, 500, { rotate: -9 }),
  );
}

/** Her left arm across the notebook. */
function arm(): Drawing {
  const [lit, shade, edge] = COAT;
  return [
    path(
      "M408 560C408 520 400 484 384 474C368 468 352 492 336 500C312 510 282 508 254 500L244 546C270 556 300 560 318 560Z",
      lit,
    ),
    path("M244 546C270 556 300 560 318 560H408C408 550 407 540 406 530C380 552 300 556 247 532Z", shade),
    line("M366 470C356 452 352 440 350 420M254 500L244 546", edge, 2.2, ROUND),
    path(
      "M254 503C238 494 216 490 198 494C184 497 174 504 175 511C170 514 170 522 176 525C174 532 180 538 189 538C206 546 228 546 245 542Z",
      SKIN.base,
    ),
    path(
      "M175 525C174 532 180 538 189 538C206 546 228 546 245 542L247 532C226 536 196 534 175 525Z",
      SKIN.shade,
    ),
    line(d`M177 511C190 508 202 509 212 512M177 524C190 522 202 523 210 525`, SKIN.shade, 2.2, ROUND),
  ];
}
