/** What a build was made from. Not in integrity.ts: whoever compares a live site need not load the code that reads content. */
import { spawnSync } from "node:child_process";
import { ownPages } from "../site/pages.ts";
import { contentFolder, type Site } from "../site/read/site.server.ts";
import type { Origin } from "./integrity.ts";
import { inputs } from "./stamp.ts";

/** Output of git, or undefined without git or a repository. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

export function originOf(site: Site): Origin {
  const commit = git("rev-parse", "HEAD");
  const dates = ownPages(site).flatMap(({ changed }) => changed ?? []);
  return {
    commit: commit ?? null,
    edited: Boolean(commit && git("status", "--porcelain", "--", ...inputs)),
    contentDate:
      (commit && git("log", "-1", "--format=%cs", "--", contentFolder())) || (dates.sort().at(-1) ?? null),
  };
}
