/** Color pairs with the contrast each needs, and a check of a practice's brand colors against them. */

import type { Problem } from "../read/problem.ts";
import type { BrandColor, BrandColors } from "../schema/theme.ts";
import { contrast, luminance } from "../theme/color.ts";
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
  {
    inks: ["error"],
    on: ["canvas", "surface", "surface-sky"],
    least: 4.5,
    what: "error messages",
  },
  { inks: ["success"], on: ["canvas", "surface"], least: 4.5, what: "success messages" },
  { inks: ["star"], on: ["canvas", "surface"], least: 3, what: "stars" },
  { inks: ["star-on-dawn"], on: ["surface-dawn"], least: 3, what: "stars" },
  { inks: ["focus-ring"], on: [...grounds, "surface-dawn", "hero-sky"], least: 3, what: "the focus ring" },
  { inks: ["focus-ring-on-night"], on: nights, least: 3, what: "the focus ring" },
  { inks: ["line-strong"], on: ["canvas", "surface"], least: 3, what: "edges of controls" },
  {
    inks: ["primary-main"],
    on: [...grounds, "surface-dawn", "hero-sky"],
    least: 3,
    what: "edges of buttons",
  },
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

interface Fault {
  what: string;
  mode: Mode;
  least: number;
  ratio: number;
  ink: Side;
  ground: Side;
}
interface Side {
  token: string;
  hex: string;
  /** The brand color it is derived from. */
  color?: BrandColor | undefined;
}

/** Every pair with too little contrast. */
function contrastFaults(colors: BrandColors): Fault[] {
  const palette = paletteOf(colors);
  const sideOf = (token: string, mode: Mode): Side => {
    const { hex, palette: name } = resolveToken(token, mode, palette);
    const color = name && palette.has(name) ? decidedBy.get(name) : undefined;
    // Derived from primary if it isn't set.
    return { token, hex, color: color === "primaryOnDark" && !colors.primaryOnDark ? "primary" : color };
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

/** One message for each brand color and use: the pair with the lowest contrast. */
export function* checkColors({ theme }: { theme: { colors: BrandColors } }): Generator<Problem> {
  if (Object.keys(theme.colors).length === 0) return;
  const faintest = new Map<string, Fault>();
  for (const fault of contrastFaults(theme.colors)) {
    const key = `${fault.ink.color} ${fault.ground.color} ${fault.what} ${fault.mode}`;
    const known = faintest.get(key);
    if (!known || fault.ratio / fault.least < known.ratio / known.least) faintest.set(key, fault);
  }
  for (const { what, mode, least, ratio, ink, ground } of faintest.values()) {
    const color = ink.color ?? ground.color;
    if (!color) continue;
    const inkIsDark = luminance(ink.hex) < luminance(ground.hex);
    const [inkTo, groundTo] = inkIsDark ? ["darker", "lighter"] : ["lighter", "darker"];
    const remedies = [
      ink.color && `make ${ink.color} ${inkTo}`,
      ground.color && ground.color !== ink.color && `make ${ground.color} ${groundTo}`,
    ];
    yield {
      file: "theme.yaml",
      field: `colors > ${color}`,
      expected: `a contrast of at least ${least}:1 for ${what} in the ${mode} theme`,
      received: `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 (${ink.hex} on ${ground.hex})`,
      remedy: remedies.filter(Boolean).join(", or "),
    };
  }
}
