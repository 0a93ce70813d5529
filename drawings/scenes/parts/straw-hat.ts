import type { Drawing } from "../../kit/index.ts";
import { ell, g, ink, path, place } from "../../kit/index.ts";

export interface HatOptions {
  band?: string;
  rotate?: number;
  scale?: number;
}

/** A straw sun hat, 208 units wide and 84 tall. (x, y) is the middle of its brim. */
export function strawHat(x: number, y: number, options: HatOptions = {}): Drawing {
  const { band = ink.ocotillo, rotate = 0, scale = 1 } = options;
  return g(
    [
      ell(0, 0, 104, 17, "#E2B56F"),
      path("M-64-4C-60-58-32-74 0-74S60-58 64-4C34 6-34 6-64-4Z", "#F3D08F"),
      path("M-64-4C-60-58-32-74 0-74C-26-60-36-36-34 1C-46 0-56-1-64-4Z", "#D9A85E"),
      path("M-63-18C-36-8 36-8 63-18L64-4C34 6-34 6-64-4Z", band),
      path("M-104 0a104 17 0 0 0 208 0q-20 10-104 10t-104-10Z", "#C9964F"),
    ],
    place(x, y, { rotate, scale }),
  );
}
