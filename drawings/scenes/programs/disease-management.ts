import type { Drawing, Point } from "../../kit/index.ts";
import {
  d,
  dots,
  faint,
  g,
  ink,
  line,
  place,
  points,
  ROUND,
  ROUND_JOIN,
  rect,
  svg,
  times,
} from "../../kit/index.ts";
import { bloodSugarMeter } from "../parts/blood-sugar-meter.ts";
import { table, tableShadow } from "../parts/noon.ts";
import { pressureCuff } from "../parts/pressure-cuff.ts";
import { pressureMonitor } from "../parts/pressure-monitor.ts";
import { room, SAGE_ROOM } from "../parts/room.ts";
import { H, W } from "./frame.ts";

/** The numbers of a long illness, taken at home: a chart on the wall comes down into its green band, the meters lie under it. */
export function diseaseManagement(): string {
  return svg(W, H, [
    room({ width: W, bottom: 400, inks: SAGE_ROOM, light: [780, 10, 380, 300] }),
    chart(),
    table(W, H, 392, 566, 8),
    tableShadow(150, 470, 250, 18),
    pressureCuff(262, 482, 1.06),
    line("M368 452C420 474 440 486 486 470", ink.night, 10, ROUND),
    tableShadow(470, 490, 210, 22),
    pressureMonitor(592, 502),
    bloodSugarMeter(108, 520, 0.6),
  ]);
}

/** Readings, week by week. */
const READINGS: readonly Point[] = points(
  "40,56 84,40 128,84 172,72 216,118 260,136 304,150 348,140 392,152",
);

function chart(): Drawing {
  const ruled = times(5, (i) => d`M24 ${46 + i * 40}H412`).join("");
  const tape = (x: number, rotate: number) =>
    g(rect(-30, -11, 60, 22, ink.sunPale, faint(0.9)), place(x, 2, { rotate }));
  return g(
    [
      rect(-10, 12, 436, 250, ink.deep, faint(0.25)),
      rect(0, 0, 436, 252, ink.paper),
      rect(0, 0, 60, 252, ink.shade, faint(0.6)),
      rect(24, 124, 388, 56, ink.turquoise, faint(0.75)),
      line(ruled, ink.mist, 3),
      line("M24 24V228H412", ink.deep, 5, ROUND_JOIN),
      line(d`M${READINGS.map(([x, y]) => d`${x} ${y}`).join("L")}`, ink.ocotillo, 6, ROUND_JOIN),
      dots(
        READINGS.map(([x, y]) => [x, y, 9]),
        ink.ocotillo,
      ),
      dots(
        READINGS.slice(5).map(([x, y]) => [x, y, 4]),
        ink.paper,
      ),
      tape(10, -38),
      tape(426, 38),
    ],
    place(48, 46, { rotate: -1 }),
  );
}
