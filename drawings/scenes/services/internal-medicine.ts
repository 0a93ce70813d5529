import type { Drawing } from "../../kit/index.ts";
import { agave, circ, clip, DAWN, faint, ink, line, path, ROUND, rect, verdin } from "../../kit/index.ts";
import { cast, scene } from "./scene.ts";

const SLIP = "#F8DDB9";

/** An olla that wears a stethoscope, an agave beside it. */
export function internalMedicine(): string {
  return scene(0, [
    cast(236, 396, 190, 13),
    olla(),
    stethoscope(),
    agave(514, 392, 66, { tones: DAWN.agave }),
    path("M478 388H550L540 410H488Z", ink.teal),
    path("M478 388H506L510 410H488Z", ink.deep),
    verdin(120, 385, 46),
  ]);
}

/** A water jar with plain bands. */
function olla(): Drawing {
  const pot =
    "M266 398C216 372 196 322 214 272C226 238 268 226 276 198C278 190 272 184 270 178H386C384 184 378 190 380 198C388 226 430 238 442 272C460 322 440 372 390 398Z";
  return [
    path(pot, "#D58A5E"),
    clip("olla", pot, [
      rect(190, 262, 280, 54, SLIP),
      rect(190, 270, 280, 5, ink.teal),
      rect(190, 303, 280, 5, ink.teal),
      rect(190, 256, 280, 6, ink.chestnut),
      rect(190, 316, 280, 6, ink.chestnut),
      rect(190, 336, 280, 4, SLIP),
      rect(190, 204, 280, 5, ink.chestnut, faint(0.7)),
      path("M180 170H290C262 230 240 250 246 300C250 350 280 380 300 400H180Z", "#6E3A2E", faint(0.34)),
      path(
        "M392 200C400 232 434 244 438 290C440 330 424 366 396 390C430 376 462 330 448 270C440 236 400 226 392 200Z",
        "#FFF1DA",
        faint(0.55),
      ),
    ]),
    path("M262 172Q328 160 394 172Q394 184 328 186T262 172Z", "#8C4F3C"),
    path("M270 173Q328 164 386 173Q380 179 328 180T270 173Z", "#4A2A22"),
  ];
}

function stethoscope(): Drawing {
  return [
    line("M278 206C268 250 286 284 322 292C360 286 384 248 378 206", ink.deep, 10, ROUND),
    line("M322 292C322 312 330 330 348 338", ink.deep, 10, ROUND),
    line("M281 206C272 250 290 280 322 287", ink.patina, 2.5, ROUND),
    circ(364, 346, 21, "#DCE7E3"),
    circ(364, 346, 21, "none", { stroke: "#9FB6B1", "stroke-width": 3 }),
    circ(364, 346, 12, ink.deep),
  ];
}
