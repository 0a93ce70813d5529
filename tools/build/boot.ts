/**
 * Takes React Router's scripts out of each page: their content goes into one file a page, which the boot script fetches
 * once the page has been painted. What is left inline is the same in all pages, so one short security policy serves all.
 * Relies on how React Router 8.4 writes its scripts; every assumption is checked here and stops the build.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { minifySync } from "rolldown/experimental";
import { boot, type PageFile } from "../../app/boot/boot.ts";
import { modulesOf } from "./modules.ts";

const patterns = {
  context:
    /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = .*?<\/script>/s,
  modules: /<script type="module" async="">(.*?)<\/script>/s,
  data: /<!--\$--><script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/s,
  close:
    /<!--\$--><script>window\.__reactRouterContext\.streamController\.close\(\);<\/script><!--\/\$--><!--\/\$-->/,
  preload: /<link rel="modulepreload" href="[^"]*"\/>/g,
  stylesheet: /<link rel="stylesheet" href="([^"]+)"\/>/,
};

/** The boot function as the page carries it: short, and with no way to end its own script element. */
export const bootScript = minifySync("boot.js", `(${boot})()`, { mangle: true }).code.trim();

function take(html: string, name: Exclude<keyof typeof patterns, "preload">, file: string): RegExpExecArray {
  const match = patterns[name].exec(html);
  if (!match)
    throw new Error(`${file}: React Router's ${name} script is not where it was. See tools/build/boot.ts.`);
  return match;
}

function pageFileOf(root: string, html: string, file: string): PageFile {
  const modules = take(html, "modules", file)[1] ?? "";
  const urls = Object.fromEntries(
    [...modules.matchAll(/import \* as (route\d+) from "([^"]+)"/g)].map(([, name, url]) => [name, url]),
  );
  const named = /__reactRouterRouteModules = \{(.*?)\};/.exec(modules)?.[1] ?? "";
  const routes: Record<string, string> = Object.fromEntries(
    [...named.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id, name]) => [id, urls[name ?? ""] ?? ""]),
  );
  const manifest = /import "([^"]+)"/.exec(modules)?.[1] ?? "";
  const entry = /import\("([^"]+)"\)/.exec(modules)?.[1] ?? "";
  return {
    context: JSON.parse(take(html, "context", file)[1] ?? ""),
    data: JSON.parse(take(html, "data", file)[1] ?? ""),
    entry,
    modules: modulesOf(root, [manifest, entry, ...Object.values(routes)]).filter((name) => name !== entry),
    routes,
  };
}

/** Which page modules a page is made of: pages of one kind share their styles. */
export const kindOf = (page: PageFile) => Object.keys(page.routes).at(-1) ?? "root";

export function extractScripts(root: string, file: string, html: string): { html: string; page: PageFile } {
  const page = pageFileOf(root, html, file);
  const text = JSON.stringify(page);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 10);
  const name = `/assets/pages/${file.replace(/\.html$/, "").replaceAll("/", "-")}-${hash}.json`;
  mkdirSync(path.join(root, "assets/pages"), { recursive: true });
  writeFileSync(path.join(root, name), text);
  const bare = html
    .replace(take(html, "close", file)[0], "")
    .replace(take(html, "data", file)[0], "")
    // React looks for these two elements when it starts; what stood in them is in the page's file.
    .replace(take(html, "context", file)[0], "<script></script>")
    .replace(take(html, "modules", file)[0], '<script type="module" async=""></script>')
    .replace(patterns.preload, "")
    .replace("</body>", () => `<script data-page="${name}">${bootScript}</script></body>`);
  return { html: bare, page };
}

/** React would load the whole sheet once more: it no longer hears of it. */
export function forgetStylesheet(root: string, href: string) {
  const folder = path.join(root, "assets");
  const [name = "", ...others] = readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file));
  const text = readFileSync(path.join(folder, name), "utf8");
  const named = `"css":["${href}"]`;
  if (others.length > 0 || text.split(named).length !== 2)
    throw new Error("React Router's manifest names the style sheet in another way. See tools/build/boot.ts.");
  writeFileSync(path.join(folder, name), text.replace(named, '"css":[]'));
  rmSync(path.join(root, href));
}

export const stylesheetOf = (html: string, file: string) => {
  const match = take(html, "stylesheet", file);
  return { element: match[0], href: match[1] ?? "" };
};
