/** Generates /sw.js, the service worker, with the plan of this build. Runs last, on the finished pages. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { filesIn, type Plan } from "../app/features/offline/plan.ts";
import { ownPages, pagesOf } from "../site/pages.ts";
import type { Site } from "../site/read/site.server.ts";
import { addressIn, editionsOf } from "../site/text/language.ts";
import { dataFile, htmlFile } from "./page-files.ts";

function planOf(root: string, site: Site): Plan {
  const table = editionsOf(site).flatMap(pagesOf);
  const essentialsOf = (edition: Site) =>
    ownPages(edition)
      .filter(({ isEssential }) => isEssential)
      .map(({ address }) => address);
  const pages = essentialsOf(site);
  const read = (file: string) => readFileSync(path.join(root, file));
  const scripts = readdirSync(path.join(root, "assets"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => `/assets/${file}`);
  const files = new Set([...scripts, ...pages.flatMap((page) => filesIn(read(htmlFile(page)).toString()))]);
  const paths = table.map(({ address }) => address);
  const version = createHash("sha256");
  for (const page of paths) version.update(page).update(read(htmlFile(page)));
  for (const file of [...files].sort()) version.update(file);
  return {
    version: version.digest("hex").slice(0, 16),
    precache: [...pages, ...files],
    spanish: site.spanish ? essentialsOf(site.spanish) : [],
    fallback: Object.fromEntries(
      editionsOf(site).map((edition) => [edition.language, addressIn(edition, "/contact-us")]),
    ),
    data: Object.fromEntries(
      paths.map((page) => [
        page,
        createHash("sha256")
          .update(read(dataFile(page)))
          .digest("hex")
          .slice(0, 16),
      ]),
    ),
  };
}

export async function makeServiceWorker(root: string, site: Site): Promise<Plan> {
  const plan = planOf(root, site);
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { planOfBuild: JSON.stringify(plan) },
    build: {
      outDir: root,
      emptyOutDir: false,
      target: ["chrome111", "firefox114", "safari16.4"],
      rolldownOptions: {
        input: path.resolve("app/features/offline/worker.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
  return plan;
}
