/** Makes the whole site: pictures, pages, and the files that hosts need. `npm run build`. */
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ContentError } from "../app/content/problem.ts";
import { loadSite } from "../app/content/site.server.ts";
import { compressFiles } from "./build/compress.ts";
import { flattenPages } from "./build/flatten.ts";
import { finishPages } from "./build/pages.ts";
import { hostingFile, siteFolder, writeStamp } from "./build/stamp.ts";
import { hostingRules } from "./hosting/rules.ts";
import { makePictures } from "./pictures.ts";

export async function build() {
  loadSite();
  await makePictures();
  rmSync(siteFolder, { recursive: true, force: true });
  const router = path.resolve("node_modules/.bin/react-router");
  const result = spawnSync(process.execPath, [router, "build"], { encoding: "utf8" });
  if (result.status !== 0) throw new Error(`${result.stdout}\n${result.stderr}`);
  flattenPages(siteFolder);
  const hashes = finishPages(siteFolder);
  writeFileSync(hostingFile, JSON.stringify(hostingRules(hashes), null, 2));
  await compressFiles(siteFolder);
  writeStamp();
}

if (import.meta.main) {
  const started = performance.now();
  try {
    await build();
    console.log(
      `The site is built in ${path.relative(".", siteFolder)} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
}
