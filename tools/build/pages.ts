/** The last hand on every page: scripts out, styles in. Returns what the security policy must allow. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { themeScript } from "../../app/sections/ThemeSwitch/themeScript.ts";
import { bootScript, extractScripts, kindOf, stylesheetOf } from "./boot.ts";
import { stylesFor } from "./styles.ts";

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export function finishPages(root: string): InlineHashes {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const kinds = Map.groupBy(
    files.map((file) => {
      const original = readFileSync(path.join(root, file), "utf8");
      const { html, page } = extractScripts(root, file, original);
      return { file, html, kind: kindOf(page) };
    }),
    ({ kind }) => kind,
  );
  const styles = new Set<string>();
  for (const pages of kinds.values()) {
    const [first] = pages;
    if (!first) continue;
    const { element, href } = stylesheetOf(first.html, first.file);
    const css = stylesFor(
      readFileSync(path.join(root, href), "utf8"),
      pages.map(({ html }) => html),
    );
    styles.add(hashOf(css));
    const head = `<style>${css}</style>${element.replace("/>", ' disabled=""/>')}`;
    for (const { file, html } of pages)
      writeFileSync(
        path.join(root, file),
        html.replace(element, () => head),
      );
  }
  return { scripts: [hashOf(themeScript), hashOf(bootScript)], styles: [...styles].sort() };
}
