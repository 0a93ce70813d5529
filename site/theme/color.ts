/** Arithmetic on colors written as #rrggbb. */

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes `share` of the second color into the first, in sRGB like color-mix(). */
export function mix(first: string, second: string, share: number): string {
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

/** Hue in degrees, saturation and lightness from 0 to 1. */
function hslOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) => part / 255);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [spread, lightness] = [high - low, (high + low) / 2];
  const sixth =
    high === red
      ? (green - blue) / (spread || 1)
      : high === green
        ? (blue - red) / (spread || 1) + 2
        : (red - green) / (spread || 1) + 4;
  return {
    hue: (sixth * 60 + 360) % 360,
    saturation: spread / (1 - Math.abs(2 * lightness - 1) || 1),
    lightness,
  };
}

function hexOf({ hue, saturation, lightness }: ReturnType<typeof hslOf>): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return `#${[part(0), part(8), part(4)]
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** A color of a drawing whose main color `from` becomes `to`: shades of `from` follow it, other colors stay. */
export function recolored(hex: string, from: string, to: string): string {
  if (hex === from) return to;
  const [own, before, after] = [hslOf(hex), hslOf(from), hslOf(to)];
  const isShade = Math.abs(own.hue - before.hue) < 25;
  const saturation = Math.min(1, (own.saturation * after.saturation) / (before.saturation || 1));
  return isShade ? hexOf({ hue: after.hue, saturation, lightness: own.lightness }) : hex;
}
