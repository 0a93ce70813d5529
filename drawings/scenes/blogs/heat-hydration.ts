import type { Dot, Drawing } from "../../kit/index.ts";
import {
  clip,
  d,
  dots,
  ell,
  faint,
  g,
  ink,
  line,
  path,
  place,
  ROUND,
  rect,
  rng,
  svg,
  verdin,
} from "../../kit/index.ts";
import { lemonSlice } from "../parts/lemon-slice.ts";
import { noonView, table, tableShadow } from "../parts/noon.ts";
import { sunHat } from "../parts/sun-hat.ts";
import { H, W } from "./frame.ts";

const JAR =
  "M252 130V160C252 190 172 206 164 268C156 340 170 412 204 440H404C438 412 452 340 444 268C436 206 356 190 356 160V130Z";

/** Heat, at noon: a cold jar of water that sweats in the sun, a hat to go out with. */
export function heatHydration(): string {
  return svg(W, H, [
    noonView({
      width: W,
      height: H,
      sun: [600, 108],
      far: "-20,286 60,244 120,262 200,214 280,270 380,236 470,284 560,246 640,276 730,220 830,262",
      mid: "-20,318 70,296 150,322 260,300 390,330 500,302 560,316 660,276 730,306 830,286",
      base: 360,
      seed: 4,
      cloud: [40, 84, 150],
    }),
    table(W, H, 348, 452),
    tableShadow(190, 426, 230, 22, 0.36),
    tableShadow(484, 420, 250, 22, 0.36),
    // sunlight that the water throws into the shadow
    ell(160, 440, 66, 5, ink.sunPale, faint(0.8)),
    jar(),
    beads(),
    g(sunHat("hat"), place(606, 406, { scale: 1.1 })),
    verdin(84, 440, 46),
  ]);
}

function jar(): Drawing {
  return [
    path(JAR, ink.mist, faint(0.8)),
    clip("jar", JAR, [
      rect(140, 226, 330, 220, "#A9D8CF"),
      path("M140 226H240C206 270 206 360 262 446H140Z", ink.patina, faint(0.7)),
      path("M140 400C220 430 380 430 460 396V446H140Z", ink.patina, faint(0.55)),
      ell(304, 227, 132, 13, "#D9F0EA"),
      ell(318, 229, 92, 7, ink.paper, faint(0.8)),
      g(lemonSlice(44), place(256, 306, { rotate: 14, scale: [0.86, 1] })),
      g(lemonSlice(40), place(352, 356, { rotate: -30, scale: [1, 0.8] })),
      g(lemonSlice(36), place(330, 246, { scale: [1, 0.36] })),
      path("M410 196C434 260 436 360 392 446H470V196Z", ink.paper, faint(0.62)),
      path("M382 236C398 290 398 350 376 410C388 350 386 290 372 236Z", ink.paper, faint(0.75)),
      path("M346 120V162C348 196 424 206 430 270V190L380 120Z", "#FFFFFF", faint(0.85)),
      path("M300 140C318 160 322 190 318 222H340C344 190 336 160 326 140Z", ink.paper, faint(0.5)),
      path("M140 120H262V160C262 196 196 210 190 270C186 330 196 400 226 446H140Z", ink.teal, faint(0.34)),
      rect(196, 432, 220, 10, ink.paper, faint(0.6)),
    ]),
    // the thick rim
    ell(304, 132, 60, 12, "#9CC6BF"),
    ell(304, 130, 56, 9, ink.haze),
    path("M244 132A60 12 0 0 0 364 132V140A60 12 0 0 1 244 140Z", ink.turquoise),
    path("M316 144A60 12 0 0 0 364 132V140A60 12 0 0 1 316 152Z", ink.paper),
  ];
}

/** Drops on the cold glass: a shade below, a spark on the right; some have run down. */
function beads(): Drawing {
  const random = rng(12);
  const drops: Dot[] = [];
  while (drops.length < 40) {
    const [x, y] = [176 + random() * 260, 216 + random() * 212];
    const isOnGlass = Math.abs(x - 304) < 126 - Math.abs(y - 300) * 0.24;
    const isApart = drops.every(([left, top]) => Math.hypot(left - x, top - y) > 21);
    if (isOnGlass && isApart) drops.push([x, y, 2.4 + random() * 4.2]);
  }
  const big = drops.filter(([, , r]) => r > 4.4);
  const runs = drops.filter(([x, y, r]) => r > 3.6 && y < 350 && Math.abs(x - 304) < 100).slice(0, 5);
  return [
    line(runs.map(([x, y]) => d`M${x} ${y}v${26}`).join(""), ink.haze, 4, { ...ROUND, opacity: 0.8 }),
    dots(
      drops.map(([x, y, r]): Dot => [x - r * 0.16, y + r * 0.24, r]),
      ink.teal,
      faint(0.5),
    ),
    dots(drops, "#E4F4F0"),
    dots(
      big.map(([x, y, r]): Dot => [x + r * 0.3, y - r * 0.3, 1.5]),
      "#FFFFFF",
    ),
    ell(440, 444, 52, 5, "#BFE0D9"),
    ell(452, 443, 26, 2.5, ink.paper),
  ];
}
