import type { Drawing } from "../../kit/index.ts";
import {
  brittle,
  cloud,
  DAWN,
  ell,
  faint,
  ground,
  ink,
  range,
  rays,
  rect,
  saguaro,
  sky,
  sun,
  svg,
  verdin,
} from "../../kit/index.ts";
import { mug } from "../parts/mug.ts";
import { DUSK_PORCH, porchFloor, porchPost, porchRoof } from "../parts/porch.ts";
import { quiltedChair } from "../parts/quilted-chair.ts";
import { H, W } from "./frame.ts";

/** A quilt over a chair that faces the evening hills. */
export function palliativeCare(): string {
  return svg(W, H, [
    evening(),
    porchFloor(W, 470, H, DUSK_PORCH),
    porchRoof(W, 30, DUSK_PORCH),
    porchPost(706, 30, 488, 34, DUSK_PORCH),
    ell(226, 568, 190, 14, DAWN.shadow, faint(0.34)),
    quiltedChair(322, 566, 1.04),
    sideTable(),
    verdin(201, 199, 40),
  ]);
}

function evening(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#8DBBB5"],
        [120, "#CFDFCF"],
        [200, "#F8DFBD"],
        [272, "#F8C08E"],
        [336, "#EE9B77"],
      ],
      9,
      8,
    ),
    rays(516, 430, 1000, "#FFF6DF", 0.3),
    sun(516, 312, [84, 124, 172], ["#F4AE37", "#FAD27E", "#FCE3B4"], [0.6, 0.4]),
    cloud(90, 150, 210, ["#FFF4DF", "#F2A779"], 0.9),
    cloud(590, 170, 150, ["#FFF4DF", "#F2A779"], 0.9),
    range({
      ridge: "-20,380 60,330 140,356 230,318 320,366 420,344 520,374 620,318 700,352 830,300",
      base: 470,
      seed: 16,
      tones: ["#9DBDBB", "#F2BE9B"],
      rough: 0.16,
    }),
    range({
      ridge: "-20,420 90,384 200,414 330,396 450,424 580,406 660,372 740,398 830,364",
      base: 480,
      seed: 27,
      tones: ["#4F8788", "#E99A73", "#9A8F82"],
      detail: 3,
      rough: 0.16,
    }),
    ground(W, H, [436, 428, 440, 434, 426], "#1F5C60"),
    ground(W, H, [446, 440, 450, 444, 438], "#C86E49"),
    saguaro(92, 468, 170, {
      width: 22,
      arms: [
        [-1, 0.42, 32, 40],
        [1, 0.54, 30, 42],
      ],
      tones: DAWN.cactus,
    }),
    brittle(150, 470, 26, { tones: DAWN.bush, seed: 4 }),
    brittle(640, 470, 24, { tones: DAWN.bush, seed: 9 }),
  ];
}

/** A small table at the right hand, a cup on it. */
function sideTable(): Drawing {
  const [shade, local, lit] = DUSK_PORCH.wood;
  return [
    ell(520, 562, 74, 8, DAWN.shadow, faint(0.34)),
    rect(522, 452, 9, 106, shade),
    rect(594, 452, 9, 106, local),
    rect(600, 452, 3, 106, lit),
    rect(528, 506, 70, 6, shade),
    ell(562, 450, 62, 10, lit),
    ell(562, 455, 62, 8, local),
    ell(562, 449, 62, 9, lit),
    mug(560, 450, 0.86, { tones: [ink.teal, ink.turquoise] }),
  ];
}
