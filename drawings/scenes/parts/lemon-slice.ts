import type { Drawing } from "../../kit/index.ts";
import { circ, d, line, times } from "../../kit/index.ts";

/** A slice of lemon about (0, 0), its face to the viewer. Put it down with g(..., place(...)). */
export function lemonSlice(r: number): Drawing {
  const walls = times(8, (i) => {
    const angle = (i / 8) * 6.283 + 0.3;
    return d`M0 0L${Math.cos(angle) * r * 0.78} ${Math.sin(angle) * r * 0.78}`;
  });
  return [
    circ(0, 0, r, "#F6C945"),
    circ(0, 0, r * 0.88, "#FFF1DA"),
    circ(0, 0, r * 0.78, "#FADC7E"),
    line(walls.join(""), "#FFF1DA", r * 0.07),
  ];
}
