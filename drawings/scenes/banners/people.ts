import type { Drawing, Palette } from "../../kit/index.ts";
import {
  agave,
  brittle,
  circ,
  clip,
  d,
  faint,
  flecks,
  g,
  ground,
  ink,
  line,
  mix,
  path,
  place,
  ROUND,
  rect,
  verdin,
} from "../../kit/index.ts";
import { leafSpray } from "../parts/leaf-spray.ts";
import { H, inLight, PHONE_H, PHONE_W, strip, W, wide } from "./frame.ts";

/** People: a courtyard wall of adobe that steps up to three nichos. */
export function peopleBanner(p: Palette): string {
  const outline =
    "M0 300V270C120 264 240 268 380 266C560 262 720 268 880 264C900 264 898 244 912 240H944C962 240 956 200 972 194H1004C1024 194 1014 140 1034 132H1250C1290 132 1300 124 1340 124H1440V300Z";
  return wide([
    wall("wall", outline, p),
    clip("shade", outline, [
      path("M896 300V232H920V300ZM954 300V186H982V300ZM1012 300V124H1048V300Z", p.wall[1]),
      branchShade(1440, 120, 1.1, p),
    ]),
    flecks([1060, 150, 1420, 266], 26, p.wall[1], { seed: 4, length: 12, width: 2.4 }),
    flecks([20, 276, 900, 290], 22, p.wall[1], { seed: 8, length: 12, width: 2.4 }),
    nicho(1118, 246, 74, 92, olla(p), p),
    nicho(1232, 246, 74, 92, lantern(p), p),
    nicho(1346, 246, 74, 92, flowerPot(p), p),
    ground(W, H, [291, 287, 292, 288, 285, 282, 280], p.ground[0]),
    ground(W, H, [296, 293, 297, 294, 291, 289, 286], p.ground[1]),
    agave(1020, 290, 24, { tones: p.agave }),
    brittle(1064, 291, 15, { tones: p.bush, flower: p.flower }),
    agave(1292, 290, 17, { tones: p.agave, seed: 5 }),
    verdin(986, 194, 21, { inks: p.bird }),
  ]);
}

export function peoplePhoneBanner(p: Palette): string {
  const outline =
    "M0 112V92C160 86 320 92 480 88C560 86 620 90 664 88C682 88 676 66 692 62H712C730 62 722 30 742 24H860C890 24 900 20 960 20V112Z";
  return strip([
    wall("wall", outline, p),
    clip("shade", outline, [
      path("M675 112V56H698V112ZM722 112V18H752V112Z", p.wall[1]),
      branchShade(960, 8, 0.6, p),
    ]),
    flecks([760, 34, 950, 92], 12, p.wall[1], { seed: 4, length: 9, width: 2 }),
    flecks([20, 96, 660, 102], 14, p.wall[1], { seed: 8, length: 9, width: 2 }),
    g(nicho(0, 0, 74, 92, olla(p), p), place(806, 90, { scale: 0.6 })),
    g(nicho(0, 0, 74, 92, lantern(p), p), place(888, 90, { scale: 0.6 })),
    ground(PHONE_W, PHONE_H, [107, 104, 108, 105, 102], p.ground[0]),
    agave(728, 107, 13, { tones: p.agave }),
    verdin(702, 62, 15, { inks: p.bird }),
  ]);
}

const face = (p: Palette): string => mix(p.wall[0], p.wall[1], 0.34);

/** The wall's top edge is in the sun. */
function wall(id: string, outline: string, p: Palette): Drawing {
  return [
    path(outline, mix(p.wall[0], p.isNight ? p.wall[0] : ink.paper, 0.4)),
    clip(id, outline, path(outline, face(p), { transform: "translate(0 6)" })),
  ];
}

/** The shade of a tree outside the picture falls on the wall. */
function branchShade(x: number, y: number, scale: number, p: Palette): Drawing {
  const inks = [p.shadow, p.shadow, p.shadow] as const;
  const sprays = [
    leafSpray(0, 0, 158, 220, inks),
    leafSpray(-20, 40, 168, 180, inks),
    leafSpray(6, -14, 148, 120, inks),
    leafSpray(4, 74, 176, 130, inks),
  ];
  return g(sprays, { ...place(x, y, { scale }), ...faint(0.14) });
}

/** A recess with its sill on (x, y). */
function nicho(x: number, y: number, width: number, height: number, thing: Drawing, p: Palette): Drawing {
  const [lit, , shade] = p.wall;
  const arch = (left: number, across: number, tall: number) =>
    d`M${left} 0V${-tall + across / 2}a${across / 2} ${across / 2} 0 0 1 ${across} 0V0Z`;
  const half = width / 2;
  return g(
    [
      path(arch(-half, width, height), shade),
      path(arch(-half, width - 11, height - 9), p.isNight ? mix(p.glow, shade, 0.62) : p.porch),
      path(d`M${-half} 0V${-height + half}q1-14 7-22V0Z`, p.isNight ? mix(p.glow, shade, 0.45) : p.wall[1]),
      thing,
      rect(-half - 6, 0, width + 12, 6, mix(lit, p.isNight ? lit : ink.paper, 0.4)),
      rect(-half - 6, 6, width + 6, 4, p.wall[1]),
    ],
    place(x, y),
  );
}

function olla(p: Palette): Drawing {
  return [
    path(
      "M-16 0C-34-10-34-38-14-48C-9-50-9-55-12-58H12C9-55 9-50 14-48C34-38 34-10 16 0Z",
      inLight(p, ink.clay),
    ),
    path("M-16 0C-34-10-34-38-14-48C-9-50-9-55-12-58H-4C-6-40-18-24-4 0Z", inLight(p, ink.chestnut)),
    path("M12-46C26-38 30-18 20-6C26-20 22-36 12-46Z", inLight(p, ink.coral)),
    line("M-24-34Q0-26 24-34M-26-27Q0-19 26-27", inLight(p, ink.peach, 0.3), 2.4, ROUND),
  ];
}

/** A tin lantern: lit by night. */
function lantern(p: Palette): Drawing {
  return [
    p.isNight && circ(0, -28, 34, p.glow, faint(0.22)),
    line("M-8-54C-8-68 8-68 8-54", inLight(p, ink.deep), 3),
    path("M-16-44L0-58L16-44Z", inLight(p, ink.deep, 0.2)),
    rect(-14, -44, 28, 36, p.isNight ? p.glow : ink.mist),
    rect(-14, -44, 9, 36, p.isNight ? mix(p.glow, ink.clay, 0.3) : ink.turquoise),
    path("M-3-8V-22h6V-8Z", ink.paper),
    path("M0-35C5-29 4-24 0-22C-4-24-5-29 0-35Z", p.isNight ? ink.paper : ink.sun),
    line("M-14-44V-8M0-44V-36M14-44V-8", inLight(p, ink.deep, 0.2), 3),
    rect(-18, -9, 36, 9, inLight(p, ink.deep, 0.2), { rx: 2 }),
  ];
}

function flowerPot(p: Palette): Drawing {
  return [
    brittle(0, -24, 23, { tones: p.bush, flower: p.flower, seed: 6 }),
    path("M-19-28H19L14 0H-14Z", inLight(p, ink.patina)),
    path("M-19-28H-6L-5 0H-14Z", inLight(p, ink.teal)),
    rect(-22, -32, 44, 7, inLight(p, ink.turquoise), { rx: 2 }),
  ];
}
