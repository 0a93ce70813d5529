/**
 * Removes React Router's Link, NavLink and Form from the bundle: this site uses plain links (docs/decisions/008).
 * They aren't tree-shaken because of how they are declared; they add 2.3 kB (brotli) to each page.
 */
import type { Plugin } from "vite";
import { unusedLinks } from "../../app/features/navigation/react-router.ts";
import { changed } from "../react-router-version.ts";

export function withoutLinks(): Plugin {
  const { file, component, name } = unusedLinks;
  return {
    name: "without-links",
    apply: "build",
    transform(code, id) {
      if (!file.test(id)) return;
      if (!code.includes(component) || !name.test(code))
        throw changed("its links are declared in another way.");
      const unnamed = code.replaceAll(name, "");
      return { code: unnamed.replaceAll(component, () => `/* @__PURE__ */ ${component}`), map: null };
    },
  };
}
