import type { Drawing } from "../../kit/index.ts";
import { circ, d, ink, line, path, ROUND, times } from "../../kit/index.ts";

/** The round gauge of a blood pressure cuff about (x, y). */
export function pressureGauge(x: number, y: number, r: number): Drawing {
  const at = (angle: number, reach: number) =>
    d`${x + Math.cos(angle) * r * reach} ${y + Math.sin(angle) * r * reach}`;
  const ticks = times(13, (i) => {
    const angle = Math.PI * (0.75 + (i / 12) * 1.5);
    return d`M${at(angle, 0.56)}L${at(angle, i % 3 ? 0.66 : 0.7)}`;
  });
  const arc = (from: number, to: number) =>
    d`M${at(Math.PI * from, 0.48)}A${r * 0.48} ${r * 0.48} 0 0 1 ${at(Math.PI * to, 0.48)}`;
  const needle = Math.PI * 1.36;
  return [
    circ(x, y, r, ink.grey),
    path(
      d`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${r * 1.3} ${r * 1.3} 0 0 0 ${x} ${y - r}Z`,
      ink.haze,
    ),
    circ(x, y, r * 0.84, ink.deep),
    circ(x, y, r * 0.78, ink.paper),
    path(
      d`M${at(Math.PI * 0.6, 0.78)}A${r * 0.78} ${r * 0.78} 0 0 1 ${at(Math.PI * 1.4, 0.78)}A${r} ${r} 0 0 0 ${at(Math.PI * 0.6, 0.78)}Z`,
      ink.shade,
    ),
    line(ticks.join(""), ink.ink, r * 0.045, ROUND),
    line(arc(1.1, 1.52), ink.patina, r * 0.07),
    line(d`M${at(needle + Math.PI, 0.16)}L${at(needle, 0.58)}`, ink.ocotillo, r * 0.07, ROUND),
    circ(x, y, r * 0.11, ink.deep),
  ];
}
