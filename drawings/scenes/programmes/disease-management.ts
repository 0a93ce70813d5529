import type { Drawing } from "../../kit/index.ts";
import { barrel, DAWN, ink, line, path, rect, svg, verdin } from "../../kit/index.ts";
import { DAY_WALL } from "../parts/adobe-window.ts";
import { pillBox } from "../parts/medicine.ts";
import { noonView, table, tableShadow } from "../parts/noon.ts";
import { openNotebook, pen } from "../parts/notebook.ts";
import { waterGlass } from "../parts/water-glass.ts";
import { H, W } from "./frame.ts";

/** The daily round of a long illness kept well: the day's numbers written down, water, the pills. */
export function diseaseManagement(): string {
  return svg(W, H, [
    noonView({
      width: W,
      height: H,
      sun: [520, 146],
      far: "-20,330 70,260 150,300 250,236 340,296 440,270 540,312 640,262 720,296 830,250",
      mid: "-20,350 80,306 190,344 300,318 420,352 540,330 640,300 720,330 830,300",
      base: 392,
      seed: 5,
      cloud: [150, 130, 190],
    }),
    wall(),
    table(W, H, 386, 560, 6),
    tableShadow(520, 452, 84, 13),
    waterGlass(568, 458, 232, 0.7),
    pot(),
    openNotebook(270, 524, { written: [6, 4], scale: 1.34, cover: ink.teal }),
    pen(410, 490, -22, 1.1),
    tableShadow(640, 540, 150, 12),
    pillBox(700, 546, { open: 1, days: 3, scale: 0.92 }),
    verdin(96, 379, 42),
  ]);
}

/** The room's wall with a wide window: a lit reveal on the left, teal sashes. */
function wall(): Drawing {
  const frame = "M0 0H800V400H0ZM60 60V400H700V60Z";
  return [
    path(frame, DAY_WALL.wall, { "fill-rule": "evenodd" }),
    path("M60 60L84 78V386H60Z", DAY_WALL.lit),
    path("M700 60L676 78V386H700Z", DAY_WALL.shade),
    path("M60 60H700L676 78H84Z", DAY_WALL.shade),
    rect(84, 78, 592, 10, ink.teal),
    rect(84, 78, 10, 308, ink.patina),
    rect(666, 78, 10, 308, ink.deep),
    rect(374, 78, 12, 308, ink.teal),
    rect(382, 78, 4, 308, ink.turquoise),
    line("M94 226H374M386 226H666", ink.teal, 7),
    line("M94 223H374M386 223H666", ink.turquoise, 2),
    curtain(),
  ];
}

/** Linen drawn to the right. */
function curtain(): Drawing {
  return [
    path("M650 40H760C752 150 770 260 756 392H700C704 300 640 250 636 160Z", ink.white),
    path("M650 40H676C664 160 716 260 718 392H700C704 300 640 250 636 160Z", ink.shade),
    path("M706 40H722C712 160 742 280 738 392H728C728 290 700 170 706 40Z", ink.shade),
    rect(30, 34, 744, 10, ink.wood, { rx: 5 }),
    rect(400, 34, 374, 4, ink.earth, { rx: 2 }),
  ];
}

/** A barrel cactus on the window's ledge. */
function pot(): Drawing {
  return [
    tableShadow(108, 418, 60, 9),
    barrel(166, 398, 38, { tones: DAWN.cactus }),
    path("M124 384H208L198 426H134Z", "#D58A5E"),
    path("M124 384H152L156 426H134Z", ink.clay),
    path("M190 384H208L198 426H186Z", ink.adobeLit),
  ];
}
