/** What a build was made from. */
import { spawnSync } from "node:child_process";
import { ownPages } from "../data/pages.ts";
import type { Site } from "../data/read/site.server.ts";
import { contentFolder } from "../roots.ts";
import { inputs } from "./stamp.ts";

export interface Origin {
  /** Commit of the sources; null without git. */
  commit: string | null;
  /** Whether sources were edited after that commit. */
  edited: boolean;
  /** Day of the last change of the content: by git, or else the newest date in it. */
  contentDate: string | null;
}

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
