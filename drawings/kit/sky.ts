import type { CloudTones, SkyBand, SunTones } from "./ink.ts";
import { rng, times } from "./random.ts";
import type { Dot } from "./svg.ts";
import { circ, d, dots, faint, g, path, rect } from "./svg.ts";

/**
 * The sky: three to five flat inks with a slight wave between them, never a gradient.
 * Draw it first: it covers the whole picture.
 */
export function sky(width: number, height: number, bands: readonly SkyBand[], seed = 1, wave = 6): string {
  const random = rng(seed);
  const waves = Math.max(2, Math.round(width / 360));
  const step = width / waves;
  const painted = bands.map(([top, color], index) => {
    if (index === 0) return rect(0, 0, width, height, color);
    const edge = times(waves, (at) => {
      const swell = (at % 2 ? 1 : -1) * wave * (0.5 + random());
      return d`q${step / 2} ${swell} ${step} ${(random() - 0.5) * wave}`;
    });
    return path(d`M0 ${height}V${top}${edge.join("")}V${height}Z`, color);
  });
  return painted.join("");
}

export interface RayOptions {
  /** Degrees, counterclockwise from the right. */
  from?: number;
  to?: number;
  count?: number;
}

/** Arizona's thirteen rays: flat wedges fanned out from (x, y). Draw them after the sky. */
export function rays(
  x: number,
  y: number,
  length: number,
  color: string,
  opacity = 0.5,
  { from = 178, to = 2, count = 13 }: RayOptions = {},
): string {
  const step = (((to - from) / count) * Math.PI) / 180;
  const start = (from * Math.PI) / 180;
  const tip = (angle: number) => d`L${x + Math.cos(angle) * length} ${y - Math.sin(angle) * length}`;
  const wedges = times(Math.ceil(count / 2), (index) => {
    const angle = start + step * index * 2;
    return d`M${x} ${y}${tip(angle)}${tip(angle + step)}Z`;
  });
  return path(wedges.join(""), color, faint(opacity));
}

/**
 * The sun or the moon and its rings: sun(520, 232, [62, 92, 128], DAWN.sun).
 * Radii and tones run from the disc outward.
 */
export function sun(
  x: number,
  y: number,
  radii: readonly number[],
  tones: SunTones,
  ringOpacities: readonly number[] = radii.length > 2 ? [0.75, 0.7] : [0.7],
): string {
  const circles = radii.map((radius, index) => {
    const extra = index === 0 ? {} : faint(ringOpacities[index - 1] ?? 0.7);
    return circ(x, y, radius, tones[index] ?? "", extra);
  });
  return circles.reverse().join("");
}

/** One lens of stratus with its left tip at (x, y). */
function lens(x: number, y: number, width: number, height: number): string {
  const across = (share: number) => x + width * share;
  return (
    d`M${x} ${y}C${across(0.22)} ${y - height * 0.35} ${across(0.34)} ${y - height} ` +
    d`${across(0.56)} ${y - height}S${across(0.84)} ${y - height * 0.2} ${x + width} ${y}` +
    d`C${across(0.7)} ${y + height * 0.32} ${across(0.3)} ${y + height * 0.3} ${x} ${y}Z`
  );
}

/** Dawn stratus: stacked lenses, lit from below. (x, y) is the left tip of the main lens. */
export function cloud(x: number, y: number, width: number, [body, under]: CloudTones, opacity = 1): string {
  const height = width * 0.075;
  const stack =
    lens(x, y, width, height) +
    lens(x + width * 0.3, y - height * 0.75, width * 0.5, height * 0.8) +
    lens(x - width * 0.16, y + height * 0.62, width * 0.6, height * 0.5);
  const glow = lens(x + width * 0.1, y + height * 0.12, width * 0.8, height * 0.24);
  return g([path(stack, body), path(glow, under)], opacity < 1 ? faint(opacity) : {});
}

export interface StarOptions {
  color?: string;
  opacity?: number;
  /** Above 1, stars gather at the top of the box. */
  falloff?: number;
}

/** Stars inside a box. Keep them away from words: a stray dot reads as an accent. */
export function stars(
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  seed: number,
  { color = "#DCE8E2", opacity = 0.75, falloff = 1 }: StarOptions = {},
): string {
  const random = rng(seed);
  const field = times(count, (): Dot => {
    const x = left + random() * (right - left);
    const y = top + random() ** falloff * (bottom - top);
    return [x, y, 0.6 + random()];
  });
  return dots(field, color, faint(opacity));
}
