import type { Drawing, Tones } from "../../kit/index.ts";
import { clip, g, ink, path, place, rect } from "../../kit/index.ts";
import { lemon, orange } from "./fruit.ts";

/** A wide clay bowl heaped with citrus. (x, y) is the middle of its foot; 220 units wide, 176 tall. */
export function fruitBowl(
  x: number,
  y: number,
  scale = 1,
  [shade, local, lit]: Tones = [ink.chestnut, ink.clay, "#E59B70"],
): Drawing {
  const outline = "M-110-92H110C108-46 78-14 40-6V0H-40V-6C-78-14-108-46-110-92Z";
  return g(
    [
      orange(-58, -112, 36),
      lemon(8, -132, 30, -24),
      orange(62, -112, 35, ["#B8402A", "#E0684A", "#F4A98C"]),
      orange(4, -98, 33),
      path("M-70-146C-66-168-42-176-26-168C-34-150-52-142-70-146Z", ink.cactus),
      path("M-70-146C-56-150-38-156-26-168C-34-150-52-142-70-146Z", ink.cactusLit),
      path(outline, local),
      clip("fruit-bowl", outline, [
        path("M-120-100H-46C-62-60-54-20-28 8H-120Z", shade),
        path("M84-100H120V10H20C62-8 84-50 84-100Z", lit),
        rect(-120, -74, 240, 6, ink.sandMid),
      ]),
      rect(-114, -98, 228, 11, shade, { rx: 5.5 }),
      rect(-56, -98, 170, 5, lit, { rx: 2.5 }),
    ],
    place(x, y, { scale }),
  );
}
