import type { Drawing, Tones } from "../../kit/index.ts";
import { circ, ell, faint, g, ink, path, place, rect } from "../../kit/index.ts";

export interface LampOptions {
  /** The inks of its jar. */
  tones?: Tones;
  /** How strong the two rings are: less at night. */
  glow?: readonly [outer: number, inner: number];
}

/**
 * A lit lamp that stands on (x, y), 262 units tall and 164 wide. Its glow is two flat rings, as the
 * sun's.
 */
export function tableLamp(x: number, y: number, scale = 1, options: LampOptions = {}): Drawing {
  const [shade, local, lit] = options.tones ?? [ink.deep, ink.teal, ink.turquoise];
  const [outer, inner] = options.glow ?? [0.3, 0.4];
  return g(
    [
      circ(0, -198, 166, ink.sunPale, faint(outer)),
      circ(0, -198, 118, ink.sunPale, faint(inner)),
      rect(-34, -10, 68, 10, ink.wood, { rx: 4 }),
      path(
        "M-26-8C-62-28-60-84-24-108C-14-114-12-122-12-130H12C12-122 14-114 24-108C60-84 62-28 26-8Z",
        local,
      ),
      path(
        "M-26-8C-62-28-60-84-24-108C-14-114-12-122-12-130H-2C-4-106-26-100-28-60C-28-34-18-16-8-8Z",
        shade,
      ),
      path("M12-130C12-122 14-114 24-108C60-84 62-28 26-8H12C40-30 42-80 14-102C6-110 6-120 6-130Z", lit),
      rect(-5, -150, 10, 24, ink.wood),
      path("M-46-262H46L82-146Q0-128-82-146Z", ink.sunPale),
      path("M-46-262H-22L-46-139Q-66-142-82-146Z", ink.sun),
      path("M28-262H46L82-146Q70-142 56-140Z", ink.paper),
      ell(0, -145, 82, 9, "#D9A85E", faint(0.5)),
      path("M-48-262H48L50-254H-50Z", "#D9A85E"),
    ],
    place(x, y, { scale }),
  );
}
