import type { Drawing } from "../../kit/index.ts";
import { d, faint, g, ink, path, place, rect, times } from "../../kit/index.ts";

export interface HouseInks {
  wall: readonly [lit: string, local: string, shade: string];
  trim: string;
  viga: string;
  glow: string;
}

const DUSK: HouseInks = {
  wall: ["#E6AC82", "#B97F63", "#7A4B3E"],
  trim: ink.deep,
  viga: ink.wood,
  glow: "#FBCB62",
};

/** A small adobe home with its lamps lit: 170 units wide, 78 tall, (x, y) the ground under its middle. */
export function adobeHouse(x: number, y: number, scale = 1, inks: HouseInks = DUSK): Drawing {
  const [lit, local, shade] = inks.wall;
  return g(
    [
      path("M-84 0L-150 10H20L86 0Z", ink.night, faint(0.3)),
      rect(-60, -78, 18, 26, local),
      rect(-60, -78, 6, 26, shade),
      path("M-86 0V-44Q-86-50-80-50H0V0Z", local),
      path("M-86 0V-44Q-86-50-80-50H-68V0Z", shade),
      path("M-16 0V-58Q-16-64-10-64H80Q86-64 86-58V0Z", lit),
      path("M-16 0V-58Q-16-64-10-64H2V0Z", local),
      times(6, (i) => rect(10 + i * 13, -55, 4, 4, inks.viga)),
      path("M20 0V-26a11 11 0 0 1 22 0V0Z", inks.trim),
      path("M24 0V-26a7 7 0 0 1 14 0V0Z", inks.glow),
      [54, -54].map((left) => [rect(left, -34, 22, 20, inks.trim), rect(left + 3, -31, 16, 14, inks.glow)]),
      path(d`M20 0H42L60 12H8Z`, inks.glow, faint(0.35)),
    ],
    place(x, y, { scale }),
  );
}
