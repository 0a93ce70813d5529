/** The last hand on every page: scripts out, styles in. Returns what the security policy must allow. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { themeScript } from "../../app/sections/ThemeSwitch/themeScript.ts";
import { bootScript, extractScripts, kindOf, stylesheetOf } from "./boot.ts";
import { classesIn, stylesFor } from "./styles.ts";

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

interface Kind {
  files: string[];
  classes: Set<string>;
  stylesheet: ReturnType<typeof stylesheetOf>;
}

/** Pages are read one by one and put back, not held: there may be thousands. */
function withoutScripts(root: string): Map<string, Kind> {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const kinds = new Map<string, Kind>();
  for (const file of files) {
    const { html, page } = extractScripts(root, file, readFileSync(path.join(root, file), "utf8"));
    writeFileSync(path.join(root, file), html);
    const name = kindOf(page);
    const kind = kinds.get(name) ?? { files: [], classes: new Set(), stylesheet: stylesheetOf(html, file) };
    kinds.set(name, kind);
    kind.files.push(file);
    for (const className of classesIn(html)) kind.classes.add(className);
  }
  return kinds;
}

export function finishPages(root: string): InlineHashes {
  const styles = new Set<string>();
  for (const { files, classes, stylesheet } of withoutScripts(root).values()) {
    const { element, href } = stylesheet;
    const css = stylesFor(readFileSync(path.join(root, href), "utf8"), classes);
    styles.add(hashOf(css));
    const head = `<style>${css}</style>${element.replace("/>", ' disabled=""/>')}`;
    for (const file of files) {
      const html = readFileSync(path.join(root, file), "utf8");
      writeFileSync(
        path.join(root, file),
        html.replace(element, () => head),
      );
    }
  }
  return { scripts: [hashOf(themeScript), hashOf(bootScript)], styles: [...styles].sort() };
}
