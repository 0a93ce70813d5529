/** Overrides colors of app/theme/palette.css with shades derived from a practice's brand colors. */
import type { BrandColor, BrandColors } from "../schema/theme.ts";
import { contrast, darker, lighter, luminance, until } from "./color.ts";
import { defaultPalette, type Mode, resolveToken } from "./tokens.server.ts";

type Shade = (hex: string) => string;
const same: Shade = (hex) => hex;
const light =
  (share: number): Shade =>
  (hex) =>
    lighter(hex, share);
const dark =
  (share: number): Shade =>
  (hex) =>
    darker(hex, share);

/** The palette names derived from each brand color, and how much lighter or darker they are: about as much as in our palette. */
const shades: Record<BrandColor, Record<string, Shade>> = {
  primary: {
    "teal-950": dark(0.65),
    "teal-900": dark(0.4),
    "teal-700": same,
    "teal-500": light(0.2),
    "teal-300": light(0.5),
    "teal-200": light(0.78),
  },
  primaryOnDark: { "moonlit-teal": same, "moonlit-teal-200": light(0.45), "teal-800": dark(0.55) },
  accent: { "sun-500": same, "sun-200": light(0.45) },
  text: { "ink-900": same, "ink-700": light(0.12), "ink-400": light(0.42), "ink-200": light(0.84) },
  sky: { "sky-200": same, "sky-100": light(0.4) },
  sand: { "sand-200": same, "sand-100": light(0.55) },
  dawn: { "apricot-300": same, "ember-800": dark(0.75) },
  night: {
    "night-950": dark(0.25),
    "night-930": dark(0.12),
    "night-900": same,
    "night-850": same,
    "night-840": light(0.015),
    "night-830": light(0.03),
    "night-800": light(0.06),
    "night-700": light(0.13),
    "night-690": light(0.16),
    "night-600": light(0.2),
    "night-400": light(0.45),
  },
};

/** The color of content/theme.yaml that each palette name is derived from. */
export const decidedBy = new Map(
  Object.entries(shades).flatMap(([color, names]) =>
    Object.keys(names).map((name) => [name, color as BrandColor] as const),
  ),
);

/** Lightened only until text on dark cards has enough contrast. */
const onDark = (primary: string, surface: string) =>
  until(lighter, primary, (hex) => contrast(hex, surface) >= 7);

/** The first shade that is as light as a color of our palette. */
const lightAs =
  (least: number): Shade =>
  (primary) =>
    until(lighter, primary, (hex) => luminance(hex) >= least);

/** Grounds that go with `primary`, for a practice that gives none of them. */
const grounds: Partial<Record<BrandColor, Shade>> = {
  sky: lightAs(0.8),
  sand: lightAs(0.84),
  dawn: lightAs(0.68),
  night: (primary) => until(darker, primary, (hex) => luminance(hex) <= 0.012),
};
const nightGround: Shade = (primary) => until(darker, primary, (hex) => luminance(hex) <= 0.025);

function withGrounds({ primary, ...others }: BrandColors): BrandColors {
  if (!primary || Object.keys(others).some((color) => color in grounds)) return { ...others, primary };
  const made = Object.entries(grounds).map(([color, shade]) => [color, shade(primary)]);
  return { ...others, ...Object.fromEntries(made), primary };
}

/** The palette names that a practice's colors override, with their values. */
export function paletteOf(colors: BrandColors): Map<string, string> {
  const palette = new Map<string, string>();
  const add = (color: BrandColor, hex: string | undefined) => {
    if (!hex) return;
    for (const [name, shade] of Object.entries(shades[color])) palette.set(name, shade(hex.toLowerCase()));
  };
  const { primary, primaryOnDark, ...others } = withGrounds(colors);
  for (const [color, hex] of Object.entries(others)) add(color as BrandColor, hex);
  add("primary", primary);
  // A pale color made darker is gray, which looks brown beside a night of another hue.
  if (primary && others.dawn && !colors.dawn) palette.set("ember-800", nightGround(primary));
  const surface = palette.get("night-800") ?? defaultPalette().get("night-800") ?? "#000000";
  add("primaryOnDark", primaryOnDark ?? (primary && onDark(primary, surface)));
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
