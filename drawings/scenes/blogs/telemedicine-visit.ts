import type { Drawing } from "../../kit/index.ts";
import {
  barrel,
  circ,
  clip,
  DAWN,
  d,
  faint,
  g,
  ink,
  line,
  path,
  place,
  ROUND,
  rect,
  roundedRect,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { fruitBowl } from "../parts/fruit-bowl.ts";
import { noonView, table, tableShadow } from "../parts/noon.ts";
import { waterGlass } from "../parts/water-glass.ts";
import { elenaMarrufoFigure } from "../providers/elena-marrufo.ts";
import { H, W } from "./frame.ts";

const WALL = { lit: "#FBE6CC", local: "#F6D9B8", shade: "#E3B78F", deep: "#C08C68" } as const;

/** Telemedicine, at noon: the doctor on a tablet on the kitchen table, a bowl of citrus beside it. */
export function telemedicineVisit(): string {
  return svg(W, H, [
    kitchen(),
    windowView(),
    table(W, H, 366, 462, 5),
    path("M520 377H790L700 462H380Z", "#FBE6CC", faint(0.55)),
    tableShadow(170, 424, 250, 18),
    tablet(),
    tableShadow(560, 420, 130, 16),
    fruitBowl(622, 430, 0.98),
    tableShadow(456, 440, 30, 9),
    waterGlass(474, 444, 104),
    notes(),
    verdin(708, 262, 30, { flip: true }),
  ]);
}

function kitchen(): Drawing {
  return [
    rect(0, 0, W, 380, WALL.local),
    path("M0 0H150Q120 190 150 380H0Z", WALL.shade),
    // tiles behind the table
    rect(0, 306, W, 64, "#A9D0C8"),
    rect(0, 306, 150, 64, "#7FB2AC"),
    line(d`M0 306H800${times(13, (i) => d`M${30 + i * 64} 306V370`).join("")}M0 338H800`, ink.haze, 3),
    shelf(),
  ];
}

/** A shelf with crockery and a pot plant. */
function shelf(): Drawing {
  return [
    path("M34 104H238L206 124H2Z", WALL.deep, faint(0.35)),
    rect(34, 92, 230, 12, ink.earth),
    rect(150, 92, 114, 12, "#B98258"),
    // jar, jug, pot
    path("M52 92V52Q52 44 60 44H88Q96 44 96 52V92Z", ink.patina),
    path("M52 92V52Q52 44 60 44H66V92Z", ink.teal),
    path("M88 44Q96 44 96 52V92H88Z", ink.turquoise),
    rect(50, 36, 48, 10, ink.wood, { rx: 4 }),
    path("M118 92C110 76 112 60 124 54V40H150V54C162 60 164 76 156 92Z", ink.paper),
    path("M118 92C110 76 112 60 124 54V40H132V92Z", ink.shade),
    line("M158 60q18 2 14 16t-18 12", ink.paper, 6, ROUND),
    barrel(222, 70, 20, { tones: DAWN.cactus }),
    path("M198 66H246L240 92H204Z", ink.clay),
    path("M198 66H214L216 92H204Z", ink.chestnut),
  ];
}

function windowView(): Drawing {
  const pane = "M452 40H760V268H452Z";
  return [
    rect(436, 24, 340, 252, WALL.deep),
    path("M436 24H776L760 40H452Z", "#D9AC86"),
    path("M776 24V276L760 268V40Z", WALL.lit),
    clip("pane", pane, [
      g(
        noonView({
          width: 340,
          height: 260,
          far: "-20,214 40,170 90,196 150,158 210,200 260,172 320,196 360,166",
          mid: "-20,232 50,208 120,228 190,216 250,234 300,204 360,220",
          base: 252,
          seed: 12,
          cloud: [30, 66, 110],
        }),
        place(440, 30),
      ),
      rect(440, 262, 330, 20, "#1F5F61"),
    ]),
    line("M606 40V268", ink.paper, 8),
    line("M602 40V268", ink.shade, 3),
    path("M452 40H760V48H460V268H452Z", ink.paper),
    rect(424, 266, 364, 16, ink.paper, { rx: 4 }),
    rect(424, 276, 364, 8, WALL.shade, { rx: 4 }),
  ];
}

/** The tablet in its wooden stand, with the doctor, the patient's own small picture and two controls. */
function tablet(): Drawing {
  return [
    rect(120, 146, 344, 256, ink.deep, { rx: 22 }),
    rect(128, 146, 336, 250, ink.pine, { rx: 20 }),
    path("M452 158Q462 166 462 182V366Q462 382 452 388Z", ink.patina),
    clip("screen", roundedRect(140, 162, 308, 222, 9), [
      rect(140, 162, 308, 222, "#D3E8E2"),
      path("M130 384V330L186 302L232 326L290 294L380 332L460 302V384Z", "#9CC6BF"),
      g(elenaMarrufoFigure(), place(148, 164, { scale: 0.58 })),
      rect(374, 318, 62, 54, "#FBE3CC", { rx: 8 }),
      path("M386 372q2-21 19-21t19 21Z", ink.clay),
      circ(405, 338, 12, ink.grey),
      circ(405, 341, 9.5, "#C98F67"),
    ]),
    circ(190, 360, 13, ink.paper),
    path("M185 353l12 7l-12 7Z", ink.teal),
    circ(226, 360, 13, ink.ocotillo),
    rect(219.5, 358, 13, 4, "#FFFFFF", { rx: 2 }),
    circ(294, 154, 3.5, ink.turquoise),
    path("M176 392H408L424 426Q424 432 418 432H166Q160 432 160 426Z", ink.earth),
    path("M176 392H232L222 432H166Q160 432 160 426Z", ink.wood),
    path("M176 392H408L411 399H173Z", "#C98C6A"),
  ];
}

/** A list of questions, and a pencil. */
function notes(): Drawing {
  return [
    path("M56 440L20 486L12 484L46 438Z", DAWN.shadow, faint(0.3)),
    path("M60 430H170L146 488H20Z", ink.paper),
    path("M60 430H90L54 488H20Z", ink.shade),
    line("M92 444H152M84 456H146M76 468H128", ink.grey, 3, ROUND),
    line("M68 444h6M60 456h6M52 468h6", ink.teal, 4, ROUND),
    line("M158 484L214 450", ink.sun, 7),
    line("M156 485L162 482", ink.wood, 5, ROUND),
    line("M210 452L217 448", ink.ocotillo, 7, ROUND),
  ];
}
