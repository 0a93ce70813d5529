/** What is added to style sheets, in `npm run dev` and in the build. */
import path from "node:path";
import type { Plugin } from "vite";
import { Reader } from "../../data/read/files.server.ts";
import { theme } from "../../data/schema/theme.ts";
import { paletteCss } from "../../data/theme/palette.server.ts";
import { contentFolder, inEngine } from "../../roots.ts";

/** A practice's own colors, as rules that replace ours. */
export function brandStyles(): string {
  // Mistakes in the file are reported when the content is read; here they only mean our default colors.
  return paletteCss(new Reader(contentFolder()).yaml("theme.yaml", theme, "nothing")?.colors ?? {});
}

/** They stand in content/theme.yaml. */
export function brandColors(): Plugin {
  return {
    name: "brand-colors",
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith("/app/theme/index.css")) return;
      this.addWatchFile(path.join(contentFolder(), "theme.yaml"));
      // At the end of the same file, because the later rule of a layer wins.
      return `${code}\n${brandStyles()}`;
    },
  };
}

/**
 * Puts the styles of each module into a cascade layer by its folder, and gives them the breakpoints. The order of the layers
 * stands in each file, because the order in which files are bundled isn't guaranteed.
 */
export function layers(): Plugin {
  return {
    name: "layers",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".module.css")) return;
      const breakpoints = path
        .relative(path.dirname(id), inEngine("app/theme/breakpoints.css"))
        .replaceAll("\\", "/");
      const layer = id.includes("/app/components/") ? "components" : "sections";
      const [imports = ""] = /^(?:@import [^;]+;\s*)*/.exec(code) ?? [];
      return `@layer tokens, base, components, sections, utilities;
@import "${breakpoints}";
${imports}@layer ${layer} {${code.slice(imports.length)}}`;
    },
  };
}
