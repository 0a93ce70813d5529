/** Finds Spanish pages that are on the site and that no qualified translator has signed. */
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { finding } from "./finding.ts";

const unsigned = {
  group: "law",
  why: "A machine's translation of health information needs the review of a qualified human translator (45 CFR 92.201).",
  todo: "Have one compare it with the English and correct it, then write reviewer and reviewed. Or write spanish: reviewed in practice.yaml, and only signed pages are published.",
} as const;

const outdated = {
  group: "patients",
  why: "The English has changed since this was translated.",
  todo: "Have a translator compare the two, then write the new day of the review and",
} as const;

/**
 * With `spanish: reviewed`, what is not signed is not on the site, and English may go public alone: a shared file whose English has
 * changed is advice.
 */
export const translationFindings = ({ practice, translations }: Site): Problem[] =>
  translations.flatMap(({ file, reviewer, isCurrent, current, leftOut }) => {
    if (leftOut) return [];
    if (!reviewer) return [finding(file, ["translation"], unsigned)];
    if (isCurrent) return [];
    const reason = { ...outdated, todo: `${outdated.todo} of: ${current}` };
    const severity = practice.spanish === "reviewed" ? ({ severity: "advice" } as const) : {};
    return [finding(file, ["translation", "of"], { ...reason, ...severity })];
  });
