/** Finds Spanish pages that are on the site and that no qualified translator has signed. */
import type { Site } from "../../read/site.server.ts";
import type { Finding } from "./finding.ts";

const unsigned = {
  group: "law",
  reason:
    "A machine's translation of health information needs the review of a qualified human translator (45 CFR 92.201).",
  remedy:
    "Have one compare it with the English and correct it, then write reviewer and reviewed. Or write spanish: reviewed in practice.yaml, and only signed pages are published.",
} as const;

const outdated = {
  group: "patients",
  reason: "The English has changed since this was translated.",
  remedy: "Have a translator compare the two, then write the new day of the review and",
} as const;

/**
 * With `spanish: reviewed`, what is not signed is not on the site, and English may go public alone: a shared file whose English has
 * changed is advice.
 */
export const translationFindings = ({ practice, translations }: Site): Finding[] =>
  translations.flatMap(({ file, reviewer, isCurrent, current, leftOut }): Finding[] => {
    if (leftOut) return [];
    if (!reviewer) return [{ file, path: ["translation"], ...unsigned }];
    if (isCurrent) return [];
    const isAdvice = practice.spanish === "reviewed";
    const remedy = `${outdated.remedy} of: ${current}`;
    return [{ file, path: ["translation", "of"], ...outdated, remedy, isAdvice }];
  });
