/** Finds outdated facts: holidays in the past, a list of plans not checked for a long time, an expired security.txt. */
import type { Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import { pageFile } from "../../schema/page.ts";
import type { Finding } from "./finding.ts";

const planDays = 180;
const dayLength = 24 * 60 * 60 * 1000;
/** A security.txt that expires sooner gets a reminder. */
const soonDays = 30;
/** RFC 9116 recommends an expiry within a year. */
const mostDays = 366;

const daysUntil = (date: string, today: string) =>
  (Date.parse(isoDate(date)) - Date.parse(today)) / dayLength;

/** `today` is a day in the practice's own time zone, like 2026-11-15. */
export function dateFindings(site: Site, today: string): Finding[] {
  return [...holidayFindings(site, today), ...planFindings(site, today), ...securityFindings(site, today)];
}

function holidayFindings({ practice }: Site, today: string): Finding[] {
  const file = "practice.yaml";
  const isOver = ({ date }: { date: string }) => isoDate(date) < today;
  if (practice.holidays.every(isOver)) {
    return [
      {
        file,
        path: ["holidays"],
        group: "patients",
        reason:
          "No closed day is coming up: on the next holiday the site would say that the offices are open.",
        remedy: "Write the next days on which the offices are closed.",
      },
    ];
  }
  return practice.holidays.flatMap((holiday, index): Finding[] =>
    isOver(holiday)
      ? [
          {
            file,
            path: ["holidays", index],
            group: "patients",
            isAdvice: true,
            reason: "This closed day is over.",
            remedy: "Delete the line, and add next year's day.",
            note: holiday.date,
          },
        ]
      : [],
  );
}

function planFindings({ pages }: Site, today: string): Finding[] {
  if (!pages.insurance) return [];
  const { lastChecked } = pages.insurance;
  const age = (Date.parse(today) - Date.parse(isoDate(lastChecked))) / dayLength;
  if (age <= planDays) return [];
  return [
    {
      file: pageFile("insurance"),
      path: ["lastChecked"],
      group: "patients",
      reason: `The list of plans was last checked more than ${planDays} days ago.`,
      remedy: "Check it with each insurer, then write today's date.",
    },
  ];
}

function securityFindings({ practice: { security } }: Site, today: string): Finding[] {
  if (!security) return [];
  const left = daysUntil(security.expires, today);
  const finding = {
    file: "practice.yaml",
    path: ["security", "expires"],
    group: "patients" as const,
    note: security.expires,
  };
  const remedy = "Check that someone reads the contact, then write a day within a year.";
  if (left < 0)
    return [
      {
        ...finding,
        reason: "security.txt has expired: who finds a security problem may not rely on it.",
        remedy,
      },
    ];
  if (left <= soonDays)
    return [{ ...finding, isAdvice: true, reason: "security.txt will expire soon.", remedy }];
  if (left > mostDays)
    return [
      {
        ...finding,
        isAdvice: true,
        reason: "security.txt expires in more than a year, so nobody would notice a dead contact.",
        remedy,
      },
    ];
  return [];
}
