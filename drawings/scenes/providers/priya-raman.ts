import type { Drawing } from "../../kit/index.ts";
import { circ, ell, ink, line, path, ROUND } from "../../kit/index.ts";
import type { Skin } from "./face.ts";
import { closedSmile, ears, face, head, neck } from "./face.ts";
import { figure, portrait, underTree } from "./portrait.ts";

const SKIN: Skin = {
  base: "#BC8157",
  shade: "#95593A",
  deep: "#74392B",
  brow: "#241A1C",
  cheek: "#D0805C",
};
const HAIR = "#2A1E22";
const HAIR_SHADE = "#191216";
const HAIR_LIT = "#4A383E";
const SEAM = "#0A4A4C";
const BAND = "#12807C";

/** Dr Raman alone, without a place: she is also on the screen of the telemedicine picture. */
export function priyaRamanFigure(): string {
  return figure([
    head(hairBehind(), { tilt: 3 }),
    arms(),
    scrubs(),
    neck(SKIN, 28),
    wrap(),
    head(
      [
        ell(240, 152, 62, 44, HAIR),
        ears(SKIN),
        face(SKIN, { turn: 4, arch: 11, mouth: closedSmile(SKIN, "#A04C3C", 9) }),
      ],
      { tilt: 3 },
    ),
    stethoscope(),
    head([hairInFront(), circ(175, 248, 4.4, ink.sun)], { tilt: 3 }),
  ]);
}

/** Dr Raman: teal scrubs, hands in the pockets, long hair over her left shoulder, a stethoscope. */
export const priyaRaman = (): string => portrait(underTree(), priyaRamanFigure());

function hairBehind(): Drawing {
  return path(
    "M240 108C178 106 158 152 162 208C164 256 152 290 158 330C166 352 196 350 208 336L276 346C306 400 338 396 338 352C340 304 316 258 318 208C322 150 302 110 240 108Z",
    HAIR_SHADE,
  );
}

/** Short sleeves; the elbows stand out, for her hands are in her pockets. */
function arms(): Drawing {
  return [
    path("M104 448C92 486 76 524 72 560H112C120 530 132 500 144 472Z", SKIN.shade),
    path("M376 448C388 486 404 524 408 560H368C360 530 348 500 336 472Z", SKIN.base),
    path("M336 472C346 468 362 460 376 448C380 460 384 474 388 486C372 480 352 476 340 482Z", SKIN.shade),
    path("M146 372C122 380 108 404 100 432C98 444 94 456 92 468C108 478 126 482 146 482Z", ink.deep),
    path("M336 372C360 380 372 404 380 432C382 444 386 456 388 468C372 478 354 482 336 482Z", ink.teal),
    line("M93 462C108 472 126 476 142 476M387 462C372 472 356 476 340 476", SEAM, 3, ROUND),
  ];
}

function scrubs(): Drawing {
  return [
    path("M194 346C196 322 286 322 288 346Z", SEAM),
    path(
      "M240 336C264 336 278 344 294 352C314 361 334 364 346 378C352 420 338 468 338 500C338 524 344 544 346 560H136C138 544 144 524 144 500C144 468 130 420 136 378C148 364 166 361 186 352C202 344 216 336 240 336Z",
      ink.teal,
    ),
    path(
      "M186 352C166 361 148 364 136 378C130 420 144 468 144 500C144 524 138 544 136 560H182C176 490 172 420 186 352Z",
      ink.deep,
    ),
    // the pockets her hands are in
    line("M160 534L196 560M322 534L290 560", SEAM, 3.4, ROUND),
  ];
}

/** The neckline crosses over, her right over her left. */
function wrap(): Drawing {
  return [
    path("M200 338L244 432L280 338C268 350 212 350 200 338Z", SKIN.base),
    path("M200 338L244 432L244 384C228 374 214 358 208 346Z", SKIN.shade),
    path("M275 334L288 340C280 370 268 398 254 420L242 404C256 384 268 360 275 334Z", BAND),
    path(
      "M206 334L194 340C206 384 230 430 262 470L306 524L312 512L276 458C246 424 220 376 206 334Z",
      "#0E7472",
    ),
  ];
}

/** Around the neck, the chest piece on her right. */
function stethoscope(): Drawing {
  return [
    line("M202 346C184 372 176 400 178 428C179 442 184 452 186 462", ink.night, 6.5, ROUND),
    line("M283 346C292 372 290 396 280 412", ink.night, 6.5, ROUND),
    line("M280 412C276 424 280 432 286 438M280 412C270 420 268 430 270 440", "#D6E3E0", 4, ROUND),
    circ(287, 440, 3.6, ink.night),
    circ(270, 443, 3.6, ink.night),
    circ(188, 474, 14, "#D6E3E0"),
    circ(188, 474, 8, ink.night),
    circ(190, 471, 2.4, "#6E8F90"),
  ];
}

function hairInFront(): Drawing {
  return [
    path(
      "M232 122C210 140 194 160 189 200C186 226 184 240 180 258C176 284 184 306 174 330C158 334 150 318 154 296C158 264 152 226 158 186C164 136 196 104 240 104C286 104 318 136 322 186C326 230 320 262 328 300C338 344 346 402 312 428C292 414 304 380 300 346C296 310 304 280 300 250C298 226 296 214 292 198C284 160 258 136 232 122Z",
      HAIR,
    ),
    line(
      "M244 114C284 124 306 154 308 196C310 236 306 268 314 304C320 338 328 368 318 398",
      HAIR_LIT,
      5,
      ROUND,
    ),
    line("M306 300C310 338 316 360 308 396M216 132C196 148 178 166 172 200", HAIR_LIT, 3, ROUND),
  ];
}
