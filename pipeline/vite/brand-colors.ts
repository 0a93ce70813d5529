/** Adds a practice's own colors (content/theme.yaml) to the style sheet, in `npm run dev` and in the build. */
import path from "node:path";
import type { Plugin } from "vite";
import { Reader } from "../app/content/files.server.ts";
import { contentFolder } from "../app/content/site.server.ts";
import { paletteCss } from "../app/content/theme/palette.server.ts";
import { theme } from "../app/schema/theme.ts";

export function brandColors(): Plugin {
  return {
    name: "brand-colors",
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith("/app/theme/index.css")) return;
      const root = contentFolder();
      this.addWatchFile(path.join(root, "theme.yaml"));
      // A mistake in the file is told by whoever reads the whole content: here it only means our own colors.
      const colors = new Reader(root).optionalYaml("theme.yaml", theme)?.colors ?? {};
      // At the end of the same file: in one layer the later rule wins.
      return `${code}\n${paletteCss(colors)}`;
    },
  };
}
