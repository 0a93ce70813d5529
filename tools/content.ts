/**
 * Checks the text of the site. `npm run content` prints advice and problems; with --table also every text with its length
 * and reading grade; with --quiet only the problems. Problems exit with 1, advice doesn't.
 */
import { runCommand } from "../environment/command.ts";
import { contentFindings } from "../site/check/checks.ts";
import { type Entry, entriesOf } from "../site/check/text/entries.ts";
import { gradeOf } from "../site/check/text/grade.ts";
import { wordCount } from "../site/check/text/reading.ts";
import { easeOf } from "../site/check/text/spanish.ts";
import { spellingAdvice } from "../site/check/text/spelling.ts";
import { median } from "../site/check/text/statistics.ts";
import { sourceOf } from "../site/check/text/texts.ts";
import { readSite } from "../site/load.server.ts";
import { buildTime } from "../site/read/build-time.server.ts";
import { formatProblem, isAdvice, type Problem } from "../site/read/problem.ts";
import { contentFolder, type Site } from "../site/read/site.server.ts";
import { editionsOf } from "../site/text/language.ts";

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
  const hint = quiet && advice.length > 0 ? ". npm run content prints the advice" : "";
  return [quiet ? "" : printed("Advice", advice), printed("Problems", problems), `${summary}${hint}`]
    .filter(Boolean)
    .join("\n");
}

/** Prints the findings and returns the exit code. */
export async function run(root: string, options: string[], say = console.log): Promise<number> {
  const site = readSite(root);
  const findings = quickFindings(site, root);
  const quiet = options.includes("--quiet");
  // --quiet doesn't print advice, so skip the slow spelling check.
  if (!quiet) findings.push(...(await spellingAdvice(site, root)));
  say(reportOf(findings, quiet));
  const entries = editionsOf(site).flatMap(entriesOf);
  if (options.includes("--table")) {
    console.table(tableOf(entries, findings));
    say(summaryOf(entries));
  }
  return findings.every(isAdvice) ? 0 : 1;
}

const measureOf = (entry: Entry) => (entry.language === "es" ? easeOf(entry) : gradeOf(entry.sentences));

/** Rows for console.table, by file. */
const tableOf = (entries: Entry[], problems: Problem[]) =>
  Object.fromEntries(
    entries.map((entry) => {
      const findings = problems.filter(({ file }) => file === entry.file).length;
      const grade = measureOf(entry)?.toFixed(1);
      const { kind, file } = entry;
      return [file, { kind, words: wordCount(entry), ...(grade && { grade: Number(grade) }), findings }];
    }),
  );

function groupOf({ language, kind }: Entry): string {
  if (language === "es") return "Spanish (INFLESZ, 55 or more reads easily)";
  if (kind === "legal") return "Legal pages and notices";
  return kind === "article" ? "Articles" : "News and other pages";
}

function summaryOf(entries: Entry[]): string {
  const groups = Map.groupBy(entries, groupOf);
  const words = entries.reduce((sum, entry) => sum + wordCount(entry), 0);
  return [
    ...[...groups].flatMap(([name, group]) => {
      const all = group.flatMap((entry) => measureOf(entry) ?? []);
      const range = `lowest ${Math.min(...all).toFixed(1)}, highest ${Math.max(...all).toFixed(1)}`;
      return all.length > 0
        ? [`${name}: ${all.length} graded, median ${median(all).toFixed(1)}, ${range}`]
        : [];
    }),
    `${words.toLocaleString("en-US")} words in ${entries.length} entries`,
  ].join("\n");
}

if (import.meta.main)
  await runCommand(async () => {
    process.exitCode = await run(contentFolder(), process.argv.slice(2));
  });
