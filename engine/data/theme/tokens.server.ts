/** Reads the colors of app/theme/palette.css and the files of tokens by name. */
import { readFileSync } from "node:fs";
import { inEngine } from "../../roots.ts";

export type Mode = "light" | "dark";

function declarationsIn(file: string): Map<string, string> {
  const css = readFileSync(inEngine("app/theme", file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const found = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    // Later declarations are in media queries.
    if (!found.has(name)) found.set(name, value.trim());
  }
  return found;
}

let kept: { palette: Map<string, string>; tokens: Map<string, string> } | undefined;
const declared = () =>
  (kept ??= {
    palette: declarationsIn("palette.css"),
    tokens: new Map(
      ["tokens.css", "map-tokens.css", "urgency-tokens.css"].flatMap((file) => [...declarationsIn(file)]),
    ),
  });

export const defaultPalette = (): ReadonlyMap<string, string> => declared().palette;

interface Resolved {
  hex: string;
  /** Palette name, if the color is from the palette. */
  palette?: string;
}

/** A token's color in one mode. `palette` has the practice's overrides. */
export function resolveToken(name: string, mode: Mode, palette: ReadonlyMap<string, string>): Resolved {
  const { tokens, palette: defaults } = declared();
  const own = palette.get(name) ?? defaults.get(name);
  if (own) return { hex: own, palette: name };
  return resolveValue(tokens.get(name) ?? `no token --${name}`, mode, palette);
}

function resolveValue(value: string, mode: Mode, palette: ReadonlyMap<string, string>): Resolved {
  const [, light, dark] = /^light-dark\(([^,]+),\s*(.+)\)$/s.exec(value) ?? [];
  if (light && dark) return resolveValue(mode === "light" ? light : dark, mode, palette);
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (name) return resolveToken(name, mode, palette);
  if (/^#[\da-f]{6}$/i.test(value)) return { hex: value };
  if (/^#[\da-f]{3}$/i.test(value)) return { hex: value.replaceAll(/[\da-f]/gi, "$&$&") };
  throw new Error(`"${value}" is not a color that can be read here. See data/theme/tokens.server.ts.`);
}
