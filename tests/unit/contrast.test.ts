/**
 * Contrast, from the tokens themselves: every text colour on every ground it stands on, by day and by night.
 * Body text holds 7:1 (WCAG AAA), links and labels of buttons 4.5:1 at the least, rings and edges of controls 3:1.
 */
import { readFileSync } from "node:fs";
import postcss from "postcss";
import { describe, expect, test } from "vitest";

type Theme = "day" | "night";

const declared = new Map<string, string>();
for (const file of ["palette", "tokens"])
  postcss.parse(readFileSync(`app/theme/${file}.css`, "utf8")).walkDecls(/^--/, (declaration) => {
    if (!declared.has(declaration.prop)) declared.set(declaration.prop, declaration.value);
  });

/** The two halves of light-dark(a, b); a comma inside brackets is no border. */
function halves(inside: string): [string, string] {
  let depth = 0;
  for (const [index, letter] of [...inside].entries()) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth === 0) return [inside.slice(0, index).trim(), inside.slice(index + 1).trim()];
  }
  throw new Error(`light-dark(${inside}) has no two halves`);
}

function hexOf(value: string, theme: Theme): string {
  const pair = /^light-dark\((.*)\)$/s.exec(value)?.[1];
  if (pair) return hexOf(halves(pair)[theme === "day" ? 0 : 1], theme);
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) return hexOf(declared.get(name) ?? `no token ${name}`, theme);
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  if (short) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`;
  if (/^#[\da-f]{6}$/i.test(value)) return value;
  throw new Error(`"${value}" is no colour this test can read`);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(ink: string, ground: string, theme: Theme): number {
  const [a, b] = [ink, ground].map((name) => luminance(hexOf(`var(--${name})`, theme))) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ["canvas", "surface", "surface-sky", "surface-sand", "surface-dune"];
/** Nights that stay dark by day: the footer and the sky above it. */
const nights = ["surface-night", "night-sky"];

/** What stands on what, and how much it must hold. */
const pairs: { inks: string[]; on: string[]; least: number; why: string }[] = [
  { inks: ["text"], on: [...grounds, "surface-dawn", "hero-sky", "map-land"], least: 7, why: "body text" },
  {
    inks: ["text-muted"],
    on: ["canvas", "surface", "surface-dune", "surface-sky"],
    least: 7,
    why: "quiet text",
  },
  { inks: ["text-muted"], on: ["surface-sand", "surface-dawn", "map-land"], least: 4.5, why: "captions" },
  { inks: ["text-on-night", "text-on-night-muted", "heading-on-night"], on: nights, least: 7, why: "footer" },
  { inks: ["text-link", "primary-main"], on: [...grounds, "hero-sky"], least: 4.5, why: "links and labels" },
  { inks: ["text-link"], on: ["surface-dawn"], least: 4.5, why: "a link in a notice" },
  { inks: ["on-primary"], on: ["primary-main", "primary-dark"], least: 7, why: "buttons" },
  { inks: ["on-accent"], on: ["accent", "accent-hover"], least: 7, why: "sun buttons" },
  { inks: ["error"], on: ["canvas", "surface", "surface-sky", "error-bg"], least: 4.5, why: "errors" },
  { inks: ["success"], on: ["canvas", "surface", "success-bg"], least: 4.5, why: "good news" },
  {
    inks: ["on-urgent-now"],
    on: ["urgent-now", "urgent-now-deep"],
    least: 7,
    why: "911 cards, their buttons and focus rings",
  },
  { inks: ["on-urgent-today"], on: ["urgent-today"], least: 7, why: "call-today cards and their buttons" },
  { inks: ["urgent-now-edge", "urgent-today-edge"], on: ["canvas", "surface"], least: 3, why: "card edges" },
  { inks: ["focus-ring"], on: ["urgent-today"], least: 3, why: "focus ring" },
  { inks: ["star"], on: ["canvas", "surface"], least: 3, why: "stars" },
  { inks: ["star-on-dawn"], on: ["surface-dawn"], least: 3, why: "stars" },
  { inks: ["focus-ring"], on: [...grounds, "surface-dawn", "hero-sky"], least: 3, why: "focus ring" },
  { inks: ["focus-ring-on-night"], on: nights, least: 3, why: "focus ring" },
  { inks: ["line-strong"], on: ["canvas", "surface"], least: 3, why: "edges of controls" },
  { inks: ["primary-main"], on: [...grounds, "surface-dawn", "hero-sky"], least: 3, why: "edges of buttons" },
  { inks: ["map-town", "map-range"], on: ["map-land", "map-city"], least: 4.5, why: "names on maps" },
  { inks: ["map-chip-ink"], on: ["map-chip"], least: 4.5, why: "names on maps" },
];

for (const theme of ["day", "night"] as const) {
  describe(`by ${theme}`, () => {
    for (const { inks, on, least, why } of pairs)
      for (const ink of inks)
        for (const ground of on)
          test(`${why}: --${ink} on --${ground} holds ${least}:1`, () => {
            const ratio = contrast(ink, ground, theme);
            expect(
              ratio,
              `--${ink} ${hexOf(`var(--${ink})`, theme)} on --${ground} ${hexOf(`var(--${ground})`, theme)} by ${theme}: ${ratio.toFixed(2)}`,
            ).toBeGreaterThanOrEqual(least);
          });
  });
}

test("the ratios are WCAG's", () => {
  declared.set("--black", "#000").set("--white", "#ffffff").set("--grey", "#777777");
  expect(contrast("black", "white", "day")).toBe(21);
  expect(contrast("grey", "white", "day")).toBeCloseTo(4.48, 2);
});
