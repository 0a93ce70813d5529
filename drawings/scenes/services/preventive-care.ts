import type { Drawing } from "../../kit/index.ts";
import { d, dots, ell, g, ink, line, path, place, ROUND, rect, times, verdin } from "../../kit/index.ts";
import { pressureGauge } from "../parts/pressure-gauge.ts";
import { strawHat } from "../parts/straw-hat.ts";
import { cast, scene } from "./scene.ts";

/** A blood pressure cuff with its gauge, a tin of bandages, a sun hat on a post. */
export function preventiveCare(): string {
  return scene(6, [
    hatPost(514),
    cast(76, 396, 116, 12),
    bandageTin(134, 396),
    cast(222, 402, 210, 10),
    cuff(),
    verdin(514, 117, 36, { flip: true }),
  ]);
}

/** A weathered post with the hat on it. */
function hatPost(x: number): Drawing {
  return [
    cast(x - 22, 392, 44, 13),
    rect(x - 22, 196, 44, 198, ink.earth),
    rect(x - 22, 196, 15, 198, ink.wood),
    rect(x + 13, 196, 9, 198, "#B98258"),
    line(d`M${x - 2} 250V300M${x + 6} 322V366M${x - 14} 290V340`, ink.wood, 2.5, ROUND),
    path(d`M${x - 22} 196h44v34q-22 8-44 4Z`, ink.wood),
    strawHat(x, 196, { band: ink.teal, rotate: -4, scale: 1.08 }),
  ];
}

/** The rolled cuff, the gauge clipped to it, the tube that runs to the bulb. */
function cuff(): Drawing {
  return [
    line("M398 366C430 352 452 352 456 372C458 386 448 392 452 396", ink.night, 9, ROUND),
    rect(226, 292, 190, 110, ink.teal, { rx: 24 }),
    path("M250 292H276V402H250Q226 402 226 378V316Q226 292 250 292Z", ink.deep),
    path("M276 292H380V312H276Z", ink.patina),
    path("M276 384H380V402H276Z", ink.pine),
    ell(394, 347, 26, 55, ink.patina),
    ell(395, 347, 18, 42, ink.deep),
    ell(396, 347, 12, 29, ink.patina),
    ell(397, 347, 6, 15, ink.deep),
    line("M276 294V400", ink.pine, 4),
    pressureGauge(312, 282, 76),
    bulb(444, 394),
  ];
}

/** The bulb that pumps up the cuff, lying on the sill. */
function bulb(x: number, y: number): Drawing {
  return g(
    [
      ell(-30, 10, 50, 5, ink.deep, { opacity: 0.28 }),
      rect(-52, -9, 24, 14, ink.grey, { rx: 3 }),
      rect(-52, -9, 24, 5, ink.haze, { rx: 2.5 }),
      path("M-32-8C-18-26 26-28 32-4C34 14 4 18-32 6Z", ink.deep),
      path("M4-19C22-20 30-14 32-4C33 4 28 9 18 11C26-2 20-12 4-19Z", ink.patina),
    ],
    place(x, y),
  );
}

/** An open tin, bandages standing in it, standing on (x, y). */
function bandageTin(x: number, y: number): Drawing {
  return g(
    [
      path("M-56-146L-66-192Q-66-200-58-200H46Q54-200 53-192L56-146Z", ink.grey),
      path("M-48-152L-57-190H45L48-152Z", ink.teal),
      g(bandage(84), place(-28, -168, { rotate: -8 })),
      g(bandage(84), place(2, -176, { rotate: 3 })),
      g(bandage(84), place(32, -166, { rotate: 10 })),
      rect(-58, -148, 116, 148, ink.white, { rx: 8 }),
      path("M-50-148H-30V0H-50Q-58 0-58-8V-140Q-58-148-50-148Z", ink.shade),
      rect(-58, -130, 116, 10, ink.coral),
      rect(-58, -130, 28, 10, ink.clay),
      rect(-58, -30, 116, 10, ink.coral),
      rect(-58, -30, 28, 10, ink.clay),
      g(bandage(92), place(4, -75, { rotate: 62 })),
      rect(-60, -152, 120, 8, ink.grey, { rx: 4 }),
      rect(10, -152, 50, 8, ink.haze, { rx: 4 }),
    ],
    place(x, y),
  );
}

/** A plaster about (0, 0), upright. */
function bandage(length: number): Drawing {
  const half = length / 2;
  const holes = times(4, (i) => [
    [(i % 2) * 8 - 4, -half + 10 + Math.floor(i / 2) * 8, 1.2] as const,
    [(i % 2) * 8 - 4, half - 10 - Math.floor(i / 2) * 8, 1.2] as const,
  ]).flat();
  return [
    rect(-12, -half, 24, length, ink.adobe, { rx: 12 }),
    path(d`M2 ${-half}a12 12 0 0 1 10 12V${half - 12}a12 12 0 0 1-10 12Z`, ink.adobeLit),
    rect(-12, -14, 24, 28, ink.dawn),
    dots(holes, ink.adobeShade),
  ];
}
