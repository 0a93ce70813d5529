/**
 * `npm run preflight`: lists what is still sample or unreviewed. Exits with 1 if anything must be replaced. With
 * SOURCE_DATE_EPOCH it says what it will say at that time: the nightly build looks a month ahead.
 */
import { runCommand } from "../environment/command.ts";
import { launchFindings } from "../site/check/checks.ts";
import { draftList, formatReport } from "../site/check/preflight/report.ts";
import { sourceOf } from "../site/check/text/texts.ts";
import { leftOutPages } from "../site/check/translations.server.ts";
import { readSite } from "../site/load.server.ts";
import { buildTime } from "../site/read/build-time.server.ts";
import { isAdvice, type Problem } from "../site/read/problem.ts";
import { contentFolder } from "../site/read/site.server.ts";

export const preflight = (root = contentFolder(), now = buildTime(), site = readSite(root)): Problem[] =>
  launchFindings(site, sourceOf(root, now));

const musts = (findings: Problem[]) => findings.filter((finding) => !isAdvice(finding));

/** What a deploy asks: how many items are left to fix, and the report. Written next to each build. */
export function preflightResult(root = contentFolder(), now = buildTime()) {
  const findings = preflight(root, now);
  return { remaining: musts(findings).length, report: formatReport(findings) };
}

/** Prints the report and returns the exit code. */
export function run(root = contentFolder(), say = console.log): number {
  const site = readSite(root);
  const findings = preflight(root, buildTime(), site);
  say(formatReport(findings));
  const drafts = draftList(site);
  if (drafts) say(`\n${drafts}`);
  const missing = leftOutPages(site);
  if (missing.length > 0) say(`\n${missing.join("\n")}`);
  return musts(findings).length === 0 ? 0 : 1;
}

if (import.meta.main)
  await runCommand(() => {
    process.exitCode = run();
  });
