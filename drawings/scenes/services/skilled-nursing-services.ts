import type { Drawing } from "../../kit/index.ts";
import { DAWN, ell, faint, ink, line, rect, times, verdin } from "../../kit/index.ts";
import { rocker } from "../parts/rocker.ts";
import { walkingFrame } from "../parts/walking-frame.ts";
import { SILL, scene, W } from "./scene.ts";

/** Evening on the porch: a rocker with a blanket, a walker at its side. */
export function skilledNursingServices(): string {
  return scene(
    9,
    [
      porch(),
      ell(160, 462, 174, 11, DAWN.shadow, faint(0.3)),
      rocker(192, 456, 1.14),
      ell(462, 462, 104, 8, DAWN.shadow, faint(0.3)),
      walkingFrame(478, 458, 1.06),
      verdin(560, 237, 34, { flip: true }),
    ],
    { sill: false },
  );
}

/** A low wall, a floor of planks, a post and a beam. */
function porch(): Drawing {
  const planks = "M96 404L40 480M212 404L182 480M328 404L326 480M444 404L470 480M560 404L612 480";
  return [
    rect(0, 376, W, 104, SILL.face),
    rect(0, 376, W, 10, SILL.top),
    rect(0, 404, W, 76, ink.adobeShade),
    rect(0, 404, W, 5, "#94614F"),
    line(planks, "#94614F", 3),
    rect(0, 0, W, 26, ink.wood),
    rect(0, 24, W, 5, "#4A2A22"),
    times(9, (i) => [rect(24 + i * 74, 26, 22, 20, ink.earth), rect(40 + i * 74, 26, 6, 20, "#B98258")]),
    rect(592, 26, 30, 392, ink.earth),
    rect(592, 26, 10, 392, ink.wood),
    rect(616, 26, 6, 392, "#B98258"),
    rect(584, 404, 46, 16, ink.wood),
  ];
}
