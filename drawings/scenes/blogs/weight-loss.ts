import type { Drawing, Point } from "../../kit/index.ts";
import {
  agave,
  brittle,
  clip,
  cloud,
  DAWN,
  d,
  flecks,
  g,
  ground,
  ink,
  ocotillo,
  path,
  place,
  poly,
  range,
  rays,
  saguaro,
  sky,
  sun,
  svg,
  times,
  verdin,
} from "../../kit/index.ts";
import { walker } from "../parts/walker.ts";
import { H, W } from "./frame.ts";

const STEPS = 13;

/** Weight loss, at dawn: trail steps up a butte, and somebody who has reached the top. */
export function weightLoss(): string {
  return svg(W, H, [landscape(), butte(), steps(), climber(), plants()]);
}

function landscape(): Drawing {
  return [
    sky(
      W,
      H,
      [
        [0, "#D7EBE6"],
        [110, "#E7F2EC"],
        [190, "#FBEBDC"],
        [260, "#FAD4B3"],
      ],
      5,
    ),
    rays(500, 330, 1000, ink.paper, 0.42),
    sun(500, 150, [66, 98, 136], DAWN.sun),
    cloud(60, 104, 190, DAWN.cloud, 0.95),
    cloud(610, 76, 150, DAWN.cloud, 0.95),
    range({
      ridge: "-20,310 60,262 130,290 220,246 300,300 620,300 700,240 760,270 830,226",
      base: 390,
      seed: 24,
      tones: DAWN.far,
    }),
    range({
      ridge: "-20,340 50,312 120,344 240,330 600,346 680,304 740,326 830,296",
      base: 400,
      seed: 29,
      tones: DAWN.mid,
      detail: 3,
    }),
    ground(W, H, [372, 366, 376, 372, 364], DAWN.hill[0]),
    ground(W, H, [384, 380, 390, 384, 376], DAWN.ground[0]),
  ];
}

function climber(): Drawing {
  const person = walker({
    shirt: ["#E58C63", ink.clay],
    trousers: [ink.teal, ink.deep],
    skin: ["#C98F67", "#A56B4A"],
    hair: ["#3A2E30", "#241C20"],
    hat: ["#F3D08F", "#D9A85E"],
    hasPole: true,
  });
  return g(person, place(432, 203, { scale: [0.66, 0.64] }));
}

/** The butte: a cap of cliffs, a slope of scree, the right flank in the sun. */
function butte(): Drawing {
  const slope = "M-20 500V438C60 420 130 380 190 318L222 290L640 286L668 322C710 380 760 410 820 424V500Z";
  const cap = "M206 300L214 232L246 226L252 208L318 204L330 196H540L556 206L604 210L612 234L646 240L656 298Z";
  const cliff = (x: number, top: number, width: number): string =>
    d`M${x} ${top}h${width}l${-width * 0.2} 60l${width * 0.1} 50h${-width * 0.8}l${width * 0.1} -40Z`;
  return [
    path(slope, "#B9764F"),
    clip("slope", slope, [
      path("M470 280H660L700 350C740 400 780 420 820 424V500H520C540 420 500 340 470 280Z", "#E0946A"),
      path("M-20 500V430C70 410 140 370 200 300L260 300C220 380 150 440 130 500Z", "#2F7273"),
      path("M200 300H300C260 360 250 430 220 500H130C150 440 220 380 200 300Z", "#8F6A55"),
      flecks([150, 330, 300, 480], 16, "#5F5F58", { seed: 12, length: 16, width: 2 }),
      flecks([520, 320, 700, 470], 26, "#C4784F", { seed: 15, length: 16, width: 2 }),
      flecks([330, 310, 540, 480], 14, "#9C6A58", { seed: 18, length: 14, width: 2 }),
    ]),
    path(cap, "#C98A5F"),
    clip("cap", cap, [
      path("M200 190H300L282 310H200Z", "#2F7273"),
      path("M268 190H330L318 310H262L276 250Z", "#6F7F72"),
      path(cliff(470, 190, 50) + cliff(540, 200, 46) + cliff(604, 230, 50), "#F2BA96"),
      path(cliff(340, 196, 30), "#E0946A"),
    ]),
    path("M330 196H540L556 206H318Z", "#F8D9B4"),
    path("M252 208L318 204L330 196H360L300 210Z", "#E8BE94"),
    path("M556 206L604 210L612 234L600 220Z", "#FBE3C6"),
  ];
}

