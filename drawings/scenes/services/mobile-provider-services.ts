import type { Drawing } from "../../kit/index.ts";
import {
  brittle,
  circ,
  DAWN,
  flecks,
  g,
  ink,
  line,
  path,
  place,
  ROUND,
  rect,
  saguaro,
  verdin,
} from "../../kit/index.ts";
import { hatchback } from "../parts/hatchback.ts";
import { cast, scene, W } from "./scene.ts";

/** A hatchback on the road to a patient's home, the bag ready on the sill. */
export function mobileProviderServices(): string {
  return scene(7, [
    road(),
    g(hatchback(), place(22, 380, { scale: 1.06 })),
    cast(446, 402, 140, 10),
    bag(520, 402),
    verdin(570, 186, 32, { flip: true }),
  ]);
}

function road(): Drawing {
  return [
    rect(0, 334, W, 50, DAWN.hill[0]),
    rect(0, 341, W, 43, DAWN.ground[0]),
    flecks([10, 344, 630, 354], 14, DAWN.fleck, { seed: 5, length: 12 }),
    saguaro(606, 354, 206, { width: 24, arms: [[-1, 0.5, 36, 44]], tones: DAWN.cactus, bloom: [1] }),
    brittle(476, 354, 22, { tones: DAWN.bush, seed: 4 }),
    rect(0, 356, W, 28, "#6B7A7A"),
    rect(0, 356, W, 3, "#CBD3CB"),
    line("M20 366H80M120 366H180M240 366H300M360 366H420M480 366H540", ink.sunPale, 3),
  ];
}

/** A clinician's leather bag on (x, y), the stethoscope looking out. */
function bag(x: number, y: number): Drawing {
  return g(
    [
      line("M-36-108C-36-152 36-152 36-108", ink.wood, 10),
      line("M6-139C26-138 36-128 36-108", ink.earth, 4),
      path("M-82-8L-88-74Q-86-108-60-112H60Q86-108 88-74L82-8Q80 0 70 0H-70Q-80 0-82-8Z", ink.clay),
      path("M-82-8L-88-74Q-86-108-60-112H-36C-52-84-52-30-44 0H-70Q-80 0-82-8Z", ink.chestnut),
      path("M48-112H60Q86-108 88-74L82-8Q80 0 70 0H60C72-34 70-84 48-112Z", "#DE9468"),
      rect(-66, -118, 132, 14, ink.wood, { rx: 6 }),
      rect(20, -118, 46, 5, ink.earth, { rx: 2.5 }),
      rect(-13, -114, 26, 24, ink.sun, { rx: 4 }),
      rect(-13, -114, 9, 24, "#D9A85E", { rx: 4 }),
      line("M-80-46H82", ink.chestnut, 3),
      line("M-58-112C-66-150-30-156-30-118", ink.deep, 8, ROUND),
      line("M-46-112C-50-70-34-44-6-44C14-44 20-52 22-58", ink.deep, 8, ROUND),
      circ(26, -66, 17, "#DCE7E3"),
      circ(26, -66, 17, "none", { stroke: ink.grey, "stroke-width": 3 }),
      circ(26, -66, 9, ink.deep),
    ],
    place(x, y),
  );
}
