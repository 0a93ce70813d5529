import type { Dot, Drawing, Palette } from "../../kit/index.ts";
import { dots, faint, flecks, ground, path, rng, times } from "../../kit/index.ts";
import { distantSaguaros } from "../parts/distant-saguaros.ts";
import type { View } from "./view.ts";
import { isInView, SCENE } from "./view.ts";

/**
 * The ground that the heroes share: one horizon, one trail, one front lip. The slides of the
 * carousel may differ in what stands on it, never in where it lies.
 */

const { width: W, height: H } = SCENE;

/** The line of scrub on the horizon and the back of the desert floor. */
export function desertFloor(p: Palette, view: View, saguaros = 46): Drawing {
  const random = rng(77);
  const bushes = times(120, (): Dot => [random() * W, 722 + random() * 26, 1.5 + random() * 3]);
  return [
    ground(W, H, [706, 700, 710, 716, 706, 700, 704], p.hill[0]),
    distantSaguaros({
      width: W,
      top: 712,
      count: saguaros,
      seed: 40,
      color: p.cactus[0],
      hasLeftArms: true,
      isShown: (x) => isInView(view, x, 10),
    }),
    ground(W, H, [716, 712, 720, 728, 718, 714, 716], p.hill[1]),
    ground(W, H, [738, 730, 742, 748, 736, 730, 736], p.ground[0]),
    dots(
      bushes.filter(([x]) => isInView(view, x)),
      p.bush[0],
      faint(0.75),
    ),
  ];
}

/** The trail from the clinic's door, at x 1147, to the front edge. */
export function trail(p: Palette): Drawing {
  return path(
    "M1098 754Q1120 748 1128 742H1166Q1150 772 1060 806Q980 836 930 862H720Q840 826 960 792Q1060 770 1098 754Z",
    p.trail,
  );
}

/** The sand on both sides of the trail. */
export function middleGround(p: Palette, view: View): Drawing {
  const right = Math.min(1420, view.x + view.width);
  return [
    path("M0 764C180 748 330 764 520 776C640 784 690 774 760 788C880 812 690 834 700 862H0Z", p.ground[1]),
    path("M1440 768C1340 758 1250 776 1180 798C1100 822 1050 840 1010 862H1440Z", p.ground[1]),
    isInView(view, 360, 340) && flecks([20, 776, 700, 850], 40, p.fleck, { seed: 4, length: 16, width: 1.6 }),
    flecks([1120, 800, right, 850], view.isPhone ? 9 : 18, p.fleck, {
      seed: 5,
      length: 16,
      width: 1.6,
    }),
  ];
}

/** The front lip has the colour of the next section, so the page walks out of the picture. */
export function frontLip(p: Palette): Drawing {
  return path(
    "M0 842C160 826 300 840 460 848C660 858 820 842 1000 850C1180 858 1320 844 1440 838V861H0Z",
    p.ground[2],
  );
}
