import type { Drawing } from "../../kit/index.ts";
import { barrel, circ, clip, DAWN, g, ink, path, place, rect, roundedRect } from "../../kit/index.ts";
import { mug } from "../parts/mug.ts";
import { priyaRamanFigure } from "../providers/priya-raman.ts";
import { cast, SILL, scene } from "./scene.ts";

/** A tablet on a stand, a clinician on its screen, a mug and a potted barrel cactus. */
export function telemedicine(): string {
  return scene(2, [tablet(), call(), mug(552, 398), pot()], { disc: false });
}

function tablet(): Drawing {
  return [
    cast(178, 398, 300, 12),
    path("M236 398L262 330H378L404 398Z", ink.wood),
    path("M330 398L330 330H378L404 398Z", ink.earth),
    rect(160, 126, 320, 236, ink.deep, { rx: 20 }),
    rect(164, 126, 316, 232, ink.pine, { rx: 20 }),
  ];
}

/** The clinician, the patient's own small picture, and two round controls. */
function call(): Drawing {
  return [
    clip("screen", roundedRect(178, 142, 284, 202, 8), [
      rect(178, 142, 284, 202, "#D3E8E2"),
      path("M170 344V290L220 262L262 286L320 254L400 292L470 262V344Z", "#9CC6BF"),
      g(priyaRamanFigure(), place(192, 142, { scale: 0.54 })),
      rect(392, 288, 58, 44, "#FBE3CC", { rx: 8 }),
      circ(421, 304, 8, SILL.edge),
      path("M405 332q2-18 16-18t16 18Z", ink.patina),
    ]),
    circ(232, 326, 11, ink.paper),
    path("M228 320l10 6l-10 6Z", ink.teal),
    circ(262, 326, 11, ink.ocotillo),
    rect(257, 324.5, 10, 3, "#FFFFFF", { rx: 1.5 }),
  ];
}

function pot(): Drawing {
  return [
    barrel(84, 392, 30, { tones: DAWN.cactus }),
    path("M50 386H118L110 410H58Z", "#F8DDB9"),
    path("M50 386H76L80 410H58Z", "#D9A87C"),
  ];
}
