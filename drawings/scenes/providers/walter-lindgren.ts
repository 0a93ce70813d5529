import type { Drawing } from "../../kit/index.ts";
import { d, ell, ink, line, path, ROUND } from "../../kit/index.ts";
import type { Skin } from "./face.ts";
import { ears, face, glasses, head, neck } from "./face.ts";
import { bicycleWall, figure, portrait } from "./portrait.ts";

const SKIN: Skin = {
  base: "#EDBE9B",
  shade: "#CD9270",
  deep: "#A85F49",
  brow: "#B7AFA8",
  cheek: "#F0A98A",
};
const SCRUBS = ["#7FB7AE", "#4E8F89", "#3F7E79"] as const;
const SLEEVE = ["#FFFDF8", "#DCE6E0", "#B8CCC5"] as const;
const HAIR = "#E8E4DC";
const HAIR_SHADE = "#BFC4C0";
const HAIR_LIT = "#FFFDF8";
const LIP = "#B96E58";
const MOUTH =
  "M219 263C226 276 234 280 241 280S256 276 263 262.5C254 266 248 267 240 267C232 267 226 266 219 263Z";

/** Nurse practitioner Lindgren: white beard, laugh lines, arms crossed; behind him the wheel of an old bicycle. */
export function walterLindgren(): string {
  const sitter = figure([
    body(),
    neck(SKIN, 34),
    collar(),
    pocket(),
    head(
      [
        ell(246, 170, 50, 30, SKIN.base),
        ears(SKIN),
        face(SKIN, { brow: "#C9C3BA", lid: "#8D7A6E", browWidth: 6 }),
        wrinkles(),
        beard(),
        hair(),
        spectacles(),
      ],
      { tilt: -2.5 },
    ),
    crossedArms(),
  ]);
  return portrait(bicycleWall(), sitter);
}

/** A scrub top with short sleeves over a long-sleeved shirt. */
function body(): Drawing {
  const [lit, shade] = SCRUBS;
  return [
    path("M90 446C80 478 70 504 68 530L130 540V440ZM390 446C400 478 410 504 412 530L350 540V440Z", SLEEVE[1]),
    path("M362 446H390C400 478 410 504 412 530L376 534C380 500 376 470 362 446Z", SLEEVE[0]),
    path(
      "M240 334C268 334 286 341 304 350C334 362 360 366 380 386C394 404 400 430 402 456C388 464 372 468 352 468L348 560H132L128 468C108 468 92 464 78 456C80 430 86 404 100 386C120 366 146 362 176 350C194 341 212 334 240 334Z",
      lit,
    ),
    path(
      "M176 350C146 362 120 366 100 386C86 404 80 430 78 456C92 464 108 468 128 468L132 560H160C152 490 152 420 176 350Z",
      shade,
    ),
    line(
      "M79 448C94 457 110 460 128 460M401 448C386 457 370 460 352 460M128 468C128 450 130 436 134 422M352 468C352 450 350 436 346 422",
      SCRUBS[2],
      3,
      ROUND,
    ),
  ];
}

/** A round white shirt in the V of the scrubs. */
function collar(): Drawing {
  return [
    path("M196 338L240 410L286 338C270 352 212 352 196 338Z", SLEEVE[0]),
    path("M196 338L240 410L242 380C224 370 212 356 204 346Z", SLEEVE[1]),
    line("M203 344C214 362 266 362 279 344", SLEEVE[2], 3, ROUND),
    path("M201 334L240 398L280 334L293 340L241 428L188 340Z", "#96C9C0"),
    path("M201 334L240 398L241 428L188 340Z", "#6FABA2"),
  ];
}

