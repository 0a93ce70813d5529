/** Finds health texts without a current review by a clinician. */
import type { Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import type { Finding } from "./finding.ts";

const missing = {
  group: "patients",
  reason: "Patients act on this article, and no clinician has signed it.",
  remedy:
    "Have a clinician read and correct it. Then write reviewed: with by, date and next, and take body off the file's sample list.",
} as const;

const over = {
  group: "patients",
  reason: "The day of the next medical review is over.",
  remedy: "Have a clinician read it again, then write the new date and next.",
} as const;

const changed = {
  group: "patients",
  reason: "The text was brought up to date after its medical review.",
  remedy: "Have a clinician read what changed, then write the new date of the review.",
} as const;

/** News isn't health advice and needs no review. */
export const unreviewedArticles = ({ articles }: Site) =>
  articles.filter(({ kind, reviewed }) => kind === "article" && !reviewed);

/** `today` is a day in the practice's own time zone, like 2026-11-15. */
export function medicalReviewFindings(site: Site, today: string): Finding[] {
  return [
    ...unreviewedArticles(site).map(({ file }) => ({ file, path: ["reviewed"], ...missing })),
    ...[...site.services, ...site.articles].flatMap(({ file, reviewed, updated }): Finding[] => {
      if (!reviewed) return [];
      if (isoDate(reviewed.next) < today) {
        return [{ file, path: ["reviewed", "next"], note: reviewed.next, ...over }];
      }
      const isLater = updated && isoDate(updated) > isoDate(reviewed.date);
      return isLater ? [{ file, path: ["updated"], note: updated, ...changed }] : [];
    }),
  ];
}
