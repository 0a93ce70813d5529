import type { Drawing } from "../../kit/index.ts";
import { circ, clip, faint, ink, line, path, ROUND, rect } from "../../kit/index.ts";

const VAN =
  "M0-24V-130Q0-138 8-138H150Q158-138 158-130V-114H190Q200-114 206-105L226-70L242-64Q252-60 252-48V-24Q252-16 244-16H8Q0-16 0-24Z";

/** A parked ambulance by night, its nose to the right: 252 units long, 148 tall, on (0, 0). */
export function ambulance(): Drawing {
  return [
    path("M-70 4L-20-8H250L236 6Z", ink.night, faint(0.55)),
    circ(176, -138, 46, ink.coral, faint(0.16)),
    circ(176, -138, 28, ink.coral, faint(0.24)),
    rect(160, -128, 32, 14, ink.ocotillo, { rx: 6 }),
    rect(176, -128, 16, 14, ink.apricot, { rx: 6 }),
    rect(14, -145, 20, 9, ink.coral, { rx: 4 }),
    clip("van", VAN, [
      rect(0, -140, 260, 130, "#B7CBC9"),
      rect(0, -140, 52, 130, "#7F9A9B"),
      path("M120-140H158V-16H120ZM206-105L226-70L252-62V-16H224Z", "#E4F1EC"),
      rect(0, -138, 160, 8, "#EAF3F0"),
      rect(0, -78, 260, 14, ink.ocotillo),
      rect(0, -78, 52, 14, ink.chestnut),
      rect(0, -60, 260, 5, ink.patina),
      rect(0, -30, 260, 14, "#4F666B"),
    ]),
    line("M158-112V-24M112-126V-32", "#7F9A9B", 2.5),
    rect(62, -124, 40, 30, "#FBCB62", { rx: 4 }),
    path("M62-120q0-4 4-4h14l-18 26Z", ink.sunPale),
    path("M168-106H189Q195-106 198-101L214-72H168Z", ink.night),
    path("M186-106H189Q195-106 198-101L206-86L192-72H178Z", ink.patina, faint(0.7)),
    rect(236, -58, 15, 12, ink.sunPale, { rx: 4 }),
    rect(0, -50, 6, 18, ink.ocotillo),
    line("M170-52H182M122-84H132", "#4F666B", 4, ROUND),
    [50, 206].map((x) => [
      circ(x, -18, 30, "#24434A"),
      circ(x, -18, 24, "#071D23"),
      circ(x, -18, 12, "#7F9A9B"),
      circ(x, -18, 4, "#071D23"),
    ]),
  ];
}
