/** Finds outdated facts: closed days in the past, a list of plans not checked for a long time, an expired security.txt. */

import { pageFile } from "../../kinds/pages.ts";
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import { dayIn } from "../../text/day.ts";
import type { Source } from "../text/texts.ts";
import { finding, type Reason } from "./finding.ts";

const dayLength = 24 * 60 * 60 * 1000;
const planDays = 180;
/** A security.txt that expires sooner gets a reminder. */
const soonDays = 30;
/** RFC 9116 recommends an expiry within a year. */
const mostDays = 366;

const patients = (why: string, todo: string, severity?: "advice"): Reason => ({
  group: "patients",
  why,
  todo,
  ...(severity && { severity }),
});

export function dateFindings(site: Site, { now }: Source): Problem[] {
  const today = dayIn(site.practice.timeZone, now);
  const daysUntil = (date: string) => (Date.parse(isoDate(date)) - Date.parse(today)) / dayLength;
  return [
    ...closedDays(site, daysUntil),
    ...planFindings(site, daysUntil),
    ...securityFindings(site, daysUntil),
  ];
}

type DaysUntil = (date: string) => number;

function closedDays({ practice, locations }: Site, daysUntil: DaysUntil): Problem[] {
  // An office's list includes the practice's.
  const all = locations.flatMap(({ holidays }) => holidays);
  if (all.length > 0 && all.every(({ date }) => daysUntil(date) < 0)) {
    const why =
      "No closed day is coming up: on the next holiday the site would say that the offices are open.";
    const todo = "Write the next days on which the offices are closed.";
    return [finding("practice.yaml", ["holidays"], patients(why, todo, "advice"))];
  }
  const over = patients("This closed day is over.", "Delete the line, and add next year's day.", "advice");
  return practice.holidays.flatMap(({ date }, index) =>
    daysUntil(date) < 0 ? [finding("practice.yaml", ["holidays", index], over, date)] : [],
  );
}

function planFindings({ pages }: Site, daysUntil: DaysUntil): Problem[] {
  if (!pages.insurance || daysUntil(pages.insurance.lastChecked) >= -planDays) return [];
  const why = `The list of plans was last checked more than ${planDays} days ago.`;
  const todo = "Check it with each insurer, then write today's date.";
  return [finding(pageFile("insurance"), ["lastChecked"], patients(why, todo))];
}

function securityFindings({ practice: { security } }: Site, daysUntil: DaysUntil): Problem[] {
  if (!security) return [];
  const left = daysUntil(security.expires);
  if (left > soonDays && left <= mostDays) return [];
  const why =
    left < 0
      ? "security.txt has expired: people who find a security problem can't rely on it."
      : left <= soonDays
        ? "security.txt will expire soon."
        : "security.txt expires in more than a year, so nobody would notice a dead contact.";
  const todo = "Check that someone reads the contact, then write a day within a year.";
  const reason = patients(why, todo, left < 0 ? undefined : "advice");
  return [finding("practice.yaml", ["security", "expires"], reason, security.expires)];
}
