import type { Drawing, Tones } from "../../kit/index.ts";
import {
  agave,
  brittle,
  citrus,
  clip,
  DAWN,
  d,
  ell,
  faint,
  flecks,
  g,
  ink,
  line,
  path,
  place,
  ROUND,
  rect,
  sky,
  svg,
  times,
} from "../../kit/index.ts";
import type { Joint } from "../parts/limb.ts";
import { limb } from "../parts/limb.ts";
import { walkingShoe } from "../parts/walking-shoe.ts";
import { H, W } from "./frame.ts";

const SKIN: Tones = ["#8F5A40", "#B97C57", "#E0A981"];
const SHORTS: Tones = [ink.deep, ink.teal, ink.patina];
/** The far leg is in the shade of the near one. */
const FAR_SKIN: Tones = ["#7C4A36", "#A06847", "#C58C66"];
const FAR_SHORTS: Tones = [ink.night, ink.deep, ink.teal];
const GROUND = 466;
const SHOE = 0.58;

/** Fitness, early in the day: a brisk walk down the street with the dog, seen at the height of the dog. */
export function walking150Minutes(): string {
  return svg(W, H, [street(), sidewalk(), dog(), g(walker(), place(-38, 0))]);
}

/** The neighbors' houses: a low wall, a door, a citrus tree. */
function street(): Drawing {
  const [lit, local, shade] = ["#FBE6CC", ink.adobeLit, ink.adobeShade];
  return [
    sky(
      W,
      H,
      [
        [0, "#D7EBE6"],
        [90, "#EAF3EA"],
        [170, "#FBEBDC"],
      ],
      3,
    ),
    path("M-10 330V112H250V86H330V330Z", local),
    path("M300 86H330V330H300Z", lit),
    path("M-10 112H250V120H-10ZM250 86H330V94H250Z", lit),
    times(4, (i) => [
      rect(20 + i * 62, 136, 14, 14, DAWN.viga),
      rect(29 + i * 62, 136, 5, 14, ink.sandShade),
    ]),
    rect(150, 186, 74, 144, shade),
    rect(157, 193, 60, 137, ink.teal),
    rect(157, 193, 18, 137, ink.deep),
    rect(40, 196, 70, 62, shade),
    rect(46, 202, 58, 50, ink.pine),
    path("M82 202H104L70 252H50Z", ink.patina, faint(0.7)),
    citrus(640, 330, 78, { seed: 5 }),
    path("M470 330V262Q560 250 660 258T810 250V330Z", ink.adobe),
    path("M470 262Q560 250 660 258T810 250V262Q740 260 660 268T470 272Z", DAWN.wall[0]),
    flecks([490, 280, 790, 320], 12, ink.adobeShade, { seed: 6, length: 16, width: 2 }),
    agave(420, 338, 42, { tones: DAWN.agave }),
    brittle(744, 338, 30, { tones: DAWN.bush, seed: 4 }),
    brittle(14, 340, 28, { tones: DAWN.bush, seed: 9 }),
  ];
}

/** Gravel, the walk with its joints, the curb. */
function sidewalk(): Drawing {
  const joints = times(5, (i) => d`M${110 + i * 170} 372L${50 + i * 190} 486`).join("");
  return [
    rect(0, 326, W, 60, DAWN.ground[1]),
    flecks([10, 338, 790, 364], 26, DAWN.fleck, { seed: 4, length: 8, width: 2.4 }),
    rect(0, 368, W, 120, "#F3E7D6"),
    rect(0, 368, W, 6, ink.paper),
    line(joints, "#DCC9B2", 3),
    rect(0, 484, W, 16, "#C9B39B"),
  ];
}

/** A step to the right, from the hips down: the near heel comes down, the far foot pushes off. */
function walker(): Drawing {
  const farLeg: Joint[] = [
    [280, 150, 46, 42],
    [284, 204, 36, 36],
    [258, 236, 38, 30],
    [222, 270, 44, 24],
    [172, 318, 28, 18],
    [126, 364, 20, 19],
  ];
  const nearLeg: Joint[] = [
    [366, 128, 44, 42],
    [390, 184, 36, 34],
    [402, 220, 38, 28],
    [424, 264, 45, 24],
    [452, 328, 29, 19],
    [479, 396, 20, 20],
  ];
  const farShorts: Joint[] = [
    [300, -60, 72, 70],
    [290, 60, 62, 60],
    [281, 172, 56, 56],
  ];
  const nearShorts: Joint[] = [
    [284, -60, 84, 78],
    [328, 56, 66, 64],
    [377, 160, 58, 54],
  ];
  return [
    ell(140, GROUND, 120, 9, DAWN.shadow, faint(0.28)),
    ell(452, GROUND + 4, 150, 10, DAWN.shadow, faint(0.28)),
    limb(farLeg, FAR_SKIN),
    sock([126, 364], 43),
    pushingShoe(155),
    limb(farShorts, FAR_SHORTS),
    limb(nearLeg, SKIN),
    sock([479, 396], -22),
    g(
      walkingShoe({ upper: [ink.chestnut, ink.ocotillo, ink.coral] }),
      place(469, GROUND, { rotate: -18, scale: SHOE }),
    ),
    limb(nearShorts, SHORTS),
    line("M352 150Q386 144 420 124", ink.turquoise, 4, { ...ROUND, opacity: 0.6 }),
  ];
}

