/**
 * Checks the words of the site. `npm run content` prints a table of every text and all findings; with --quiet only the
 * problems. Problems exit with 1, advice does not. Mistakes of form stop it first, as they stop the build.
 */
import { ContentError, formatProblem, type Problem } from "../app/content/problem.ts";
import { contentFolder, readSite, type Site } from "../app/content/site.server.ts";
import { articleAdvice } from "./content/articles.ts";
import { contactProblems } from "./content/contacts.ts";
import { countAdvice } from "./content/counts.ts";
import { dataAdvice } from "./content/data.ts";
import { entriesOf } from "./content/entries.ts";
import { hoursProblems } from "./content/hours.ts";
import { bareNumbers } from "./content/phone-numbers.ts";
import { readingAdvice } from "./content/reading.ts";
import { spellingAdvice } from "./content/spelling.ts";
import { summaryOf, tableOf } from "./content/table.ts";
import { textsOf } from "./content/texts.ts";
import { voiceAdvice } from "./content/voice.ts";
import { copiedFacts } from "./content/written-once.ts";

/** Everything the checks have to say, problems and advice. */
export async function findingsOf(site: Site, root: string, now = new Date()): Promise<Problem[]> {
  return [
    ...quickFindings(site, root, now),
    ...(await spellingAdvice(site, root, [...textsOf(root).keys()])),
  ];
}

/** All of them but spelling, which takes seconds and is advice. */
export function quickFindings(site: Site, root: string, now = new Date()): Problem[] {
  const { practice, locations, articles } = site;
  const entries = entriesOf(site);
  const texts = textsOf(root);
  const news = new Set(articles.filter(({ kind }) => kind === "news").map(({ file }) => file));
  return [
    ...copiedFacts(texts, practice, locations),
    ...hoursProblems(texts, { hours: practice.hours, offices: locations, news }),
    ...contactProblems(texts, practice),
    ...countAdvice(texts, site),
    ...dataAdvice(site, texts, now),
    ...bareNumbers(site, texts),
    ...articleAdvice(site, entries),
    ...readingAdvice(entries),
    ...voiceAdvice(entries),
  ];
}

export const isAdvice = ({ severity }: Problem) => severity === "advice";

/** What a practice may leave as it is. Each finding names its `rule`: "reading grade", "length", "spelling" ... */
export async function adviceOf(site: Site, root: string, now = new Date()): Promise<Problem[]> {
  return (await findingsOf(site, root, now)).filter(isAdvice);
}

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

async function run(root: string, quiet: boolean): Promise<number> {
  let site: Site;
  try {
    site = readSite(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.log(error.message);
    return 1;
  }
  // Quietly, advice is not shown, so it need not be looked for where that takes long.
  const findings = quiet ? quickFindings(site, root) : await findingsOf(site, root);
  const entries = entriesOf(site);
  if (!quiet) console.log(`${tableOf(entries, findings)}\n\n${summaryOf(entries)}\n`);
  console.log(reportOf(findings, quiet));
  return findings.every(isAdvice) ? 0 : 1;
}

if (import.meta.main) process.exitCode = await run(contentFolder(), process.argv.includes("--quiet"));
