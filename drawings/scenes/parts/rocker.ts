import type { Drawing, Point } from "../../kit/index.ts";
import { d, faint, g, ink, lerp, line, path, place, ROUND, times } from "../../kit/index.ts";

/** From the near side of the chair to the far one. */
const DEPTH: Point = [84, -28];

/** The near side: runner, posts, rails, arm. */
const RUNNER = "M-132-16Q0 24 138-18";
const POSTS = "M-56 2L-98-232M72 0L66-128";
const RAILS = "M-64-36L70-40M-70-80L80-86";
const ARM = "M-84-130Q0-142 94-134";

/**
 * A porch rocker that faces right: 300 units wide, 265 tall. (x, y) is the ground under it. A folded
 * blanket hangs over its back.
 */
export function rocker(x: number, y: number, scale = 1): Drawing {
  const far = [
    line(RUNNER, ink.wood, 10, ROUND),
    line(POSTS + RAILS, ink.wood, 9, ROUND),
    line(ARM, ink.wood, 12, ROUND),
  ];
  const near = [
    line(RUNNER, ink.wood, 12, ROUND),
    line(POSTS + RAILS, ink.earth, 11, ROUND),
    line("M-52 2L-94-232M76 0L70-128M-66-84L82-90", "#B98258", 3.5, ROUND),
    line(ARM, ink.earth, 14, ROUND),
    line("M-84-134Q0-146 94-138", "#B98258", 5, ROUND),
  ];
  return g([g(far, place(DEPTH[0], DEPTH[1])), slats(), seat(), blanket(), near], place(x, y, { scale }));
}

/** A point of the back rest: `across` from the near post to the far one, `down` from the top. */
function onBack(across: number, down: number): Point {
  return [lerp(-98, -70, down) + DEPTH[0] * across, lerp(-228, -84, down) + DEPTH[1] * across];
}

function slats(): Drawing {
  const upright = times(5, (i) => d`M${onBack(0.1 + i * 0.2, 0)}L${onBack(0.1 + i * 0.2, 1)}`).join("");
  const rails = d`M${onBack(0, 0.03)}L${onBack(1, 0.03)}M${onBack(0, 0.86)}L${onBack(1, 0.86)}`;
  return [
    line(upright, ink.earth, 8),
    line(rails, ink.earth, 16, ROUND),
    line(d`M${onBack(0.02, -0.02)}L${onBack(1, -0.02)}`, "#B98258", 5, ROUND),
  ];
}

function seat(): Drawing {
  const [dx, dy] = DEPTH;
  return [
    path(d`M-72-80L82-86l${dx} ${dy}L${-72 + dx} ${-80 + dy}Z`, "#B98258"),
    path(d`M82-86l${dx} ${dy}v12l${-dx} ${-dy}Z`, ink.adobe),
  ];
}

/** Plain stripes; the light fades to the left. */
function blanket(): Drawing {
  const strip = (from: number, to: number) =>
    d`M${onBack(0.1, from)}L${onBack(0.9, from)}L${onBack(0.92, to)}L${onBack(0.08, to)}Z`;
  const fold = d`M${onBack(0.1, -0.06)}L${onBack(0.34, -0.06)}L${onBack(0.3, 0.62)}L${onBack(0.08, 0.62)}Z`;
  return [
    path(strip(-0.06, 0.62), ink.teal),
    path(strip(0.08, 0.13) + strip(0.44, 0.49), ink.sunPale),
    path(strip(0.18, 0.39), ink.patina),
    path(strip(0.52, 0.55), ink.coral),
    path(fold, ink.night, faint(0.34)),
  ];
}
