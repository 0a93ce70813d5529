/**
 * Lists what is still sample or unreviewed. Exits with 1 if anything must be replaced. With
 * SOURCE_DATE_EPOCH it says what it will say at that time: the nightly build looks a month ahead.
 */

import { styleText } from "node:util";
import { launchFindings } from "../data/check/checks.ts";
import { sourceOf } from "../data/check/text/texts.ts";
import { leftOutPages } from "../data/check/translations.server.ts";
import { readSite } from "../data/load.server.ts";
import { buildTime } from "../data/read/build-time.server.ts";
import { fieldName, groups, isAdvice, type Problem, placeOf } from "../data/read/problem.ts";
import type { Site } from "../data/read/site.server.ts";
import { contentFolder } from "../roots.ts";
import { runCommand } from "./command.ts";

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
  for (const lines of [draftList(site), leftOutPages(site)])
    if (lines.length > 0) say(`\n${lines.join("\n")}`);
  return musts(findings).length === 0 ? 0 : 1;
}

const bold = (text: string) => styleText("bold", text);
const quiet = (text: string) => styleText("dim", text);

const byPlace = (a: Problem, b: Problem) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

function section(title: string, findings: Problem[]): string[] {
  if (findings.length === 0) return [];
  const width = Math.max(...findings.map((finding) => placeOf(finding).length));
  const byReason = Map.groupBy(findings, ({ reason, todo }) => `${reason?.why}\n${todo}`);
  const parts = [...byReason.values()].flatMap((same) => [
    "",
    `  ${same[0]?.reason?.why}`,
    `  ${quiet("To do:")} ${same[0]?.todo}`,
    ...same.sort(byPlace).map((finding) => {
      const note = finding.found ? quiet(` (${finding.found})`) : "";
      return `    ${placeOf(finding).padEnd(width)}  ${fieldName(finding.path)}${note}`;
    }),
  ]);
  return ["", bold(`${title}: ${findings.length}`), ...parts];
}

function formatReport(findings: Problem[]): string {
  const needed = musts(findings);
  const lines = Object.entries(groups).flatMap(([group, title]) =>
    section(
      title,
      needed.filter(({ reason }) => reason?.group === group),
    ),
  );
  lines.push(...section("Worth a thought, but nothing that holds the site back", findings.filter(isAdvice)));
  const end =
    needed.length === 0
      ? bold("Nothing is left to replace or to review. The site may go public.")
      : `${orderOfWork(needed)}\n\n${bold(`${counted(needed.length)} to fix before the site may go public.`)}`;
  return [...lines, "", end].join("\n").trimStart();
}

/** Facts first, because texts take them from there; then by folder, and translations of them last. */
function orderOfWork(findings: Problem[]): string {
  const byPart = Map.groupBy(findings, ({ file }) => file.replace(/\/[^/]*$/, ""));
  const rank = (part: string) =>
    part === "practice.yaml" ? 0 : part.startsWith("es") ? 3 : part.includes(".") ? 1 : 2;
  const parts = [...byPart].sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
  return [
    `Start with ${parts[0]?.[0]}. In this order:`,
    ...parts.map(([part, found]) => `    ${part}: ${counted(found.length)}`),
  ].join("\n");
}

const counted = (count: number) => (count === 1 ? "1 item" : `${count} items`);

/** Lines for the end of the report. */
export const draftList = ({ drafts }: Site): string[] => [
  ...(drafts.length > 0 ? [`Articles that are not published: ${drafts.length}`] : []),
  ...drafts.map(({ file, title, date, waitsFor }) => {
    const until = waitsFor === "draft" ? "draft: true" : `from ${date}`;
    return `    content/${file}  ${title} (${until})`;
  }),
];

if (import.meta.main)
  await runCommand(() => {
    process.exitCode = run();
  });
