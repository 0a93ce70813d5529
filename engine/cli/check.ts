/** Checks the content. Prints advice and problems; with --quiet only the problems. Problems exit with 1, advice doesn't. */

import { pictureProblems } from "../build/picture-problem.ts";
import { contentFindings } from "../data/check/checks.ts";
import { shownPictures } from "../data/check/pictures.server.ts";
import { spellingAdvice } from "../data/check/text/spelling.ts";
import { sourceOf } from "../data/check/text/texts.ts";
import { readSite } from "../data/load.server.ts";
import { buildTime } from "../data/read/build-time.server.ts";
import { formatProblem, isAdvice, type Problem } from "../data/read/problem.ts";
import type { Site } from "../data/read/site.server.ts";
import { contentFolder } from "../roots.ts";
import { runCommand } from "./command.ts";

/** All checks except spelling, which takes seconds and only gives advice. */
export const quickFindings = (site: Site, root: string, now = buildTime()) =>
  contentFindings(site, sourceOf(root, now));

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const printed = (title: string, findings: Problem[]) =>
  findings.length > 0 ? `${title}\n\n${findings.map(formatProblem).join("\n\n")}\n` : "";

export function reportOf(findings: Problem[], quiet: boolean): string {
  const advice = findings.filter(isAdvice);
  const problems = findings.filter((finding) => !isAdvice(finding));
  const summary = [
    problems.length > 0 ? counted(problems.length, "problem", "problems") : "No problems",
    advice.length > 0 ? `${counted(advice.length, "piece", "pieces")} of advice` : "no advice",
  ].join(", ");
  const hint = quiet && advice.length > 0 ? ". npm run check prints the advice" : "";
  return [quiet ? "" : printed("Advice", advice), printed("Problems", problems), `${summary}${hint}`]
    .filter(Boolean)
    .join("\n");
}

/** Prints the findings and returns the exit code. */
export async function run(root: string, options: string[], say = console.log): Promise<number> {
  const site = readSite(root);
  const findings = [
    ...(await pictureProblems(root, shownPictures(site, root))),
    ...quickFindings(site, root),
  ];
  const quiet = options.includes("--quiet");
  // --quiet doesn't print advice, so skip the slow spelling check.
  if (!quiet) findings.push(...(await spellingAdvice(site, root)));
  say(reportOf(findings, quiet));
  return findings.every(isAdvice) ? 0 : 1;
}

if (import.meta.main)
  await runCommand(async () => {
    process.exitCode = await run(contentFolder(), process.argv.slice(2));
  });
