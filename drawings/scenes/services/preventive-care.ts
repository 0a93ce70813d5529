import type { Drawing } from "../../kit/index.ts";
import { d, faint, g, ink, line, path, place, ROUND, ROUND_JOIN, rect, times } from "../../kit/index.ts";
import { pressureBulb, pressureCuff } from "../parts/pressure-cuff.ts";
import { pressureGauge } from "../parts/pressure-gauge.ts";
import { cast, scene } from "./scene.ts";

/** The yearly check-up: a day ticked on the calendar, a blood pressure cuff ready. */
export function preventiveCare(): string {
  return scene(
    6,
    [
      cast(44, 394, 250, 13),
      calendar(),
      cast(350, 400, 190, 10),
      pressureCuff(456, 402, 1),
      line("M548 366C580 352 624 350 622 376", ink.night, 9, ROUND),
      line("M499 376C499 396 530 396 542 376", ink.night, 9, ROUND),
      pressureBulb(572, 407, 0.78),
      rect(489, 354, 20, 22, ink.grey, { rx: 4 }),
      pressureGauge(498, 304, 56),
    ],
    { disc: false },
  );
}

/** A desk calendar: a month of days, one with a check mark over it. */
function calendar(): Drawing {
  const columns = 7;
  const days = times(
    35,
    (day) => d`M${-98 + (day % columns) * 34} ${-186 + Math.floor(day / columns) * 34}h22v20h-22Z`,
  );
  const rings = times(8, (i) => d`M${-105 + i * 30} -266v26`);
  return g(
    [
      path("M-152 0L-134-252H134L152 0Z", ink.deep, faint(0.9)),
      path("M-140 0L-130-252H140L152 0Z", ink.paper),
      path("M-140 0L-130-252H-104L-112 0Z", ink.shade),
      path("M-132-252H140L142-208H-134Z", ink.ocotillo),
      path("M-132-252H-104L-106-208H-134Z", ink.chestnut),
      line(rings.join(""), ink.deep, 6, ROUND),
      path(days.join(""), ink.mist),
      rect(-34, -124, 64, 64, ink.sunPale, { rx: 8 }),
      line("M-28-92L0-58L58-146", ink.chestnut, 16, { ...ROUND_JOIN, opacity: 0.25 }),
      line("M-26-98L2-66L60-152", ink.ocotillo, 16, ROUND_JOIN),
    ],
    place(186, 398, { scale: 1.12 }),
  );
}
