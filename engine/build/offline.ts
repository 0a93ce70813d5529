/** Generates /sw.js, the service worker, with the plan of this build. Runs last, on the finished pages. */

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import type { Plan } from "../app/features/offline/plan.ts";
import { ownPages } from "../data/pages.ts";
import type { Site } from "../data/read/site.server.ts";
import { addressIn, editionsOf, pageOf } from "../data/text/language.ts";
import { pictureIfNamed } from "../data/view/pictures.server.ts";
import { inEngine } from "../roots.ts";
import { htmlFile } from "./page-files.ts";
import { targets } from "./vite/oldest-browsers.ts";

/** Phone, hours, addresses, and what to do while closed, with the emergency cards. */
const essentialPages = (site: Site) =>
  ownPages(site)
    .filter(
      ({ kind, path }) =>
        ["contact-us", "office"].includes(kind) || path === pageOf(site.navigation.whenClosed ?? ""),
    )
    .map(({ address }) => address);

function planOf(root: string, site: Site): Plan {
  const editions = editionsOf(site);
  const version = createHash("sha256");
  const files = new Set<string>();
  /** Adds a file and those that it names: a page its data and scripts, a script what it imports. */
  function add(url: string, file: string) {
    const isNew = !files.has(url) && existsSync(path.join(root, file));
    if (!isNew) return;
    files.add(url);
    const text = readFileSync(path.join(root, file), "utf8");
    version.update(url).update(text);
    // It names the scripts of every kind of page.
    if (/^assets\/site-/.test(file.replace(/^\//, ""))) return;
    const data = / data-page="([^"]+)"/.exec(text)?.[1];
    if (data) add(data, data.replace(/\?.*/, ""));
    for (const [, name] of text.matchAll(/(?:\bassets|\.)\/([\w./-]+\.(?:js(?:on)?|css))\b/g))
      add(`/assets/${name}`, `assets/${name}`);
  }
  for (const page of editions.flatMap(essentialPages)) add(page, htmlFile(page));
  const drawing = pictureIfNamed(site.theme.pictures.empty?.offline, "");
  if (drawing) add(drawing.src, drawing.src);
  return {
    version: version.digest("hex").slice(0, 16),
    files: [...files],
    fallback: Object.fromEntries(
      editions.map((edition) => [edition.language, addressIn(edition, "/contact-us")]),
    ),
  };
}

export async function makeServiceWorker(root: string, site: Site) {
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { planOfBuild: JSON.stringify(planOf(root, site)) },
    build: {
      outDir: root,
      emptyOutDir: false,
      target: targets,
      rolldownOptions: {
        input: inEngine("app/features/offline/worker.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
