/** Finds outdated facts: closed days in the past, a list of plans not checked for a long time, an expired security.txt. */

import { pageFile } from "../../kinds/pages.ts";
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import { dayIn } from "../../text/dates.ts";
import type { Source } from "../text/texts.ts";
import { finding, type Reason } from "./finding.ts";

const dayLength = 24 * 60 * 60 * 1000;
const planDays = 180;

const over: Reason = {
  why: "This closed day is over. On next year's, the site would say that the offices are open.",
  todo: "Delete the line, and add next year's day.",
  severity: "advice",
};
const oldPlans: Reason = {
  why: `The list of plans was last checked more than ${planDays} days ago.`,
  todo: "Check it with each insurer, then write today's date.",
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
    if (isOver(day)) yield at(["holidays", index], over, day.date);
  if (pages.insurance && daysUntil(pages.insurance.lastChecked) < -planDays)
    yield finding(pageFile("insurance"), ["lastChecked"], oldPlans);
  const expires = practice.security?.expires;
  if (expires && isOver({ date: expires })) yield at(["security", "expires"], expired, expires);
}
