import type { Drawing } from "../../kit/index.ts";
import { d, ell, faint, ink, line, path, ROUND } from "../../kit/index.ts";

/** A glass of water that stands on (x, y). */
export function waterGlass(x: number, y: number, height: number): Drawing {
  const half = (up: number) => height * (0.2 + 0.07 * up);
  const left = (up: number) => x - half(up);
  const right = (up: number) => x + half(up);
  const Y = (up: number) => y - height * up;
  const [foot, level] = [0.07, 0.72];
  const body = d`M${left(1)} ${Y(1)}L${left(0)} ${y}Q${x} ${y + height * 0.04} ${right(0)} ${y}L${right(1)} ${Y(1)}Z`;
  const inner = 0.9;
  const water =
    d`M${x - half(level) * inner} ${Y(level)}L${x - half(foot) * inner} ${Y(foot)}` +
    d`Q${x} ${Y(foot) + height * 0.035} ${x + half(foot) * inner} ${Y(foot)}L${x + half(level) * inner} ${Y(level)}Z`;
  const shade =
    d`M${x - half(level) * inner} ${Y(level)}L${x - half(foot) * inner} ${Y(foot)}` +
    d`L${x - half(foot) * 0.3} ${Y(foot) + height * 0.015}L${x - half(level) * 0.5} ${Y(level)}Z`;
  const gleam = d`M${x + half(1) * 0.7} ${Y(0.92)}L${x + half(0) * 0.66} ${Y(0.16)}`;
  return [
    path(body, ink.white, faint(0.62)),
    path(water, ink.turquoise, faint(0.85)),
    path(shade, ink.patina, faint(0.6)),
    ell(x, Y(level), half(level) * inner, height * 0.035, ink.mist),
    ell(x, Y(1), half(1), height * 0.038, ink.haze, faint(0.75)),
    ell(x, Y(1), half(1), height * 0.038, "none", { stroke: ink.paper, "stroke-width": 2.5 }),
    line(d`M${left(1)} ${Y(1)}L${left(0)} ${y}`, ink.grey, 2, faint(0.7)),
    line(gleam, ink.paper, height * 0.028, ROUND),
  ];
}
