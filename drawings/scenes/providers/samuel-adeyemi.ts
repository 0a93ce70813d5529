import type { Drawing } from "../../kit/index.ts";
import { circ, g, ink, line, path, place, ROUND, rect } from "../../kit/index.ts";
import type { Skin } from "./face.ts";
import { ears, face, glasses, head, neck, openSmile } from "./face.ts";
import { figure, portrait, windowSeat } from "./portrait.ts";

const SKIN: Skin = {
  base: "#8A573C",
  shade: "#65392A",
  deep: "#46241C",
  brow: "#1D1718",
  cheek: "#B06A48",
};
const HAIR = "#221B1D";
const HAIR_SHADE = "#151113";
const SHIRT = ["#E3EFF0", "#B9D2D3"] as const;
const COAT = ["#FFFDF8", "#D5E3DF", "#B4CBC6"] as const;
const SWEATER = [ink.patina, ink.teal, "#4FA39B"] as const;

/** Dr Adeyemi at a table by the window: a short beard, round glasses, a white coat, a clay tie, his hands folded, a chess knight beside them. */
export function samuelAdeyemi(): string {
  const sitter = figure([
    coat(),
    neck(SKIN, 34),
    collarAndTie(),
    sweater(),
    lapels(),
    badge(),
    head([ears(SKIN), face(SKIN, { browWidth: 5.5, arch: 13, turn: 3 }), beard(), hair(), spectacles()], {
      tilt: 2.5,
      scale: [1.03, 1],
    }),
    table(),
  ]);
  return portrait(windowSeat(), sitter);
}

/** Broad shoulders, the elbows on the table. */
function coat(): Drawing {
  const [lit, shade, edge] = COAT;
  return [
    path("M190 344C194 318 288 318 292 344Z", edge),
    path(
      "M240 336C270 336 290 342 312 352C344 364 376 370 396 394C416 424 428 480 436 560H44C52 480 64 424 84 394C104 370 136 364 168 352C190 342 210 336 240 336Z",
      lit,
    ),
    path("M168 352C136 364 104 370 84 394C64 424 52 480 44 560H132C130 490 136 420 168 352Z", shade),
  ];
}

function collarAndTie(): Drawing {
  return [
    path("M190 342L240 480L292 342C272 356 210 356 190 342Z", SHIRT[0]),
    path("M190 342L240 480L242 420C224 392 208 366 202 348Z", SHIRT[1]),
    path("M227 364H255L250 386L262 470H220L232 386Z", ink.clay),
    path("M227 364H240L241 470H220L232 386Z", ink.chestnut),
    path("M227 362L241 368L255 362L251 384H231Z", "#C8714A"),
    line("M226 440L252 424M224 458L256 440", "#E7A27C", 3),
    path("M196 334L212 326L240 363L218 390Z", SHIRT[1]),
    path("M286 334L270 326L242 363L264 390Z", "#FFFFFF"),
  ];
}

/** A sweater with a V under the open coat. */
function sweater(): Drawing {
  const [lit, shade, rib] = SWEATER;
  return [
    path("M188 346C198 392 220 436 241 466C262 436 282 392 292 346L304 372L276 560H204L176 372Z", lit),
    path("M188 346C198 392 220 436 241 466V560H204L176 372Z", shade),
    line("M188 350C199 394 220 438 241 468C262 438 281 394 292 350", rib, 7),
  ];
}

/** Notched lapels that lie wide open. */
function lapels(): Drawing {
  const [lit, shade, edge] = COAT;
  const left = "M192 334L160 358L166 398L150 410L196 560H210C188 480 184 400 192 334Z";
  const right = "M290 334L322 358L316 398L332 410L288 560H272C294 480 298 400 290 334Z";
  return [
    path(left, shade),
    path(right, lit),
    line(`${left}${right}M104 470C100 492 100 510 100 522M380 468C386 492 386 508 386 520`, edge, 2.4, ROUND),
  ];
}

