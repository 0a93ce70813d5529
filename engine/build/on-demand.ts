/** Packages that few commands need are installed at their first use, as they are locked in on-demand/: the forms, and wrangler. */
import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { ensurePackages } from "../bin/node.mjs";
import { inEngine, inPractice } from "../roots.ts";

/** Returns the folder of the packages. */
export function onDemand(name: "forms" | "wrangler"): string {
  const folder = path.join(process.env.VERDIN_TOOLS ?? inPractice(".cache"), name);
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(inEngine("on-demand", name, file), path.join(folder, file));
  ensurePackages(folder, name);
  return path.join(folder, "node_modules");
}
