import type { Drawing } from "../../kit/index.ts";
import { d, g, ink, line, path, place, ROUND, times } from "../../kit/index.ts";

const DAYS = 30;

export interface CalendarOptions {
  /** How many days are done. */
  done?: number;
  /** Days marked in yellow, counted from 0. */
  marked?: readonly number[];
  scale?: number;
}

/** A desk calendar of thirty squares on (x, y), 194 units wide and 172 tall. */
export function deskCalendar(x: number, y: number, options: CalendarOptions = {}): Drawing {
  const { done = 0, marked = [], scale = 1 } = options;
  const squares = times(DAYS, (day) => {
    const [row, column] = [Math.floor(day / 6), day % 6];
    const data = d`M${-66 + column * 23.4 + (2 - row) * 0.4} ${-118 + row * 21}h15v13h-15Z`;
    return { day, data };
  });
  const all = (isShown: (day: number) => boolean) =>
    squares
      .filter(({ day }) => isShown(day))
      .map(({ data }) => data)
      .join("");
  const isMarked = (day: number) => marked.includes(day);
  return g(
    [
      path("M-97 0L-77-166H81L97 0Z", "#D9A87C"),
      path("M-89-8L-73-162H77L89-8Z", ink.paper),
      path("M-73-162H77L80-130H-76Z", ink.ocotillo),
      line("M-51-172V-152M-23-172V-152M5-172V-152M33-172V-152M59-172V-152", ink.deep, 5, ROUND),
      path(
        all((day) => day >= done && !isMarked(day)),
        ink.mist,
      ),
      path(
        all((day) => day < done && !isMarked(day)),
        ink.patina,
      ),
      marked.length > 0 && path(all(isMarked), ink.sun),
    ],
    place(x, y, { scale }),
  );
}
