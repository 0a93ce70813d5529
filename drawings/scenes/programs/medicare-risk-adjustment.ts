import type { Drawing } from "../../kit/index.ts";
import { agave, cloud, DAWN, ground, ink, path, range, rect, sky, svg, verdin } from "../../kit/index.ts";
import { folder, readingGlasses } from "../parts/desk-papers.ts";
import { mug } from "../parts/mug.ts";
import { table, tableShadow } from "../parts/noon.ts";
import { pen } from "../parts/notebook.ts";
import { H, W } from "./frame.ts";

/** The yearly review: a folder of papers, reading glasses and a pen on a desk in the morning. */
export function medicareRiskAdjustment(): string {
  return svg(W, H, [
    morning(),
    posts(),
    table(W, H, 322, 566, 9),
    tableShadow(620, 380, 90, 14),
    mug(686, 386, 1.36, { tones: [ink.teal, ink.turquoise] }),
    planter(),
    folder(372, 548),
    readingGlasses(250, 458, 1.16),
    pen(640, 470, -62, 1.3),
    verdin(574, 357, 42, { flip: true }),
  ]);
}

function morning(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#D7EBE6"],
        [100, "#E7F2EC"],
        [170, "#FBEBDC"],
        [236, "#FAD4B3"],
      ],
      4,
      6,
    ),
    cloud(120, 104, 200, DAWN.cloud, 0.95),
    range({
      ridge: "-20,250 70,190 150,226 240,172 330,232 440,206 540,246 640,196 720,226 830,176",
      base: 340,
      seed: 8,
      tones: DAWN.far,
    }),
    range({
      ridge: "-20,280 80,240 170,272 290,250 400,286 540,270 640,236 720,262 830,232",
      base: 340,
      seed: 19,
      tones: DAWN.mid,
      detail: 3,
    }),
    ground(W, H, [300, 296, 304, 298, 294], DAWN.hill[0]),
    ground(W, H, [308, 304, 312, 306, 302], DAWN.hill[1]),
  ];
}

/** The frame of the study's window. */
function posts(): Drawing {
  return [
    rect(0, 0, W, 22, ink.teal),
    rect(0, 22, W, 5, ink.deep),
    [20, 396].map((x) => [
      rect(x, 27, 14, 296, ink.teal),
      rect(x, 27, 5, 296, ink.deep),
      rect(x + 11, 27, 4, 296, ink.turquoise),
    ]),
    rect(766, 27, 14, 296, ink.teal),
    rect(777, 27, 4, 296, ink.turquoise),
  ];
}

function planter(): Drawing {
  return [
    tableShadow(62, 386, 100, 13),
    agave(124, 334, 92, { tones: DAWN.agave, seed: 5 }),
    path("M72 326H176L164 394H84Z", "#D58A5E"),
    path("M72 326H106L110 394H84Z", ink.clay),
    path("M156 326H176L164 394H150Z", ink.adobeLit),
  ];
}