/** A patch pocket with two pens. */
function pocket(): Drawing {
  const [x, y] = [292, 412];
  return [
    line(d`M${x + 14} ${y - 14}v24`, ink.teal, 6, ROUND),
    line(d`M${x + 26} ${y - 10}v20`, ink.clay, 6, ROUND),
    path(d`M${x} ${y}h46v40q0 6-6 6h-34q-6 0-6-6Z`, "#8FC4BB"),
    path(d`M${x} ${y}h46v7h-46Z`, SCRUBS[1]),
    path(d`M${x} ${y}h7v46h-1q-6 0-6-6Z`, SCRUBS[1]),
  ];
}

/** Laugh lines and forehead, quietly. */
function wrinkles(): Drawing {
  return line(
    "M211 244C206 252 206 258 208 264M271 244C276 252 276 258 274 264M214 174Q240 168 268 174",
    SKIN.shade,
    2.4,
    { ...ROUND, opacity: 0.75 },
  );
}

function beard(): Drawing {
  return [
    path(
      d`M184 228C188 250 196 262 206 263C218 252 232 252 240 256C248 252 264 252 274 263C284 262 292 250 296 228C300 272 276 310 240 310C204 310 180 272 184 228Z${MOUTH}`,
      HAIR,
      { "fill-rule": "evenodd" },
    ),
    path(MOUTH, LIP),
    path(
      "M184 228C180 272 204 310 240 310C247 310 253 308 259 306C222 300 196 268 190 246C187 240 185 234 184 228Z",
      HAIR_SHADE,
    ),
  ];
}

/** Receding, swept back. */
function hair(): Drawing {
  return [
    path(
      "M179 216C164 150 190 112 240 110C294 108 318 148 301 216C297 206 298 190 294 178C286 160 276 154 262 150C246 158 214 156 196 170C186 182 184 200 179 216Z",
      HAIR,
    ),
    path("M179 216C164 150 190 112 240 110C206 122 188 146 190 178C185 190 182 204 179 216Z", HAIR_SHADE),
    line("M214 126C244 114 278 122 292 150", HAIR_LIT, 4, ROUND),
  ];
}

function spectacles(): Drawing {
  return glasses({
    color: "#5E6A6A",
    width: 3,
    corner: 9,
    lenses: [
      [196, 200, 39, 26],
      [246, 200, 39, 26],
    ],
    bridge: "M235 208Q240.5 204 246 208M196 208L181 206M285 208L299 206",
  });
}

/** His right arm lies over the left one; the hand rests on the other arm. */
function crossedArms(): Drawing {
  const [lit, shade, edge] = SLEEVE;
  return [
    // left arm, behind
    path(
      "M412 520C418 540 410 556 392 560H150C140 552 140 540 150 532C230 536 310 524 372 500C392 494 406 502 412 520Z",
      shade,
    ),
    path("M412 520C418 540 410 556 392 560H300C340 548 372 530 380 498C396 496 406 502 412 520Z", lit),
    // right arm, in front
    path(
      "M68 524C64 504 80 492 106 496C180 506 250 494 318 474L332 512C260 536 190 552 118 556C88 558 72 546 68 524Z",
      lit,
    ),
    path(
      "M68 524C72 546 88 558 118 556C190 552 260 536 332 512L327 500C260 522 190 536 124 536C92 536 76 530 68 524Z",
      shade,
    ),
    path(
      "M68 524C64 504 80 492 106 496C120 498 134 499 148 500C120 510 116 536 130 556L118 556C88 558 72 546 68 524Z",
      shade,
    ),
    line("M318 474L332 512", edge, 4, ROUND),
    path(
      "M320 477C336 462 362 456 378 462C386 464 388 472 382 476C390 478 391 487 384 490C388 496 384 503 376 503C360 512 344 514 332 509Z",
      SKIN.base,
    ),
    path("M332 509C344 514 360 512 376 503L374 497C358 502 344 502 329 500Z", SKIN.shade),
    line("M382 476C372 475 362 478 354 481M384 490C374 489 364 491 357 493", SKIN.shade, 2.2, ROUND),
  ];
}
