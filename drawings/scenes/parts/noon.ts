import type { Drawing, Point } from "../../kit/index.ts";
import { cloud, DAWN, d, faint, flecks, path, range, rays, rect, sky, sun } from "../../kit/index.ts";

export interface NoonOptions {
  width: number;
  height: number;
  /** Without it the sun stands out of the picture. */
  sun?: Point;
  /** Ridges from left to right, as `range` takes them. */
  far: string;
  mid: string;
  /** The foot of the mountains, a little below the edge of what stands in front. */
  base: number;
  seed: number;
  /** Left tip and width of the one cloud. */
  cloud: readonly [x: number, y: number, width: number];
}

/** Noon over the desert: two ranges, and a high sun with thirteen rays where it is the point. */
export function noonView(options: NoonOptions): Drawing {
  const { width, height, base, seed } = options;
  const [cloudX, cloudY, cloudWidth] = options.cloud;
  return [
    sky(
      width,
      height,
      [
        [0, "#BFE0D9"],
        [base * 0.33, "#D6EBE4"],
        [base * 0.58, "#EDF3E8"],
      ],
      seed,
    ),
    options.sun && highSun(options.sun, base),
    cloud(cloudX, cloudY, cloudWidth, ["#FFFFFF", "#E2EFE9"], 0.9),
    range({ ridge: options.far, base, seed: seed + 20, tones: ["#A9D0C8", "#F4E0C8", "#CFDACB"] }),
    range({ ridge: options.mid, base, seed: seed + 30, tones: DAWN.mid, detail: 3 }),
  ];
}

function highSun([x, y]: Point, base: number): Drawing {
  return [rays(x - 6, base - 30, 1000, "#FFFFFF", 0.3), sun(x, y, [58, 92], ["#FBD05F", "#FCEBC0"])];
}

/** A clay-coloured table across the picture: its far edge at `top`, its front edge at `front`. */
export function table(width: number, height: number, top: number, front: number, seed = 5): Drawing {
  return [
    rect(0, top, width, height - top, "#F3C79C"),
    rect(0, top, width, 11, "#FBE6CC"),
    flecks([20, top + 24, width - 20, front - 10], 16, "#DDA878", { seed, length: 26, width: 2 }),
    rect(0, front, width, height - front, "#E0A577"),
    flecks([20, front + 12, width - 20, height - 6], 10, "#C98A5F", { seed: seed + 3, length: 26, width: 2 }),
  ];
}

/** The flat shadow of a thing that stands on a table from x to x + width. It falls to the left. */
export function tableShadow(x: number, y: number, width: number, depth = 14, opacity = 0.3): string {
  const shape =
    d`M${x + width} ${y}C${x + width} ${y + depth} ${x + width * 0.5} ${y + depth} ${x} ${y + depth}` +
    d`H${x - width * 0.3}C${x - width * 0.5} ${y + depth} ${x - width * 0.5} ${y} ${x - width * 0.2} ${y}Z`;
  return path(shape, DAWN.shadow, faint(opacity));
}
