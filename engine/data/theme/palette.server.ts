/** Overrides colors of app/theme/palette.css with shades derived from a practice's brand colors. */
import type { BrandColor, BrandColors } from "../schema/theme.ts";
import { asLightAs, contrast, darker, lighter, luminance, until } from "./color.ts";
import { defaultPalette, type Mode, resolveToken } from "./tokens.server.ts";

/** A shade that is lighter by this share, or darker if it is below 0. */
const shaded = (hex: string, share: number) => (share < 0 ? darker(hex, -share) : lighter(hex, share));

/** The palette names derived from each brand color, and how much lighter or darker they are: about as much as in our palette. */
const shades: Record<BrandColor, Record<string, number>> = {
  primary: {
    "teal-950": -0.65,
    "teal-900": -0.4,
    "teal-700": 0,
    "teal-500": 0.2,
    "teal-300": 0.5,
    "teal-200": 0.78,
  },
  primaryOnDark: { "moonlit-teal": 0, "moonlit-teal-200": 0.45, "teal-800": -0.55 },
  accent: { "sun-500": 0, "sun-200": 0.45 },
  text: { "ink-900": 0, "ink-700": 0.12, "ink-400": 0.42, "ink-200": 0.84 },
  sky: { "sky-200": 0, "sky-100": 0.4 },
  sand: { "sand-200": 0, "sand-100": 0.55 },
  dawn: { "apricot-300": 0, "ember-800": -0.75 },
  night: {
    "night-950": -0.25,
    "night-930": -0.12,
    "night-900": 0,
    "night-850": 0,
    "night-840": 0.015,
    "night-830": 0.03,
    "night-800": 0.06,
    "night-700": 0.13,
    "night-690": 0.16,
    "night-600": 0.2,
    "night-400": 0.45,
  },
};

/** The color of content/theme.yaml that each palette name is derived from. */
export const decidedBy = new Map(
  Object.entries(shades).flatMap(([color, names]) =>
    Object.keys(names).map((name) => [name, color as BrandColor] as const),
  ),
);

/** How light the grounds are that go with `primary`, for a practice that gives none of them: as in our palette. */
const grounds: Partial<Record<BrandColor, number>> = { sky: 0.8, sand: 0.84, dawn: 0.68, night: 0.012 };
const nightGround = 0.025;

/** The shade of `primary` that is as light as a ground. A dark ground may be darker. */
const groundOf = (light: number, primary: string) =>
  asLightAs(light < 0.5 ? Math.min(light, luminance(primary)) : light, primary);

function withGrounds({ primary, ...others }: BrandColors): BrandColors {
  if (!primary || Object.keys(others).some((color) => color in grounds)) return { ...others, primary };
  const made = Object.entries(grounds).map(([color, light]) => [color, groundOf(light, primary)]);
  return { ...others, ...Object.fromEntries(made), primary };
}

/** The palette names that a practice's colors override, with their values. */
export function paletteOf(colors: BrandColors): Map<string, string> {
  const palette = new Map<string, string>();
  const add = (color: BrandColor, hex: string | undefined) => {
    if (!hex) return;
    for (const [name, share] of Object.entries(shades[color]))
      palette.set(name, shaded(hex.toLowerCase(), share));
  };
  const { primary, primaryOnDark, ...others } = withGrounds(colors);
  for (const [color, hex] of Object.entries(others)) add(color as BrandColor, hex);
  add("primary", primary);
  // A pale color made darker is gray, which looks brown beside a night of another hue.
  if (primary && others.dawn && !colors.dawn) palette.set("ember-800", groundOf(nightGround, primary));
  const surface = palette.get("night-800") ?? defaultPalette().get("night-800") ?? "#000000";
  // Lightened only until text on dark cards has enough contrast.
  const onDark = primary && until(lighter, primary, (hex) => contrast(hex, surface) >= 7);
  add("primaryOnDark", primaryOnDark ?? onDark);
  return palette;
}

/** The value of a token of app/theme/tokens.css for this practice. */
export const colorOf = (colors: BrandColors, token: string, mode: Mode) =>
  resolveToken(token, mode, paletteOf(colors)).hex;

/** CSS added to the style sheet; empty if the practice sets no colors. */
export function paletteCss(colors: BrandColors): string {
  const lines = [...paletteOf(colors)].map(([name, hex]) => `    --${name}: ${hex};\n`);
  return lines.length === 0 ? "" : `@layer tokens {\n  :root {\n${lines.join("")}  }\n}\n`;
}
