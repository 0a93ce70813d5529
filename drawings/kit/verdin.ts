import type { BirdInks } from "./ink.ts";
import { ink } from "./ink.ts";
import { circ, g, line, n, path, ROUND } from "./svg.ts";

export interface VerdinOptions {
  /** Face left. */
  flip?: boolean;
  inks?: Partial<BirdInks>;
}

const DAYLIGHT: BirdInks = {
  body: "#8D9C9C",
  belly: "#C7CFCA",
  head: ink.sun,
  wing: "#6C7E80",
  shoulder: ink.chestnut,
  beak: ink.ink,
  eye: ink.ink,
};

/**
 * The verdin. (x, y) is the perch under its feet, `size` the length of its body.
 * It faces right. At most one in a picture, 16 to 50 px long.
 */
export function verdin(
  x: number,
  y: number,
  size: number,
  { flip = false, inks = {} }: VerdinOptions = {},
): string {
  const { body, belly, head, wing, shoulder, beak, eye } = { ...DAYLIGHT, ...inks };
  const scale = size / 100;
  const turn = `scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`;
  const bird = [
    path("M-58 10L-16-6L-12 14L-56 20Z", wing),
    path("M-22 6C-30-24-6-46 20-44C40-42 46-22 40-4C34 14 18 22 2 22C-10 22-18 18-22 6Z", body),
    path("M38-8C34 12 18 22 2 22C-4 22-10 21-14 18C6 16 24 4 30-16Z", belly),
    path("M8-40C8-56 22-64 34-62C48-60 54-48 50-36C46-24 34-20 24-22C14-24 8-30 8-40Z", head),
    path("M49-49L66-42L48-38Z", beak),
    circ(37, -46, 3.6, eye),
    path("M-40 8C-24-22-4-28 14-24C16-6 4 8-14 10C-24 12-32 12-40 8Z", wing),
    path("M0-26C8-30 16-28 18-22C18-14 12-10 5-11C-2-14-3-20 0-26Z", shoulder),
    line("M6 21V31M16 19V30", beak, 3, ROUND),
  ];
  return g(bird, { transform: `translate(${n(x)} ${n(y)})${turn}translate(-10 -31)` });
}
