/**
 * `npm run deploy:folder -- FOLDER`: copies the built site to a new folder, if preflight was clean. For a server of your
 * own, and for hosts that take a folder.
 */
import { cpSync, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { siteFolder } from "../pipeline/stamp.ts";
import { deploy, gate } from "./gate.ts";

export function copyTo(target: string | undefined, from = siteFolder) {
  if (!target) throw new Error("Name a new folder: npm run deploy:folder -- /srv/site-2");
  // A copy over the site that is being served would show half of each for a while.
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} isn't empty. Name a new folder, then switch the link to it.`);
  cpSync(from, target, { recursive: true });
}

if (import.meta.main)
  await deploy(() => {
    gate();
    const [target] = process.argv.slice(2);
    copyTo(target);
    console.log(`The site is in ${path.resolve(target ?? "")}. Now switch the server to it: docs/hosting.md`);
  });