/** On the coat. */
function badge(): Drawing {
  return [
    rect(334, 436, 40, 28, "#E8F2EE", { rx: 4 }),
    rect(334, 436, 40, 9, ink.patina, { rx: 3 }),
    rect(340, 449, 24, 3, ink.grey, { rx: 1.5 }),
    rect(340, 455, 16, 3, ink.turquoise, { rx: 1.5 }),
  ];
}

/** Follows the jaw, open around a smile that shows his teeth. */
function beard(): Drawing {
  return [
    path(
      "M184 224C186 232 188 238 191 242C198 252 206 255 216 253C228 248 260 248 270 253C278 254 284 250 290 242C293 236 295 232 296 224C299 268 279 306 240 306C201 306 181 268 184 224Z",
      HAIR,
    ),
    path(
      "M184 224C181 268 202 306 240 306C246 306 252 305 257 303C222 298 196 270 190 240C188 236 186 232 184 224Z",
      HAIR_SHADE,
    ),
    g(openSmile(SKIN, "#A2553F"), { transform: "translate(243 263)scale(.84 .78)translate(-240 -262)" }),
  ];
}

function hair(): Drawing {
  return [
    path(
      "M178 214C168 146 198 116 240 116S312 146 302 214C299 206 299 196 296 186C290 164 280 158 262 158C250 160 230 160 218 158C200 158 190 164 184 186C181 196 181 206 178 214Z",
      HAIR,
    ),
    path("M178 214C168 146 198 116 240 116C206 124 190 150 190 176C186 186 181 202 178 214Z", HAIR_SHADE),
    line("M262 124C284 132 298 148 302 172", "#43383A", 4, ROUND),
  ];
}

function spectacles(): Drawing {
  return glasses({
    color: "#2B2321",
    width: 3.6,
    corner: 16,
    lenses: [
      [200, 197, 38, 33],
      [248, 197, 38, 33],
    ],
    bridge: "M238 209Q243 205 248 209M200 209L182 206M286 209L299 206",
  });
}

/** His folded hands on the table, and the knight. */
function table(): Drawing {
  const [lit, shade, edge] = COAT;
  return [
    path("M40 560C40 528 70 506 112 504C150 502 182 508 206 514L204 556C170 560 100 560 40 560Z", shade),
    path("M440 560C440 528 410 506 368 504C330 502 298 508 276 514L278 556C312 560 380 560 440 560Z", lit),
    line("M206 514L204 556M276 514L278 556", edge, 5),
    path(
      "M204 518C214 504 232 500 246 506C262 500 276 508 280 522C282 538 274 552 258 554H222C208 550 200 534 204 518Z",
      SKIN.base,
    ),
    path("M204 518C214 504 232 500 246 506C232 512 224 530 232 554H222C208 550 200 534 204 518Z", SKIN.shade),
    line(
      "M246 507C240 516 238 524 242 532M258 508C252 518 250 528 254 536M269 513C264 522 262 530 265 538",
      SKIN.shade,
      2.6,
      ROUND,
    ),
    rect(0, 550, 480, 14, ink.wood),
    rect(0, 550, 480, 4, "#A8714F"),
    knight(366, 552),
  ];
}

/** A chess knight that stands on (x, y), 72 px tall. */
function knight(x: number, y: number): Drawing {
  return g(
    [
      path("M-44 2H14L20-4H-30Z", ink.night, { opacity: 0.25 }),
      path(
        "M-15-12C-17-28-6-34-9-44L-21-35C-26-34-29-41-25-45L-9-63L-7-73L1-66C17-61 21-42 15-12Z",
        ink.wood,
      ),
      path("M1-66C17-61 21-42 15-12H4C10-34 10-52 1-66Z", "#B5764F"),
      circ(-7, -54, 1.8, "#F3DFC1"),
      rect(-21, -14, 42, 7, "#B5764F", { rx: 3 }),
      rect(-24, -8, 48, 8, ink.wood, { rx: 3 }),
    ],
    place(x, y),
  );
}
