/** Arithmetic on colors written as #rrggbb. */

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes `share` of the second color into the first, in sRGB like color-mix(). */
function mix(first: string, second: string, share: number): string {
  const others = partsOf(second);
  const mixed = partsOf(first).map((part, at) => Math.round(part + ((others[at] ?? part) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

export const lighter = (hex: string, share: number) => mix(hex, "#ffffff", share);
export const darker = (hex: string, share: number) => mix(hex, "#000000", share);

/** Relative luminance, as WCAG 2 defines it. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The first of ever stronger shades of a color that is enough. */
export function until(shade: typeof lighter, hex: string, isEnough: (hex: string) => boolean): string {
  let share = 0;
  while (share < 1 && !isEnough(shade(hex, share))) share += 0.02;
  return shade(hex, share);
}

/** The first shade of a color with at least this luminance, or at most, if the color is lighter. */
export const asLightAs = (wanted: number, hex: string) =>
  wanted > luminance(hex)
    ? until(lighter, hex, (made) => luminance(made) >= wanted)
    : until(darker, hex, (made) => luminance(made) <= wanted);

/** In degrees; 0 for gray. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex);
  const high = Math.max(red, green, blue);
  const spread = high - Math.min(red, green, blue) || 1;
  if (high === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return high === green ? 60 * ((blue - red) / spread + 2) : 60 * ((red - green) / spread + 4);
}

/** A color of a drawing whose main color `from` becomes `to`: shades of `from` become those of `to` that are as light, other colors stay. */
export function recolored(hex: string, from: string, to: string): string {
  if (hex === from) return to;
  if (Math.abs(hueOf(hex) - hueOf(from)) >= 25) return hex;
  return asLightAs(luminance(hex), to);
}
