import type { Drawing } from "../../kit/index.ts";
import { g, ink, line, path, place, ROUND } from "../../kit/index.ts";

export interface MugOptions {
  /** Shade and lit. */
  tones?: readonly [shade: string, lit: string];
  steams?: boolean;
}

/** A mug on (x, y), 56 units wide and 68 tall, its handle to the right. */
export function mug(
  x: number,
  y: number,
  scale = 1,
  { tones: [shade, lit] = [ink.clay, "#DE9468"], steams = true }: MugOptions = {},
): Drawing {
  const steam = "M-12-80q-8-12 0-24t0-22M8-80q-8-12 0-24t0-22";
  return g(
    [
      line("M28-54q20 0 20 16t-20 18", lit, 8),
      path("M-28-68h56v48q0 20-20 20h-16q-20 0-20-20Z", shade),
      path("M6-68h22v48q0 20-20 20h-6Z", lit),
      steams && line(steam, ink.paper, 4, { ...ROUND, opacity: 0.85 }),
    ],
    place(x, y, { scale }),
  );
}
