/** The last hand on every page: scripts out, styles in. Returns what the security policy must allow. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { themeScript } from "../../app/sections/ThemeSwitch/themeScript.ts";
import { bootScript, extractScripts, forgetStylesheet, kindOf, stylesheetOf } from "./boot.ts";
import { classesIn, splitStyles } from "./styles.ts";

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const shortHash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 8);

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

function oneStylesheet(kinds: Kind[]) {
  const [first, ...others] = kinds.map(({ stylesheet }) => stylesheet);
  if (!first || others.some(({ href }) => href !== first.href))
    throw new Error("Pages have different style sheets. See cssCodeSplit in vite.config.ts.");
  return first;
}

export function finishPages(root: string): InlineHashes {
  const styles = new Set<string>();
  const kinds = [...withoutScripts(root).values()];
  const { element, href } = oneStylesheet(kinds);
  const sheet = readFileSync(path.join(root, href), "utf8");
  for (const { files, classes } of kinds) {
    const { own, rest } = splitStyles(sheet, classes);
    styles.add(hashOf(own));
    const restFile = href.replace(/[^/]+$/, `rest-${shortHash(rest)}.css`);
    writeFileSync(path.join(root, restFile), rest);
    const link = element.replace(href, restFile).replace("/>", ' disabled=""/>');
    const head = `<style>${own}</style>${link}`;
    for (const file of files) {
      const html = readFileSync(path.join(root, file), "utf8");
      writeFileSync(
        path.join(root, file),
        html.replace(element, () => head),
      );
    }
  }
  forgetStylesheet(root, href);
  return { scripts: [hashOf(themeScript), hashOf(bootScript)], styles: [...styles].sort() };
}