function sock([x, y]: readonly [number, number], rotate: number): Drawing {
  return g(
    [
      rect(-22, -30, 44, 44, ink.paper, { rx: 7 }),
      path("M-15-30H-6V14H-15Q-22 14-22 7V-23Q-22-30-15-30Z", ink.shade),
      line("M-20-22H20", ink.turquoise, 4),
    ],
    place(x, y, { rotate }),
  );
}

/** The far shoe bends at the ball of the foot, which stays on the ground. */
function pushingShoe(x: number): Drawing {
  const shoe = g(walkingShoe({ upper: ["#5E2718", ink.chestnut, ink.clay] }), place(-190, 0));
  return [
    g(clip("toe", "M-12-90H90V10H-12Z", shoe), place(x, GROUND, { rotate: 3, scale: SHOE })),
    g(clip("heel", "M-220-160H6V10H-220Z", shoe), place(x, GROUND, { rotate: 32, scale: SHOE })),
  ];
}

const COAT: Tones = ["#B98A63", "#E3BE95", "#FBE6CC"];

/** A small terrier that trots ahead, on its leash. */
function dog(): Drawing {
  const [shade, local, lit] = COAT;
  const leg = (joints: readonly Joint[], isFar = false) =>
    limb(joints, isFar ? ["#8F6647", shade, shade] : COAT);
  return [
    ell(636, 458, 100, 8, DAWN.shadow, faint(0.28)),
    line("M704 346C610 280 480 170 424-10", ink.ocotillo, 6, ROUND),
    g(
      [
        leg(
          [
            [-56, -84, 22, 18],
            [-74, -48, 14, 12],
            [-96, -24, 8, 8],
            [-92, -2, 8, 12],
          ],
          true,
        ),
        leg(
          [
            [44, -84, 16, 16],
            [38, -44, 10, 9],
            [24, -8, 8, 8],
            [22, -2, 6, 14],
          ],
          true,
        ),
        // tail
        path("M-78-112C-98-124-104-146-98-166C-84-158-76-140-66-122Z", local),
        path("M-98-166C-84-158-76-140-66-122L-72-116C-80-134-90-150-98-166Z", lit),
        // body
        path(
          "M-84-106C-76-128-30-128 0-128C34-130 60-130 70-104C76-82 60-66 34-64C10-62-14-70-34-64C-60-58-88-72-84-106Z",
          local,
        ),
        path(
          "M-84-106C-82-114-76-119-68-122C-76-96-60-78-30-76C0-76 30-84 54-72C48-66 42-65 34-64C10-62-14-70-34-64C-60-58-88-72-84-106Z",
          shade,
        ),
        path("M-60-124C-30-130 30-132 54-124C40-116-20-118-60-124Z", lit),
        leg([
          [-58, -88, 24, 22],
          [-56, -52, 16, 14],
          [-66, -26, 8, 9],
          [-52, -3, 8, 14],
        ]),
        leg([
          [50, -88, 18, 18],
          [58, -46, 10, 10],
          [72, -14, 8, 8],
          [76, -3, 8, 12],
        ]),
        // neck and head
        path("M32-118C44-150 60-172 84-176L108-140C98-118 84-98 66-92Z", local),
        path("M32-118C44-150 60-172 84-176C70-156 60-130 56-96Z", shade),
        path(
          "M66-176C74-198 104-204 120-188L152-176Q160-170 156-160C150-144 124-138 104-140C80-142 60-156 66-176Z",
          local,
        ),
        path("M112-192L120-188L152-176Q160-170 156-160L128-168Z", lit),
        path("M104-140C112-128 132-128 148-150L128-156Z", shade),
        ell(155, -171, 7, 6, ink.ink),
        ell(116, -175, 4, 4.5, ink.ink),
        path("M82-194C70-206 56-204 50-190C52-176 60-166 72-164C82-172 86-184 82-194Z", "#8F6647"),
        path("M82-194C76-200 70-203 64-203C72-192 74-176 72-164C82-172 86-184 82-194Z", shade),
        path("M44-140L86-110L80-98L38-128Z", ink.ocotillo),
      ],
      place(650, 458, { scale: 0.88 }),
    ),
  ];
}
