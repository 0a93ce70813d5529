/** Declares the layer order at the top of each CSS file, because the order in which files are bundled isn't guaranteed. */
import type { Plugin } from "vite";

export function layerOrder(): Plugin {
  return {
    name: "layer-order",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith(".module.css")) return `@layer tokens, base, components, sections, utilities;\n${code}`;
    },
  };
}
