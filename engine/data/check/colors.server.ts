/** Color pairs with the contrast each needs, and a check of a practice's brand colors against them. */

import type { Problem } from "../read/problem.ts";
import type { BrandColor, BrandColors } from "../schema/theme.ts";
import { contrast, darker, lighter } from "../theme/color.ts";
import { decidedBy, paletteOf } from "../theme/palette.server.ts";
import { type Mode, resolveToken } from "../theme/tokens.server.ts";

const grounds = ["canvas", "surface", "surface-sky", "surface-sand", "surface-dune"];
/** Dark in both modes: the footer and the sky above it. */
const nights = ["surface-night", "night-sky"];

/** Body text needs 7:1 (WCAG AAA), links and labels of buttons at least 4.5:1, focus rings and edges of controls 3:1. */
export const contrastPairs: { inks: string[]; on: string[]; least: number; what: string }[] = [
  { inks: ["text"], on: [...grounds, "surface-dawn", "hero-sky", "map-land"], least: 7, what: "body text" },
  {
    inks: ["text-muted"],
    on: ["canvas", "surface", "surface-dune", "surface-sky"],
    least: 7,
    what: "quiet text",
  },
  { inks: ["text-muted"], on: ["surface-sand", "surface-dawn", "map-land"], least: 4.5, what: "captions" },
  {
    inks: ["text-on-night", "text-on-night-muted", "heading-on-night"],
    on: nights,
    least: 7,
    what: "footer text",
  },
  { inks: ["text-link", "primary-main"], on: [...grounds, "hero-sky"], least: 4.5, what: "links and labels" },
  { inks: ["text-link"], on: ["surface-dawn"], least: 4.5, what: "a link in a notice" },
  { inks: ["on-primary"], on: ["primary-main", "primary-dark"], least: 7, what: "text of buttons" },
  { inks: ["on-accent"], on: ["accent", "accent-hover"], least: 7, what: "text of the call button" },
  { inks: ["error", "success"], on: ["canvas", "surface", "surface-sky"], least: 4.5, what: "messages" },
  { inks: ["star"], on: ["canvas", "surface"], least: 3, what: "stars" },
  { inks: ["star-on-dawn"], on: ["surface-dawn"], least: 3, what: "stars" },
  {
    inks: ["focus-ring", "primary-main"],
    on: [...grounds, "surface-dawn", "hero-sky"],
    least: 3,
    what: "focus rings and edges of buttons",
  },
  { inks: ["focus-ring-on-night"], on: nights, least: 3, what: "focus rings" },
  { inks: ["line-strong"], on: ["canvas", "surface"], least: 3, what: "edges of controls" },
  { inks: ["map-town", "map-range"], on: ["map-land", "map-city"], least: 4.5, what: "names on maps" },
  {
    inks: ["on-urgent-now"],
    on: ["urgent-now", "urgent-now-deep"],
    least: 7,
    what: "911 cards and their buttons",
  },
  { inks: ["on-urgent-today"], on: ["urgent-today"], least: 7, what: "call-today cards and their buttons" },
  {
    inks: ["urgent-now-edge", "urgent-today-edge"],
    on: ["canvas", "surface"],
    least: 3,
    what: "edges of cards",
  },
  { inks: ["focus-ring"], on: ["urgent-today"], least: 3, what: "focus rings" },
  { inks: ["map-chip-ink"], on: ["map-chip"], least: 4.5, what: "names on maps" },
];

function contrastFaults(colors: BrandColors) {
  const palette = paletteOf(colors);
  /** `color`: the brand color that it is derived from. */
  const sideOf = (token: string, mode: Mode) => {
    const { hex, palette: name } = resolveToken(token, mode, palette);
    const color = name && palette.has(name) ? decidedBy.get(name) : undefined;
    // Derived from primary if it isn't set.
    return { hex, color: color && !colors[color] ? ("primary" as const) : color };
  };
  return contrastPairs.flatMap(({ inks, on, least, what }) =>
    (["light", "dark"] as const).flatMap((mode) =>
      inks.flatMap((inkToken) =>
        on.flatMap((groundToken) => {
          const [ink, ground] = [sideOf(inkToken, mode), sideOf(groundToken, mode)];
          const ratio = contrast(ink.hex, ground.hex);
          return ratio < least ? [{ what, mode, least, ratio, ink, ground }] : [];
        }),
      ),
    ),
  );
}

/** The nearest shade of a color with which everything that it is part of has enough contrast, if there is one. */
export function passing(colors: BrandColors, color: BrandColor): string | undefined {
  const hex = colors[color];
  const passes = (made: string) =>
    !contrastFaults({ ...colors, [color]: made }).some(({ ink, ground }) =>
      [ink.color, ground.color].includes(color),
    );
  for (let share = 0; hex && share < 1; share += 0.02) {
    const found = [darker(hex, share), lighter(hex, share)].find(passes);
    if (found) return found;
  }
  return undefined;
}

/** One message for each brand color: the pair with the lowest contrast, and a color that would do. */
export function* checkColors({ theme: { colors } }: { theme: { colors: BrandColors } }): Generator<Problem> {
  if (Object.keys(colors).length === 0) return;
  const faults = Map.groupBy(contrastFaults(colors), ({ ink, ground }) => ink.color ?? ground.color);
  for (const [color, all] of faults) {
    const [worst] = all.sort((a, b) => a.ratio / a.least - b.ratio / b.least);
    if (!color || !worst) continue;
    const made = passing(colors, color);
    const uses = new Set(all.map(({ what }) => what));
    yield {
      file: "theme.yaml",
      path: ["colors", color],
      expected: `enough contrast for ${[...uses].join(", ")}: at least ${worst.least}:1 for ${worst.what} in the ${worst.mode} theme`,
      found: `${(Math.floor(worst.ratio * 100) / 100).toFixed(2)}:1 (${worst.ink.hex} on ${worst.ground.hex})`,
      todo: made
        ? `choose another shade: "${made}" would do`
        : "choose a color that is much darker or lighter",
    };
  }
}
