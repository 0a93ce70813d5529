import type { Drawing } from "../../kit/index.ts";
import { circ, d, faint, ink, line, path, ROUND, rect } from "../../kit/index.ts";

/** The inks of a coat or of scrubs. */
export type Cloth = readonly [lit: string, shade: string, edge: string];

export const WHITE_COAT: Cloth = ["#FFFDF8", "#D5E3DF", "#B4CBC6"];

/** Shoulders and chest. */
export function torso([lit, shade, edge]: Cloth): Drawing {
  return [
    path(
      "M240 334C268 334 284 341 302 350C332 364 358 366 380 384C400 402 407 436 412 476C415 508 417 536 417 560H63C63 536 65 508 68 476C73 436 80 402 100 384C122 366 148 364 178 350C196 341 212 334 240 334Z",
      lit,
    ),
    path(
      "M178 350C148 364 122 366 100 384C80 402 73 436 68 476C65 508 63 536 63 560H150C148 500 148 430 178 350Z",
      shade,
    ),
    path("M138 560C138 522 140 496 150 462C150 500 152 530 154 560Z", edge),
    path("M330 560C334 528 336 500 334 466C346 500 348 530 348 560Z", edge, faint(0.8)),
  ];
}

/** A round-necked shirt under a coat, down to `deep`. */
export function undershirt(fill: string, shade: string, deep = 470): Drawing {
  return [
    path(d`M196 340L240 ${deep}L286 340C270 352 212 352 196 340Z`, fill),
    path(d`M196 340L240 ${deep}L244 400C226 384 212 366 206 346Z`, shade),
  ];
}

export function lapels([lit, shade, edge]: Cloth): Drawing {
  const seams =
    "M198 332C208 380 222 424 240 470V560M284 332C274 380 258 424 240 470M164 356L182 404L172 416L236 552M316 356L298 404L310 416L244 552";
  return [
    path("M198 330C186 340 172 350 164 356L182 404L172 416L240 560L240 470C222 424 208 380 198 330Z", shade),
    path("M284 330C296 340 308 350 316 356L298 404L310 416L240 560L240 470C258 424 274 380 284 330Z", lit),
    line(seams, edge, 2.2, { "stroke-linejoin": "round" }),
  ];
}

/** A stethoscope around the neck. */
export function stethoscope(tube: string, metal: string): Drawing {
  return [
    line("M204 346C192 392 200 428 226 446M282 346C296 388 292 420 272 444", tube, 6.5, ROUND),
    line("M272 444C268 452 268 462 268 474", tube, 6.5, ROUND),
    circ(268, 484, 13, metal),
    circ(268, 484, 7.5, tube),
    line("M226 446C230 452 230 458 228 466", metal, 4, ROUND),
  ];
}

/** A name badge on the left breast. */
export function badge(): Drawing {
  const [x, y] = [304, 440];
  return [
    rect(x, y, 40, 27, "#DCEBE6", { rx: 4 }),
    rect(x, y, 40, 8, ink.teal, { rx: 3 }),
    rect(x + 6, y + 13, 22, 3, ink.grey, { rx: 1.5 }),
    rect(x + 6, y + 19, 15, 3, ink.turquoise, { rx: 1.5 }),
  ];
}
