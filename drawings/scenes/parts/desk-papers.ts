import type { Drawing } from "../../kit/index.ts";
import { d, ell, faint, g, ink, lerp, line, path, place, ROUND, ROUND_JOIN, times } from "../../kit/index.ts";

/** An open folder that lies on a desk: 600 units wide, 186 deep, (x, y) the middle of its near edge. */
export function folder(x: number, y: number, scale = 1): Drawing {
  return g(
    [
      path("M-322 12H250L280 0L0-20Z", ink.deep, faint(0.28)),
      // the flaps, the tab at the far edge
      path("M56-180L60-196Q62-202 70-202H158Q166-202 168-196L174-180Z", ink.teal),
      path("M-300 0L-216-184H2V6Z", ink.patina),
      path("M0-184H222L300 0L0 6Z", ink.turquoise),
      path("M-14-184H14L16 6H-18Z", ink.teal),
      // papers on the left, papers on the right
      path("M-276-14L-196-170H-30L-28-10Z", ink.shade),
      path("M-268-20L-192-176H-24L-22-16Z", ink.paper),
      path("M26-12L24-168H206L268-16Z", ink.shade),
      path("M34-8L40-174H198L286-10Z", ink.sand),
      path("M22-18L20-178H196L256-20Z", ink.paper),
      checklist(),
    ],
    place(x, y, { scale }),
  );
}

/** Ticked rows on the right sheet and lines on the left one. */
function checklist(): Drawing {
  const y = (share: number) => lerp(-162, -34, share ** 1.12);
  const shares = times(6, (row) => row / 5);
  const rows = shares.map((s) => d`M${58 + s * 4} ${y(s)}H${lerp(168, 206, s) - (s === 0.4 ? 50 : 0)}`);
  const ticks = shares.slice(0, 4).map((s) => d`M${34 + s} ${y(s) - 2}l4 5l9-11`);
  const boxes = shares.slice(4).map((s) => d`M${34 + s * 2} ${y(s) - 6}h11v11h-11Z`);
  const left = shares.map((s) => d`M${lerp(-180, -236, s)} ${y(s)}H${-46 - (s === 1 ? 90 : 0)}`);
  return [
    line(left.join(""), ink.grey, 4, { ...ROUND, opacity: 0.7 }),
    line(rows.join(""), ink.grey, 4, { ...ROUND, opacity: 0.8 }),
    line(ticks.join(""), ink.patina, 4, ROUND_JOIN),
    line(boxes.join(""), ink.patina, 2.5),
  ];
}

/** Reading glasses that lie folded open, (x, y) the middle of the bridge, 190 units wide. */
export function readingGlasses(x: number, y: number, scale = 1): Drawing {
  const rims = "M-88-4C-88-28-24-32-20-6C-18 24-82 30-88-4ZM20-6C24-32 88-28 88-4C82 30 18 24 20-6Z";
  const arms = "M-88-8C-84-40-60-64-34-72M88-8C96-36 86-62 62-74";
  return g(
    [
      g(line(`${rims}${arms}M-21-8Q0-22 21-8`, ink.deep, 7, { ...ROUND_JOIN, opacity: 0.22 }), place(-8, 11)),
      line(arms, ink.wood, 7, ROUND),
      path(rims, ink.turquoise, faint(0.4)),
      line("M-46-16L-60 8M62-16L48 8", ink.paper, 5, { ...ROUND, opacity: 0.9 }),
      line(`${rims}M-21-8Q0-22 21-8`, ink.chestnut, 7.5, ROUND_JOIN),
      line("M70-20Q84-16 87-6M-40-24Q-28-22-23-12", ink.coral, 3, ROUND),
      ell(-88, -6, 5, 5, ink.wood),
      ell(88, -6, 5, 5, ink.wood),
    ],
    place(x, y, { scale }),
  );
}
