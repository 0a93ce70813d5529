import type { Drawing, Point } from "../../kit/index.ts";
import { circ, g, line, path, place, ROUND, rect, times } from "../../kit/index.ts";
import { COLOR, centred, rimmed, text } from "./marks.ts";
import type { Projection } from "./projection.ts";
import type { Landmark, SitePlan } from "./streets.ts";

/** Signs in a square of 24 about (0, 0). */
const SIGNS: Readonly<Record<Landmark["kind"], Drawing>> = {
  hospital: line("M-4.5-6.5V6.5M4.5-6.5V6.5M-4.5 0H4.5", COLOR.city, 2.8, ROUND),
  school: [
    path("M-8-5Q-4-7 0-4.5V7Q-4 4.5-8 6ZM8-5Q4-7 0-4.5V7Q4 4.5 8 6Z", COLOR.city),
    line("M0-4V6", COLOR.range, 1.2),
  ],
  recreation: [
    line("M-3 7V-8", COLOR.city, 2, ROUND),
    path("M-3-9L7-5L-3-1Z", COLOR.city),
    circ(4, 6, 2.2, COLOR.city),
  ],
};

/** `size` is that of the words, in px. */
export function landmarks(
  all: readonly Landmark[],
  project: Projection,
  size: number,
  isPhone: boolean,
): Drawing {
  return all.map(({ kind, label, at, side, phoneLabel }) => {
    const name = isPhone ? phoneLabel : label;
    if (name === undefined) return false;
    const [x, y] = project(at);
    const scale = (size * 1.2) / 24;
    const gap = 17 * scale * (side === "start" ? 1 : -1);
    const sign = [rect(-12, -12, 24, 24, COLOR.range, { rx: 6 }), SIGNS[kind]];
    const look = { x: x + gap, y: y + size * 0.34, "text-anchor": side, fill: COLOR.town };
    return [
      name !== "" && text(name, size, 600, { ...look, ...rimmed(size * 0.3) }),
      g(sign, place(x, y, { scale })),
    ];
  });
}

const STALL = 22;
const CARS = [0, 3, 4];

/** The way from the car to the door, as a card with its top left corner at (x, y). */
export function sitePlan(plan: SitePlan, [x, y]: Point, scale: number, words: number): Drawing {
  const size = words / scale;
  const half = size * 0.62;
  const [left, top, count] = plan.stalls;
  const width = count * STALL;
  const lines = times(count - 1, (i) => `M${left + (i + 1) * STALL} ${top}v34`).join("");
  const cars = CARS.map((i) => rect(left + i * STALL + 4.5, top + 5, 13, 24, COLOR.range, { rx: 4 }));
  const [doorX, doorY] = plan.door;
  const [wordX, wordY] = plan.doorWord;
  const [signX, signY] = plan.parking;
  return g(
    [
      rect(0, 0, 330, 214, COLOR.land, { rx: 14, stroke: COLOR.roadEdge, "stroke-width": 2.5 }),
      // the lot and its driveway
      rect(left - 6, top, width + 12, 46, COLOR.avenueEdge, { rx: 6 }),
      rect(left + width - 52, top + 30, 40, 144 - top, COLOR.avenueEdge),
      line(lines, COLOR.road, 2.6, ROUND),
      cars,
      path("M1.5 170H328.5V200Q328.5 212.5 314 212.5H16Q1.5 212.5 1.5 200Z", COLOR.city),
      line("M1.5 170H328.5", COLOR.roadEdge, 2),
      path(plan.building, COLOR.peak),
      line(plan.walk, COLOR.pin, 5.5, { ...ROUND, "stroke-dasharray": "0 9" }),
      circ(doorX, doorY, 9, COLOR.pin),
      circ(doorX, doorY, 3.6, COLOR.shield),
      text("Door", size, 600, { x: wordX, y: wordY, "text-anchor": "end", fill: COLOR.town }),
      rect(signX - half, signY - half, half * 2, half * 2, COLOR.chip, { rx: 6 }),
      text("P", size, 700, centred(signX, signY + size * 0.35, COLOR.chipInk)),
      text(plan.street, size, 600, centred(165, 190 + size * 0.34, COLOR.town)),
    ],
    place(x, y, { scale }),
  );
}
