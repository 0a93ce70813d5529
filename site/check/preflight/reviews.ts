/** Finds health texts without a current review by a clinician. */
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import { dayIn } from "../../text/dates.ts";
import type { Source } from "../text/texts.ts";
import { finding } from "./finding.ts";

const missing = {
  why: "Patients act on this article, and no clinician has signed it.",
  todo: "Have a clinician read and correct it. Then write reviewed: with by, date and next, and take body off the file's sample list.",
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
