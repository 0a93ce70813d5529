/** What one sees at the second look: these pictures are shown up to 1,280 px wide, where a flat wall looks empty. */
import type { Drawing } from "../../kit/index.ts";
import {
  circ,
  d,
  faint,
  g,
  ink,
  item,
  line,
  path,
  place,
  ROUND,
  ROUND_JOIN,
  rect,
  rng,
  times,
} from "../../kit/index.ts";
import { leafSpray } from "../parts/leaf-spray.ts";

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The trowel's marks on a plastered wall. */
export function stucco([left, top, right, bottom]: Box, count: number, color: string, seed = 3): Drawing {
  const random = rng(seed);
  const marks = times(count, () => {
    const [x, y] = [left + (right - left - 12) * random(), top + (bottom - top) * random()];
    return d`M${x} ${y}q${2 + random() * 3} ${-1.2 - random()} ${4 + random() * 7} 0`;
  });
  return line(marks.join(""), color, 1.1, { ...ROUND, opacity: 0.75 });
}

/** Strokes of the digits in a box of 4 x 7. */
const DIGITS: Readonly<Record<string, string>> = {
  "0": "M2 0Q0 0 0 3.5T2 7T4 3.5T2 0",
  "1": "M.6 1.4L2.4 0V7",
  "2": "M.2 1.6Q.6 0 2 0T4 2Q4 3.4 0 7H4",
  "3": "M.2 1Q1 0 2 0Q3.8 0 3.8 1.7T1.6 3.3Q4 3.4 4 5.2T2 7Q.6 7 0 5.8",
  "5": "M3.8 0H.6L.3 3Q1 2.5 2 2.6Q4 2.7 4 4.8T2 7Q.6 7 0 6",
  "8": "M2 3.3Q.2 2.9 .3 1.6T2 0T3.7 1.6T2 3.3Q0 3.8 0 5.3T2 7T4 5.3T2 3.3",
};

/** A house number: its top left corner at (x, y), in digits 7 units tall. */
export function houseNumber(x: number, y: number, number: string, color: string, scale = 1): Drawing {
  const digits = [...number].map((digit, i) =>
    g(line(DIGITS[digit] ?? "", color, 1.1, ROUND_JOIN), place(i * 6.2, 0)),
  );
  return g(digits, place(x, y, { scale }));
}

/** A lamp beside a door, with the shade that it throws to the left. */
export function wallLamp(x: number, y: number): Drawing {
  return [
    path(d`M${x - 9} ${y + 4}l6-4v14l-6 3Z`, ink.deep, faint(0.2)),
    rect(x - 3, y, 6, 12, ink.sunPale),
    rect(x - 3, y, 2, 12, ink.sun),
    path(d`M${x - 5} ${y}h10l-3-4h-4ZM${x - 4} ${y + 12}h8v2h-8Z`, ink.deep),
  ];
}

/** Blinds, let down over a share of a window. */
export function blinds(x: number, y: number, width: number, height: number, down: number): Drawing {
  const rows = Math.floor((height * down) / 4);
  return [
    line(times(rows, (i) => d`M${x + 1} ${y + 2 + i * 4}h${width - 2}`).join(""), "#DCEBE4", 1.6, faint(0.5)),
    rect(x, y + rows * 4, width, 1.6, "#DCEBE4", faint(0.7)),
  ];
}

/** The shade that a branch outside the picture throws on a wall, from (x, y) to the left. */
export function branchShade(x: number, y: number, scale: number, color: string, opacity = 0.2): Drawing {
  const inks = [color, color, color] as const;
  const sprays = [
    leafSpray(0, 0, 162, 150, inks),
    leafSpray(4, 22, 174, 110, inks),
    leafSpray(2, -10, 148, 100, inks),
  ];
  return g(sprays, { ...place(x, y, { scale }), ...faint(opacity) });
}

/** The joints of a paved path that widens from the door to the front. */
export function pavers([left, top, right, bottom]: Box, spread: Box, color: string): Drawing {
  const [farLeft, , farRight] = spread;
  const rows = times(6, (i) => {
    const share = ((i + 1) / 7) ** 1.5;
    const y = top + (bottom - top) * share;
    return { y, from: left + (farLeft - left) * share, to: right + (farRight - right) * share };
  });
  const joints = rows.slice(0, -1).map(({ y, from, to }, i) => {
    const next = item(rows, i + 1);
    const at = i % 2 ? 0.36 : 0.62;
    return d`M${from + (to - from) * at} ${y}L${next.from + (next.to - next.from) * at} ${next.y}`;
  });
  const across = rows.map(({ y, from, to }) => d`M${from} ${y}H${to}`);
  return line([...across, ...joints].join(""), color, 1.4, faint(0.55));
}

/** A mailbox on a post at (x, y), its flag up. */
export function mailbox(x: number, y: number): Drawing {
  return g(
    [
      path("M-34 4H-6L4 0H-20Z", ink.deep, faint(0.22)),
      rect(-2.5, -26, 5, 26, ink.wood),
      rect(0.5, -26, 2, 26, "#B5764F"),
      path("M-14-26V-36Q-14-43-7-43H14V-26Z", ink.patina),
      path("M-14-26V-36Q-14-43-7-43T0-36V-26Z", ink.deep),
      path("M-11.5-28V-36Q-11.5-40.5-7-40.5T-2.5-36V-28Z", ink.teal),
      line("M8-34V-50", ink.paper, 1.6),
      rect(8, -50, 8, 5, ink.ocotillo),
      circ(-7, -33, 1, ink.sunPale),
    ],
    place(x, y),
  );
}

/** A bench of slats on (x, y), 64 units wide. */
export function bench(x: number, y: number, scale = 1): Drawing {
  return g(
    [
      path("M-44 3H20L32-1H-28Z", ink.deep, faint(0.24)),
      line("M-28-26H28M-28-20H28", ink.earth, 4),
      line("M-28-27.4H28", "#C98C6A", 1.2),
      rect(-32, -13, 64, 4, "#C98C6A"),
      rect(-32, -10, 64, 3, ink.earth),
      path("M-27-29h4V0h-4ZM23-29h4V0h-4Z", ink.deep),
    ],
    place(x, y, { scale }),
  );
}
