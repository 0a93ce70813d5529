import type { Drawing } from "../../kit/index.ts";
import { DAWN, d, ell, faint, g, ink, line, path, place, ROUND, rect, times } from "../../kit/index.ts";
import { SILL, scene, W } from "./scene.ts";

/** Two chairs turned toward each other, a table with two cups between them, the view open. */
export function behavioralHealth(): string {
  const subject = [
    rect(0, 404, W, 76, SILL.face),
    rect(0, 404, W, 10, SILL.top),
    line(
      "M0 440H640M0 466H640M120 414L90 440M330 414L326 440M540 414L566 440M210 440L190 466M450 440L462 466",
      SILL.fleck,
      2.5,
    ),
    ell(160, 470, 130, 9, DAWN.shadow, faint(0.28)),
    ell(470, 470, 130, 9, DAWN.shadow, faint(0.28)),
    ell(322, 464, 50, 6, DAWN.shadow, faint(0.28)),
    chair(196, 1, ink.deep, ink.patina),
    chair(460, -1, ink.clay, "#DE9468"),
    path("M316 396H338L346 462H308Z", ink.wood),
    ell(327, 392, 50, 9, SILL.top),
    path("M277 392a50 9 0 0 0 100 0v6a50 9 0 0 1-100 0Z", SILL.edge),
    cup(296, ink.teal, ink.turquoise),
    cup(334, "#F8DDB9", "#FFF8EC"),
    // ramada beams overhead
    rect(0, 0, W, 26, ink.wood),
    rect(0, 24, W, 5, "#4A2A22"),
    times(9, (i) => [rect(24 + i * 74, 26, 22, 20, ink.earth), rect(40 + i * 74, 26, 6, 20, "#B98258")]),
  ];
  return scene(1, subject, { sill: false });
}

/** A chair that faces right (1) or left (-1). */
function chair(x: number, facing: 1 | -1, shade: string, lit: string): Drawing {
  const parts = [
    line("M-6 0L-16 86M-86 0L-98 86", ink.wood, 8, ROUND),
    line("M-10 30H-90", ink.wood, 6),
    path(
      "M-104-122C-90-134-74-128-72-112L-60-22C-60-12-92-10-96-22L-114-100C-116-110-112-118-104-122Z",
      shade,
    ),
    path("M-72-112L-60-22C-60-16-72-12-82-13L-96-110C-92-122-76-124-72-112Z", lit),
    path("M-100-34H2C14-34 16-8 2-6H-88C-100-6-106-28-100-34Z", shade),
    path("M-70-34H2C14-34 16-14 4-8C-20-16-50-18-74-16Z", lit),
  ];
  return g(parts, place(x, 372, { scale: [facing * 1.12, 1.12] }));
}

/** A steaming cup with its left edge at x. */
function cup(x: number, shade: string, lit: string): Drawing {
  return [
    path(d`M${x} 362h24v16q0 12-12 12t-12-12Z`, shade),
    path(d`M${x + 15} 362h9v16q0 10-9 12Z`, lit),
    line(d`M${x + 8} 354q-5-8 0-15t0-14`, ink.paper, 2.5, { ...ROUND, opacity: 0.85 }),
  ];
}
