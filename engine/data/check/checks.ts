/** Every check, by what it is for. A new one is a function in the file of its subject, and a line here. */
import { located } from "../read/locate.server.ts";
import { isAdvice, type Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { checkColors } from "./colors.server.ts";
import { checkConcepts } from "./concepts.server.ts";
import { checkFileNames, checkPaths } from "./file-names.server.ts";
import {
  brokenLinks,
  checkHeadings,
  checkPatientLinks,
  checkRedirects,
  leftOutLinks,
} from "./links.server.ts";
import { checkDownloads, checkPictures, unusedPictures } from "./pictures.server.ts";
import { safetyFindings } from "./preflight/safety.server.ts";
import { reviewFindings, sampleFindings, textFindings } from "./preflight/samples.ts";
import { dateFindings, dueFindings, medicalReviewFindings, unreadFindings } from "./preflight/unread.ts";
import {
  checkArticles,
  checkDays,
  checkReferences,
  checkSamples,
  checkServiceHours,
  repeatedIds,
  repeatedValues,
} from "./references.server.ts";
import { checkAnswers, checkCards } from "./safety.server.ts";
import {
  emptyEntries,
  hoursOfNoOffice,
  lengthAdvice,
  lostRules,
  missingSources,
  onlyInFooter,
  overAlerts,
  placeAdvice,
  sameWords,
  shownNowhere,
  zoneOfNoOffice,
} from "./text/data.ts";
import { copiedContacts, ownAddresses, protectedProblems } from "./text/facts.ts";
import { formAdvice } from "./text/form.ts";
import { readingAdvice } from "./text/reading.ts";
import type { Check, Source } from "./text/texts.ts";
import { wrongWeekdays } from "./text/weekdays.ts";
import { translationAdvice, translationFindings } from "./translations.server.ts";

/** What stops a build: names first, because links and pictures don't fit a wrong one. */
export const nameChecks: Check[] = [checkFileNames, checkPaths, repeatedIds];
export const buildChecks: Check[] = [
  checkReferences,
  checkDays,
  checkServiceHours,
  checkArticles,
  checkHeadings,
  brokenLinks,
  checkRedirects,
  checkPatientLinks,
  checkSamples,
  checkPictures,
  checkDownloads,
  checkColors,
  checkConcepts,
  checkCards,
  checkAnswers,
];

/** What `npm run check` says: facts that are proven wrong stop a publication. */
const factChecks: Check[] = [copiedContacts, protectedProblems, wrongWeekdays];

/** The rest is advice, but for findings that say that they are proven. */
const adviceChecks: Check[] = [
  placeAdvice,
  leftOutLinks,
  emptyEntries,
  onlyInFooter,
  overAlerts,
  hoursOfNoOffice,
  lengthAdvice,
  lostRules,
  missingSources,
  repeatedValues,
  unusedPictures,
  zoneOfNoOffice,
  shownNowhere,
  ownAddresses,
  sameWords,
  readingAdvice,
  formAdvice,
  translationAdvice,
];

/** What keeps a site from going public: values that are made up. While there is one, every page says so. */
const inventionChecks: Check[] = [reviewFindings, sampleFindings, textFindings];

/** The same: what nobody has read, and what is over. */
const launchChecks: Check[] = [
  ...inventionChecks,
  unreadFindings,
  medicalReviewFindings,
  safetyFindings,
  translationFindings,
  dateFindings,
  dueFindings,
];

/** Advice that content says is right is left out. `standard`: what findings are, unless they say otherwise. */
const run = (checks: Check[], site: Site, source: Source, standard: Pick<Problem, "severity"> = {}) =>
  checks
    .flatMap((check) => [...check(site, source)])
    .map((problem): Problem => ({ ...standard, ...problem }))
    .filter((problem) => !site.practice.accepted.some((entry) => accepts(entry, problem)));

/** What checks find, with lines. */
export const findingsOf = (...checked: Parameters<typeof run>): Problem[] =>
  run(...checked).map((problem) => located(checked[2].root, problem));

/** What `npm run check` prints, but for the spelling. */
export const contentFindings = (site: Site, source: Source): Problem[] => [
  ...findingsOf(factChecks, site, source),
  ...findingsOf(adviceChecks, site, source, { severity: "advice" }),
];

/** What keeps a site from going public. A field is reported once: the first check says most about it. */
export function launchFindings(site: Site, source: Source): Problem[] {
  const found = findingsOf(launchChecks, site, source);
  return found.filter(
    (problem, index) => !found.slice(0, index).some((known) => isSamePlace(known, problem)),
  );
}

/** One line, or a field and a part of it for another reason. */
function isSamePlace(one: Problem, other: Problem): boolean {
  if (one.file !== other.file) return false;
  if (one.line !== undefined && one.line === other.line) return true;
  const isWhole = one.path.length === 1 || other.path.length === 1;
  const isField = one.path[0] === other.path[0] && other.path[0] !== "text";
  return isWhole && isField && one.reason?.why !== other.reason?.why;
}

/**
 * Whether the site shows anything made up. Then it asks search engines to stay away and says so on every page, whatever
 * its address. Not for other findings: a review that is over must not take a practice's site out of search.
 */
export const hasSamples = (site: Site, source: Source) =>
  run(inventionChecks, site, source).some(({ reason }) => reason?.isInvented);

/** `accepted` in practice.yaml answers advice. What is proven wrong can't be accepted. */
const accepts = ({ text, file }: Site["practice"]["accepted"][number], problem: Problem) =>
  isAdvice(problem) && problem.found.includes(text) && (file === undefined || file === problem.file);
