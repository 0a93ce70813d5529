/** Packages that few commands need are installed at their first use, as they are locked in on-demand/: the forms, and wrangler. */
import { cpSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { ensurePackages, hasPackages } from "../bin/node.mjs";
import { inEngine, inPractice } from "../roots.ts";

/** Returns the folder of the packages. */
export function onDemand(name: "forms" | "wrangler"): string {
  const locked = inEngine("on-demand", name);
  const folder = path.join(process.env.VERDIN_TOOLS ?? inPractice(".cache"), name);
  if (!hasPackages(folder, locked)) {
    // Beside it, because another command may install them too, or be using older ones.
    const next = `${folder}-${process.pid}`;
    cpSync(locked, next, { recursive: true });
    ensurePackages(next, name);
    if (!hasPackages(folder, locked)) rmSync(folder, { recursive: true, force: true });
    try {
      renameSync(next, folder);
    } catch (error) {
      if (!hasPackages(folder, locked)) throw error;
      rmSync(next, { recursive: true });
    }
  }
  return path.join(folder, "node_modules");
}
