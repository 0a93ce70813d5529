import type { Drawing } from "../../kit/index.ts";
import { d, g, ink, lerp, line, path, place, ROUND, times } from "../../kit/index.ts";

export interface NotebookOptions {
  /** How many lines are written on the left page and on the right one. */
  written?: readonly [left: number, right: number];
  scale?: number | readonly [number, number];
}

/** An open notebook that lies on a table: 340 units wide, 76 deep, (x, y) the middle of its near edge. */
export function openNotebook(x: number, y: number, options: NotebookOptions = {}): Drawing {
  const { written = [6, 3], scale = 1 } = options;
  return g(
    [
      path("M-192 8H28L170-62H-130Z", ink.deep, { opacity: 0.26 }),
      path("M-172 3L-132-70H132L172 3Z", ink.chestnut),
      path("M-166-4L-128-72Q-60-84 0-68V4Q-84-16-166-4Z", ink.shade),
      path("M0-68Q60-84 128-72L166-4Q84-16 0 4Z", ink.paper),
      path("M-40-77Q-18-75 0-68V4Q-26-4-52-7Z", ink.sandMid, { opacity: 0.5 }),
      path("M0-68Q14-73 30-76L26-4Q14-1 0 4Z", ink.shade),
      line(handwriting(-1, written[0]), ink.teal, 2.6, { ...ROUND, opacity: 0.8 }),
      line(handwriting(1, written[1]), ink.teal, 2.6, { ...ROUND, opacity: 0.8 }),
    ],
    place(x, y, { scale }),
  );
}

/** Lines of writing on the left (-1) or the right (1) page; the last one stops short. */
function handwriting(side: -1 | 1, count: number): string {
  const rows = times(count, (row) => {
    const share = 0.12 + row * 0.135;
    const [outer, inner] = [lerp(120, 152, share), lerp(24, 30, share)];
    const y = lerp(-68, -6, share) - 5;
    const stop = row === count - 1 ? lerp(outer, inner, side === 1 ? 0.5 : 0.45) : undefined;
    const [from, to] = side === -1 ? [-outer, stop ? -stop : -inner] : [inner, stop ?? outer];
    return d`M${from} ${y}Q${(from + to) / 2} ${y - 5} ${to} ${y + (side === -1 ? 3 : -1)}`;
  });
  return rows.join("");
}

/** A pen about (0, 0), 120 units long, its nib to the left. */
export function pen(x: number, y: number, rotate: number, scale = 1): Drawing {
  return g(
    [
      path("M-60 0L-44-5H50Q58-5 58 0T50 5H-44Z", ink.teal),
      path("M-44 0H58Q58 5 50 5H-44L-60 0Z", ink.deep),
      path("M-60 0L-44-5V5Z", ink.sun),
      path("M6-5H14V5H6Z", ink.sun),
      line("M20-6H50", ink.turquoise, 2.5, ROUND),
    ],
    place(x, y, { rotate, scale }),
  );
}
