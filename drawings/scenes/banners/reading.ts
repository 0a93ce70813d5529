import type { Drawing, Palette } from "../../kit/index.ts";
import {
  d,
  faint,
  g,
  ink,
  line,
  mix,
  path,
  place,
  ROUND,
  range,
  rect,
  stars,
  verdin,
} from "../../kit/index.ts";
import { readingGlasses } from "../parts/desk-papers.ts";
import { mug } from "../parts/mug.ts";
import { openNotebook } from "../parts/notebook.ts";
import { tableLamp } from "../parts/table-lamp.ts";
import { H, inLight, PHONE_H, PHONE_W, strip, W, wide } from "./frame.ts";

/** Reading: a desk at a window; by night its lamp is lit. */
export function readingBanner(p: Palette): string {
  return wide([
    window(960, 96, 236, 146, p),
    desk(W, 272, H, p),
    lamp(1270, 276, 0.56, p),
    standingBooks(1340, 276, 1, p),
    g(openNotebook(0, 0, { written: [6, 4] }), place(1118, 294, { scale: 0.46 })),
    p.isNight && path("M1020 300L1060 276H1180L1220 300Z", p.bands[0][1], faint(0.35)),
    mug(1010, 284, 0.6, { tones: [inLight(p, ink.chestnut), inLight(p, ink.clay)], steams: false }),
    readingGlasses(1226, 290, 0.26),
    verdin(1164, 243, 21, { inks: p.bird }),
  ]);
}

export function readingPhoneBanner(p: Palette): string {
  return strip([
    desk(PHONE_W, 94, PHONE_H, p),
    lamp(800, 98, 0.27, p),
    standingBooks(846, 98, 0.66, p),
    mug(742, 100, 0.4, { tones: [inLight(p, ink.chestnut), inLight(p, ink.clay)], steams: false }),
    verdin(872, 36, 14, { inks: p.bird }),
  ]);
}

/** The rings of the lamp are seen by night only. */
function lamp(x: number, y: number, scale: number, p: Palette): Drawing {
  return tableLamp(x, y, scale, { glow: p.isNight ? [0.06, 0.1] : [0, 0] });
}

/** A board in the light of the window. */
function desk(width: number, top: number, bottom: number, p: Palette): Drawing {
  const [board, edge, seam] = p.isNight
    ? ["#3A3130", "#6B4F3E", "#2A2628"]
    : ["#C98C6A", "#EBBE95", "#A96D4C"];
  const grain = [0.42, 0.7].map((share) => top + (bottom - top) * share);
  return [
    rect(0, top, width, bottom - top, board ?? ""),
    rect(0, top, width, (bottom - top) * 0.2, edge ?? ""),
    line(
      grain
        .map(
          (y, row) =>
            d`M${20 + row * 90} ${y}h${width * 0.22}m${width * 0.08} 0h${width * 0.3}m${width * 0.06} 0h${width * 0.2}`,
        )
        .join(""),
      seam ?? "",
      2,
      ROUND,
    ),
  ];
}

/** A window in a deep wall with the ridge outside. (x, y) is its top left corner. */
function window(x: number, y: number, width: number, height: number, p: Palette): Drawing {
  const [lit, local, shade] = p.wall;
  const foot = y + height;
  return [
    rect(x - 14, y - 14, width + 28, height + 14, local),
    rect(x - 14, y - 14, 14, height + 14, shade),
    rect(x, y, width, height, p.isNight ? p.bands[2][1] : p.bands[2][1]),
    rect(x, y + height * 0.45, width, height * 0.55, p.isNight ? p.bands[3][1] : p.bands[3][1]),
    p.isNight && stars([x + 8, y + 6, x + width - 8, y + 60], 14, 3, { opacity: 0.7 }),
    range({
      ridge: `${x},${foot - 40} ${x + 40},${foot - 62} ${x + 84},${foot - 44} ${x + 130},${foot - 80} ${x + 176},${foot - 50} ${x + 210},${foot - 66} ${x + width},${foot - 48}`,
      base: foot,
      seed: 5,
      tones: p.mid,
    }),
    rect(x, foot - 14, width, 14, p.hill[0]),
    rect(x, y, width, 7, mix(p.hill[0], local, 0.4), faint(0.6)),
    line(
      d`M${x + width / 2} ${y}V${foot}M${x} ${y + height * 0.44}H${x + width}`,
      p.isNight ? shade : ink.paper,
      6,
    ),
    rect(x - 22, foot, width + 44, 8, p.isNight ? lit : "#FFF3DC"),
    rect(x - 22, foot + 8, width + 40, 5, local),
  ];
}

/** A row of books on (x, y), 96 units wide; the last one leans. [x, width, height, ink] */
function standingBooks(x: number, y: number, scale: number, p: Palette): Drawing {
  const row = [
    [0, 18, 88, ink.teal],
    [18, 13, 76, ink.sun],
    [31, 20, 94, ink.clay],
    [51, 15, 82, ink.turquoise],
  ] as const;
  return g(
    [
      path("M-34 4H60L70-4H0Z", p.shadow, faint(0.3)),
      row.map(([left, width, height, color]) => book(left, width, height, inLight(p, color), p)),
      g(book(0, 17, 86, inLight(p, ink.chestnut), p), place(80, 0, { rotate: -15 })),
    ],
    place(x, y, { scale }),
  );
}

function book(left: number, width: number, height: number, color: string, p: Palette): Drawing {
  return [
    rect(left, -height, width, height, color),
    rect(left, -height, width * 0.34, height, mix(color, p.shadow, 0.34)),
    line(d`M${left} ${-height + 14}h${width}M${left} -16h${width}`, mix(color, ink.paper, 0.5), 2.4),
  ];
}
