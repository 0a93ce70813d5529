/** Linear interpolation from `a` to `b`. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Interpolates two colors ("#RRGGBB"). */
export function mix(a: string, b: string, t: number): string {
  const end = channels(b);
  const mixed = channels(a).map((value, index) => Math.round(lerp(value, end[index] ?? value, t)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
