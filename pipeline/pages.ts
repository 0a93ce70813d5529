/**
 * Post-processes the HTML of React Router: moves hydration data to a JSON file, inlines the style sheet, and
 * leaves one constant script (app/features/navigation/boot.ts). Returns the hashes for the Content-Security-Policy.
 */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { minifySync } from "vite";
import { boot } from "../app/features/navigation/boot.ts";
import {
  inlineScripts,
  type Manifest,
  manifestScript,
  pageFileMark,
  preloads,
  type RouteInManifest,
  sheetLink,
  type takePageFile,
} from "../app/features/navigation/router-internals.ts";
import { themeScript } from "../app/features/theme/theme-script.ts";
import { dataFile } from "./page-files.ts";
import { changed } from "./react-router-version.ts";

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const sha256 = (text: string) => createHash("sha256").update(text);
const hashOf = (text: string) => `'sha256-${sha256(text).digest("base64")}'`;

const bootScript = minifySync("boot.js", `(${boot})()`, { mangle: true }).code.trim();

export function finishPages(root: string): InlineHashes {
  const { href, sheet } = takeSheet(root);
  mkdirSync(path.join(root, "assets/pages"));
  for (const file of globSync("**/*.html", { cwd: root })) {
    const [html = "", taken] = readFileSync(path.join(root, file), "utf8").split(pageFileMark);
    if (!taken || !inlineScripts.test(html) || !html.includes(sheetLink(href)))
      throw changed(`${file}: scripts or the style sheet are written in another way.`);
    const { page, shared }: ReturnType<typeof takePageFile> = JSON.parse(taken);
    const name = file.replace(/\.html$/, "").replaceAll(path.sep, "/");
    const [data] = Object.values(page.data);
    if (data)
      writeFileSync(path.join(root, dataFile(name === "index" ? "/" : `/${name}`)), JSON.stringify(data));
    const pageFile = writeHashed(root, `pages/${name.replaceAll("/", "-")}`, page);
    const sharedFile = writeHashed(root, "shared", shared);
    const finished = html
      .replace(inlineScripts, "")
      .replaceAll(preloads, "")
      .replace(sheetLink(href), () => `<style>${sheet}</style>`)
      .replace(
        "</body>",
        () => `<script data-page="${pageFile}" data-shared="${sharedFile}">${bootScript}</script></body>`,
      );
    writeFileSync(path.join(root, file), finished);
  }
  return { scripts: [hashOf(themeScript), hashOf(bootScript)], styles: [hashOf(sheet)] };
}

/** What all pages of a language share is the same file for all of them. */
function writeHashed(root: string, name: string, data: unknown): string {
  const text = JSON.stringify(data);
  const url = `/assets/${name}-${sha256(text).digest("base64url").slice(0, 10)}.json`;
  writeFileSync(path.join(root, url), text);
  return url;
}

/** Reads the style sheet and deletes its file. Leaves what the browser needs in the manifest, a quarter of it. */
function takeSheet(root: string): { href: string; sheet: string } {
  const [file = "", ...others] = globSync("assets/manifest-*.js", { cwd: root });
  const json = file && manifestScript.exec(readFileSync(path.join(root, file), "utf8"))?.[1];
  if (!json || others.length > 0) throw changed("its manifest is written in another way.");
  const { entry, routes }: Manifest = JSON.parse(json);
  const [href, ...more] = routes.root?.css ?? [];
  if (!href || more.length > 0) throw changed("its manifest names the style sheet in another way.");
  const needed = Object.entries(routes).map(([id, route]) => {
    const { index, path: pattern, module, imports = [], hasLoader } = route as RouteInManifest;
    const own = imports.filter((one) => !entry.imports.includes(one));
    return [id, { id, index, path: pattern, module, imports: own, hasLoader }];
  });
  const manifest = JSON.stringify({ routes: Object.fromEntries(needed) });
  writeFileSync(path.join(root, file), `window.__reactRouterManifest=${manifest};`);
  const sheet = readFileSync(path.join(root, href), "utf8");
  // React Router also copies the server build's sheet, whose rules are in a different order.
  for (const one of globSync("assets/*.css", { cwd: root })) rmSync(path.join(root, one));
  return { href, sheet };
}
