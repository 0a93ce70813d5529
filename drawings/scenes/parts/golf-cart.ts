import type { Drawing } from "../../kit/index.ts";
import { circ, g, ink, line, path, place, ROUND, rect } from "../../kit/index.ts";

export interface GolfCartInks {
  body: string;
  trim: string;
  frame: string;
  seat: string;
  metal: string;
}

const DAYLIGHT: GolfCartInks = {
  body: ink.paper,
  trim: ink.teal,
  frame: ink.deep,
  seat: ink.clay,
  metal: "#C9D9D3",
};

/** A golf cart that faces right. (x, y) is the middle of its floor; the wheels reach 12 below. */
export function golfCart(x: number, y: number, scale: number, inks: GolfCartInks = DAYLIGHT): Drawing {
  const { body, trim, frame, seat, metal } = inks;
  return g(
    [
      path("M-62 0H60Q66 0 66-8L62-22H14V-8H-2V-26H-40Q-62-26-62-8Z", body),
      path("M-62 0H60Q66 0 66-8L65-11H-62Z", trim),
      line("M-40-26V-58M50-24L38-60", frame, 3.5),
      rect(-50, -66, 102, 7, body, { rx: 3.5 }),
      rect(-50, -61, 102, 3, metal),
      rect(-38, -34, 30, 9, seat, { rx: 4 }),
      rect(-42, -50, 8, 24, seat, { rx: 4 }),
      line("M22-24L14-38", frame, 3, ROUND),
      circ(-40, 0, 12, frame),
      circ(-40, 0, 5, metal),
      circ(42, 0, 12, frame),
      circ(42, 0, 5, metal),
    ],
    place(x, y, { scale }),
  );
}
