/** Finds what nobody has read, and what is over: reviews by clinicians and counsel, closed days, the list of plans, security.txt. */

import { pageFile } from "../../kinds/pages.ts";
import { ownPages } from "../../pages.ts";
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import { dayIn } from "../../text/dates.ts";
import type { Source } from "../text/texts.ts";
import { finding, type Reason } from "./finding.ts";

const missing = {
  why: "Patients act on this article, and no clinician has signed it.",
  todo: 'Have a clinician read and correct it. Then write reviewed: with by, date and next, and take body off the file\'s sample list ("Text" off "Still made up" in its form).',
} as const;

const over = {
  why: "The day of the next medical review is over.",
  todo: "Have a clinician read it again, then write the new date and next.",
} as const;

const changed = {
  why: "The text was brought up to date after its medical review.",
  todo: "Have a clinician read what changed, then write the new date of the review.",
} as const;

const unreadCard = {
  why: "People in danger act on this card, and no clinician has read it.",
  todo: "Have a clinician read and correct the card and its numbers, then delete its line unreviewed.",
} as const;

/** News isn't health advice and needs no review. */
export const unreviewedArticles = ({ articles }: Site) =>
  articles.filter(({ kind, reviewed }) => kind === "article" && !reviewed);

export function medicalReviewFindings(site: Site, { now }: Pick<Source, "now">): Problem[] {
  const today = dayIn(site.practice.timeZone, now);
  return [
    ...site.emergencies.emergencies.flatMap(({ title, unreviewed }, index) =>
      unreviewed
        ? [finding("emergencies.yaml", ["emergencies", index, "unreviewed"], unreadCard, title)]
        : [],
    ),
    ...unreviewedArticles(site).map(({ file }) => finding(file, ["reviewed"], missing)),
    ...[...site.services, ...site.articles].flatMap(({ file, reviewed, updated }) => {
      if (!reviewed) return [];
      if (isoDate(reviewed.next) < today) return [finding(file, ["reviewed", "next"], over, reviewed.next)];
      const isLater = updated && isoDate(updated) > isoDate(reviewed.date);
      return isLater ? [finding(file, ["updated"], changed, updated)] : [];
    }),
  ];
}

const dayLength = 24 * 60 * 60 * 1000;
const planDays = 180;

const overDay: Reason = {
  why: "This closed day is over. On next year's, the site would say that the offices are open.",
  todo: "Delete the line, and add next year's day.",
  severity: "advice",
};
const oldPlans: Reason = {
  why: `The list of plans was last checked more than ${planDays} days ago.`,
  todo: "Check it with each insurer, then write today's date.",
};
const oldWait: Reason = {
  why: `The waiting time was counted more than ${planDays} days ago.`,
  todo: "Count it again and write the day, or delete the entry.",
};
const expired: Reason = {
  why: "security.txt has expired: people who find a security problem can't rely on it.",
  todo: "Check that someone reads the contact, then write a day within a year.",
};

export function* dateFindings({ practice, pages }: Site, { now }: Pick<Source, "now">): Generator<Problem> {
  const today = dayIn(practice.timeZone, now);
  const daysUntil = (date: string) => (Date.parse(isoDate(date)) - Date.parse(today)) / dayLength;
  const isOver = ({ date }: { date: string }) => daysUntil(date) < 0;
  const at = (path: PropertyKey[], reason: Reason, found?: string) =>
    finding("practice.yaml", path, reason, found);
  for (const [index, day] of practice.holidays.entries())
    if (isOver(day)) yield at(["holidays", index], overDay, day.date);
  if (pages.insurance && daysUntil(pages.insurance.lastChecked) < -planDays)
    yield finding(pageFile("insurance"), ["lastChecked"], oldPlans);
  for (const [index, { counted }] of practice.waits.entries())
    if (daysUntil(counted) < -planDays) yield at(["waits", index, "counted"], oldWait, counted);
  const expires = practice.security?.expires;
  if (expires && isOver({ date: expires })) yield at(["security", "expires"], expired, expires);
}

const unread: Reason = {
  group: "law",
  why: "The practice's counsel has not read this page yet.",
  todo: "Have it read and corrected, then write review: done.",
};

const due: Reason = {
  group: "law",
  why: "A law, a price or a time limit on this page is due for another look.",
  todo: "Open its source, correct the text, then write the next day as due.",
};

/** Texts with their laws, prices and time limits. */
export const ruledTexts = ({ textPages, services, articles, pages }: Site) => [
  ...[...textPages, ...services, ...articles],
  ...(["insurance", "population-health"] as const).flatMap((name) => {
    const page = pages[name];
    return page ? [{ file: pageFile(name), rules: page.rules }] : [];
  }),
];

/** Sentences about laws, prices and time limits whose day has come. */
export function dueFindings(site: Site, { now }: Pick<Source, "now">): Problem[] {
  const today = dayIn(site.practice.timeZone, now);
  return ruledTexts(site).flatMap(({ file, rules }) =>
    rules.flatMap((rule, index) =>
      isoDate(rule.due) > today ? [] : [finding(file, ["rules", index, "due"], due, rule.says)],
    ),
  );
}

/** Why the page is required, by path. */
const duties: Record<string, string> = {
  "/nondiscrimination": "45 CFR 92.10",
  "/language-assistance": "45 CFR 92.11",
  "/good-faith-estimate": "45 CFR 149.610",
  "/notice-of-privacy-practices": "45 CFR 164.520",
};

export const unreadFindings = (site: Site): Problem[] =>
  ownPages(site)
    .filter(({ content }) => "review" in content && content.review === "needed")
    .map(({ path: page, file }) => finding(file, ["review"], unread, duties[page]));
