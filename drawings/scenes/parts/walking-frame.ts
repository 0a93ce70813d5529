import type { Drawing } from "../../kit/index.ts";
import { d, g, ink, line, place, ROUND, ROUND_JOIN } from "../../kit/index.ts";

const SIDE = "M-48-2L-36-150Q-34-170-16-170H12Q28-170 30-152L44-2";
const BRACE = "M-42-66H38";

/** From the near side to the far one. */
const DEPTH = [92, -30] as const;

/** A walker to lean on: 190 units wide, 200 tall, (x, y) the ground under its near side. */
export function walkingFrame(x: number, y: number, scale = 1): Drawing {
  const side = (tube: string, gleam: string) => [
    line(SIDE, tube, 9, ROUND_JOIN),
    line(BRACE, tube, 7),
    line("M48-6L34-152", gleam, 3, ROUND),
    line("M-49-8L-48 0M43-8L44 0", ink.night, 13, ROUND),
    line("M-30-171H4", ink.deep, 15, ROUND),
    line("M-8-175H4", ink.patina, 4, ROUND),
  ];
  const [dx, dy] = DEPTH;
  const bars = [112, 52].map((up) => d`M${up === 112 ? 34 : 39} ${-up}l${dx} ${dy}`).join("");
  return g(
    [
      g(side("#6C7E80", ink.grey), place(dx, dy)),
      line(bars, ink.grey, 9, ROUND),
      line(bars, ink.paper, 3, { ...ROUND, transform: "translate(0 -2)" }),
      side(ink.grey, ink.paper),
    ],
    place(x, y, { scale }),
  );
}
