/**
 * Checks the text of the site. `npm run content` prints a table of all texts and all findings; with --quiet only the
 * problems. Problems exit with 1, advice doesn't. Content that doesn't build is reported first.
 */

import { articleAdvice } from "../site/check/text/articles.ts";
import { calendarProblems } from "../site/check/text/calendar.ts";
import { contactProblems } from "../site/check/text/contacts.ts";
import { countAdvice } from "../site/check/text/counts.ts";
import { dataAdvice } from "../site/check/text/data.ts";
import { entriesOf } from "../site/check/text/entries.ts";
import { formAdvice } from "../site/check/text/form.ts";
import { hoursProblems } from "../site/check/text/hours.ts";
import { bareNumbers } from "../site/check/text/phone-numbers.ts";
import { protectedProblems } from "../site/check/text/protected.ts";
import { readingAdvice } from "../site/check/text/reading.ts";
import { spanishAdvice, spanishTable } from "../site/check/text/spanish.ts";
import { spellingAdvice } from "../site/check/text/spelling.ts";
import { summaryOf, tableOf } from "../site/check/text/table.ts";
import { textsOf } from "../site/check/text/texts.ts";
import { voiceAdvice } from "../site/check/text/voice.ts";
import { whereaboutsProblems } from "../site/check/text/whereabouts.ts";
import { copiedFacts } from "../site/check/text/written-once.ts";
import { translationAdvice } from "../site/check/translations.server.ts";
import { readSite } from "../site/load.server.ts";
import { buildTime } from "../site/read/build-time.server.ts";
import { ContentError, formatProblem, type Problem } from "../site/read/problem.ts";
import { contentFolder, type Site } from "../site/read/site.server.ts";
import { plainWords } from "../site/text/words.ts";

/** All problems and advice. */
export async function findingsOf(site: Site, root: string, now = buildTime()): Promise<Problem[]> {
  return [
    ...quickFindings(site, root, now),
    ...(await spellingAdvice(site, root, [
      ...textsOf(root).keys(),
      ...site.translations.map(({ file }) => file),
    ])),
  ];
}

/** The checks that find problems. Some of them also advise. */
export function problemsIn(site: Site, root: string, now = buildTime(), texts = textsOf(root)): Problem[] {
  const { practice, locations, articles } = site;
  const news = new Set(articles.filter(({ kind }) => kind === "news").map(({ file }) => file));
  return [
    ...copiedFacts(texts, { ...practice, booking: plainWords(practice.booking) }, locations),
    ...hoursProblems(texts, { hours: practice.hours, offices: locations, news }),
    ...contactProblems(texts, practice),
    ...calendarProblems(site, texts, now),
    ...whereaboutsProblems(site, texts),
    ...protectedProblems(site.protectedFacts, texts),
  ];
}

/** All checks except spelling, which takes seconds and only gives advice. */
export function quickFindings(site: Site, root: string, now = buildTime()): Problem[] {
  const entries = entriesOf(site);
  const texts = textsOf(root);
  return [
    ...problemsIn(site, root, now, texts),
    ...countAdvice(texts, site),
    ...dataAdvice(site, texts, now),
    ...bareNumbers(site, texts),
    ...articleAdvice(site, entries),
    ...readingAdvice(entries),
    ...voiceAdvice(entries),
    ...formAdvice(texts),
    ...spanishAdvice(site),
    ...translationAdvice(site, root),
  ];
}

export const isAdvice = ({ severity }: Problem) => severity === "advice";

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
export async function run(root: string, quiet: boolean, say = console.log): Promise<number> {
  let site: Site;
  try {
    site = readSite(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    say(error.message);
    return 1;
  }
  // --quiet doesn't print advice, so skip the slow spelling check.
  const findings = quiet ? quickFindings(site, root) : await findingsOf(site, root);
  const entries = entriesOf(site);
  if (!quiet) say([tableOf(entries, findings), summaryOf(entries), spanishTable(site)].join("\n\n"));
  say(reportOf(findings, quiet));
  return findings.every(isAdvice) ? 0 : 1;
}

if (import.meta.main) process.exitCode = await run(contentFolder(), process.argv.includes("--quiet"));
