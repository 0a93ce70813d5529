/** Findings about reviews and legal notices. */
import { ownPages } from "../../pages.ts";
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { finding, type Reason } from "./finding.ts";

const law = (why: string, todo: string): Reason => ({ group: "law", why, todo });
const invented = {
  ...law(
    "Invented reviews may not be shown as real ones (16 CFR 465).",
    "Replace the review with a real one and name its source, or delete it.",
  ),
  isInvented: true,
};
const unauthorized = law(
  "A patient's words need the patient's signed permission (45 CFR 164.508).",
  "Get it and write true, or delete the review.",
);
const repeated = law(
  "Repeated reviews look like the words of more patients than wrote them (16 CFR 465).",
  "Write repeat: 1.",
);
const unread = law(
  "The practice's counsel has not read this page yet.",
  "Have it read and corrected, then write review: done.",
);

export function* reviewFindings({ testimonials }: Site): Generator<Problem> {
  const file = "testimonials.yaml";
  for (const [index, { source, authorizationOnFile }] of testimonials.reviews.entries()) {
    if (/sample/i.test(source)) yield finding(file, ["reviews", index, "source"], invented);
    if (!authorizationOnFile) yield finding(file, ["reviews", index, "authorizationOnFile"], unauthorized);
  }
  if (testimonials.repeat > 1) yield finding(file, ["repeat"], repeated);
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
