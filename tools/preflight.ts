/**
 * `npm run preflight`: lists what is still sample or unreviewed. Exits with 1 if anything must be replaced.
 * `npm run preflight -- --ahead 30`: what falls due in the next 30 days, for the nightly build.
 */

import { parseArgs } from "node:util";
import { runCommand } from "../environment/command.ts";
import { launchFindings } from "../site/check/checks.ts";
import { draftList, formatFindings, formatReport } from "../site/check/preflight/report.ts";
import { sourceOf } from "../site/check/text/texts.ts";
import { leftOutPages } from "../site/check/translations.server.ts";
import { readSite } from "../site/load.server.ts";
import { buildTime } from "../site/read/build-time.server.ts";
import { formatProblem, isAdvice, type Problem } from "../site/read/problem.ts";
import { contentFolder } from "../site/read/site.server.ts";
import { quickFindings } from "./content.ts";

export const preflight = (root = contentFolder(), now = buildTime(), site = readSite(root)): Problem[] =>
  launchFindings(site, sourceOf(root, now));

const musts = (findings: Problem[]) => findings.filter((finding) => !isAdvice(finding));

/** What a deploy asks: how many values are left, and the report. Written next to each build. */
export function settlement(root = contentFolder(), now = buildTime()) {
  const findings = preflight(root, now);
  return { toSettle: musts(findings).length, report: formatReport(findings) };
}

/**
 * What the calendar brings: findings of preflight and of the content checks that are there in `days` days and not yet
 * today, and articles that appear until then.
 */
export function comingUp(days: number, root = contentFolder(), now = buildTime()): string {
  const later = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  const [today, then] = [now, later].map((time) => {
    const site = readSite(root, time);
    return { site, findings: preflight(root, time, site), advice: quickFindings(site, root, time) };
  });
  if (!today || !then) return "";
  const known = new Set(today.findings.map(keyOf));
  const findings = then.findings.filter((finding) => !known.has(keyOf(finding)));
  const knownAdvice = new Set(today.advice.map(formatProblem));
  const advice = then.advice.map(formatProblem).filter((text) => !knownAdvice.has(text));
  const articles = today.site.drafts.filter(({ file }) =>
    then.site.articles.some((one) => one.file === file),
  );
  const parts = [
    ...articles.map(({ title, date }) => `On ${date} the article “${title}” appears.`),
    ...(findings.length > 0 ? [formatFindings(findings)] : []),
    ...advice,
  ];
  const period = `the next ${days} days`;
  return parts.length === 0 ? `Nothing falls due in ${period}.` : [`In ${period}:`, ...parts].join("\n\n");
}

const keyOf = ({ file, path, reason }: Problem) => [file, path.join("."), reason?.why].join("|");

function main(): number {
  const { values } = parseArgs({ options: { ahead: { type: "string" } } });
  if (values.ahead === undefined) return run();
  const days = Number(values.ahead);
  if (days > 0) console.log(comingUp(days));
  else console.error("Name a number of days: npm run preflight -- --ahead 30");
  return days > 0 ? 0 : 1;
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
    process.exitCode = main();
  });