/** Where the front edge of a step lies, and how wide it is. Step 0 is at the bottom. */
function stepAt(index: number): { centre: Point; half: number } {
  const share = index / STEPS;
  const rise = 1 - (1 - share) ** 1.55;
  const sway = Math.sin(share * Math.PI * 1.5) * 46 * (1 - share);
  return { centre: [424 - sway * 1.2 + share * 4, 508 - rise * 308], half: 128 - 98 * share ** 0.8 };
}

/** Timber steps filled with sand, narrower towards the top. */
function steps(): Drawing {
  const bed = times(STEPS + 1, stepAt);
  const left = bed.map(({ centre: [x, y], half }): Point => [x - half - 10, y]);
  const right = bed.map(({ centre: [x, y], half }): Point => [x + half + 8, y]);
  const treads = times(STEPS, (at) => STEPS - 1 - at).map((index) => {
    const {
      centre: [x, y],
      half,
    } = stepAt(index);
    const next = stepAt(index + 1);
    const [nx, ny] = next.centre;
    const riser = (y - ny) * 0.42;
    const back: Point[] = [
      [nx + next.half, ny],
      [nx - next.half, ny],
    ];
    return [
      path(poly([[x - half, y - riser], [x + half, y - riser], ...back]), index % 2 ? "#FBE6CC" : "#F8E0BF"),
      path(
        poly([
          [x - half, y - riser],
          [x - half * 0.62, y - riser],
          [nx - next.half * 0.7, ny],
          [nx - next.half, ny],
        ]),
        "#D9A87C",
      ),
      path(
        poly([
          [x - half, y - riser],
          [x + half, y - riser],
          [x + half, y],
          [x - half, y],
        ]),
        "#8A5A3F",
      ),
      path(
        poly([
          [x - half, y - riser],
          [x + half, y - riser],
          [x + half, y - riser * 0.7],
          [x - half, y - riser * 0.7],
        ]),
        "#B98258",
      ),
      path(
        poly([
          [x - half, y - riser],
          [x - half * 0.62, y - riser],
          [x - half * 0.62, y],
          [x - half, y],
        ]),
        "#5E3A30",
      ),
      path(
        poly([
          [x + half * 0.84, y - riser],
          [x + half, y - riser],
          [x + half, y],
          [x + half * 0.84, y],
        ]),
        "#DDA27A",
      ),
    ];
  });
  return [path(poly([...left, ...right.reverse()]), "#7A5444"), treads];
}

function plants(): Drawing {
  return [
    saguaro(250, 372, 58, { width: 11, arms: [[-1, 0.44, 14, 14]], tones: DAWN.cactus }),
    saguaro(612, 392, 66, { width: 12, arms: [[1, 0.46, 15, 16]], tones: DAWN.cactus, shadow: DAWN.shadow }),
    path("M-10 500C60 452 160 448 250 470C280 480 296 490 300 500Z", DAWN.ground[1]),
    path("M560 500C580 470 680 450 810 446V500Z", DAWN.ground[1]),
    flecks([10, 470, 240, 496], 10, DAWN.fleck, { seed: 4 }),
    flecks([620, 468, 790, 496], 8, DAWN.fleck, { seed: 7 }),
    saguaro(116, 470, 210, {
      width: 28,
      arms: [
        [-1, 0.4, 42, 54],
        [1, 0.52, 38, 50],
      ],
      tones: DAWN.cactus,
      shadow: DAWN.shadow,
    }),
    agave(52, 484, 36, { tones: DAWN.agave }),
    brittle(186, 482, 28, { tones: DAWN.bush, seed: 4 }),
    ocotillo(706, 474, 150, { seed: 12, canes: 9 }),
    brittle(640, 484, 24, { tones: DAWN.bush, seed: 9 }),
    agave(766, 488, 32, { tones: DAWN.agave, seed: 5 }),
    verdin(74, 338, 24),
  ];
}
