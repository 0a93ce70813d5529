import type { Drawing } from "../../kit/index.ts";
import { circ, DAWN, faint, g, ink, line, path, place, ROUND, rect } from "../../kit/index.ts";

const LIT = "#B98258";

/** A wooden post with two blank boards, one to the right and one to the left: 248 units tall, on (x, y). */
export function trailSign(x: number, y: number, scale = 1): Drawing {
  return g(
    [
      path("M12 0L-190 20Q-204 22-200 14L-12-4Z", DAWN.shadow, faint(0.3)),
      rect(-13, -240, 26, 242, ink.earth),
      rect(-13, -240, 9, 242, ink.wood),
      rect(8, -240, 5, 242, LIT),
      path("M-13-240L-8-248H8L13-240Z", LIT),
      line("M0-40V-84M4-14V-30", ink.wood, 2, ROUND),
      // the boards' shade on the post
      rect(-13, -96, 26, 12, ink.wood),
      g(
        board("M-66-28H96L128 0L96 28H-66Q-70 28-70 24V-24Q-70-28-66-28Z", 1),
        place(0, -196, { rotate: -2 }),
      ),
      g(board("M66-28H-96L-128 0L-96 28H66Q70 28 70 24V-24Q70-28 66-28Z", -1), place(0, -124, { rotate: 2 })),
    ],
    place(x, y, { scale }),
  );
}

/** A blank board that points right (1) or left (-1). */
function board(outline: string, points: 1 | -1): Drawing {
  const shadeEnd =
    points === 1 ? "M-66-28H-46V28H-66Q-70 28-70 24V-24Q-70-28-66-28Z" : "M-96-28L-128 0L-96 28H-84V-28Z";
  const litEnd =
    points === 1 ? "M96-28L128 0L96 28H84L114 0L84-28Z" : "M66-28Q70-28 70-24V24Q70 28 66 28H60V-28Z";
  const top =
    points === 1 ? "M-66-28H96L102-22H-70V-24Q-70-28-66-28Z" : "M66-28H-96L-102-22H70V-24Q70-28 66-28Z";
  const foot = points === 1 ? "M-70 22H103L96 28H-66Q-70 28-70 24Z" : "M70 22H-103L-96 28H66Q70 28 70 24Z";
  return [
    path(outline, ink.clay),
    path(shadeEnd, ink.chestnut),
    path(foot, ink.chestnut),
    path(top, "#DE9468"),
    path(litEnd, "#DE9468"),
    line("M-36-8H20M34-10H70M-20 9H44M-56 8H-40", ink.adobeShade, 2.2, { ...ROUND, opacity: 0.9 }),
    [-7, 7].map((y) => circ(0, y * 1.6, 2.6, ink.wood)),
  ];
}
