/** What must be true or read by counsel before patients see it: reviews, notices, portraits. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../app/content/site.server.ts";
import type { Finding } from "./finding.ts";

export function reviewFindings({ testimonials }: Site): Finding[] {
  const file = "testimonials.yaml";
  const found = testimonials.reviews.flatMap(({ source, authorizationOnFile }, index): Finding[] => [
    ...(/sample/i.test(source)
      ? [
          {
            file,
            path: ["reviews", index, "source"],
            group: "law" as const,
            reason: "Invented reviews may not be shown as real ones (16 CFR 465).",
            remedy: "Replace the review with a real one and name its source, or delete it.",
          },
        ]
      : []),
    ...(authorizationOnFile
      ? []
      : [
          {
            file,
            path: ["reviews", index, "authorizationOnFile"],
            group: "law" as const,
            reason: "A patient's words need the patient's signed permission (45 CFR 164.508).",
            remedy: "Get it and write true, or delete the review.",
          },
        ]),
  ]);
  if (testimonials.repeat > 1) {
    found.push({
      file,
      path: ["repeat"],
      group: "law",
      reason: "Repeated reviews look like the words of more patients than wrote them (16 CFR 465).",
      remedy: "Write repeat: 1.",
    });
  }
  return found;
}

/** Why the page has to be there. */
const duties: Record<string, string> = {
  nondiscrimination: "45 CFR 92.10",
  "language-assistance": "45 CFR 92.11",
  "good-faith-estimate": "45 CFR 149.610",
  "notice-of-privacy-practices": "45 CFR 164.520",
};

export function unreadFindings(site: Site): Finding[] {
  const pages = [
    ...site.textPages,
    ...Object.entries(site.pages).flatMap(([slug, page]) =>
      page && "review" in page ? [{ slug, file: `pages/${slug}.yaml`, review: page.review }] : [],
    ),
  ];
  return pages
    .filter(({ review }) => review === "needed")
    .map(({ slug, file }) => ({
      file,
      path: ["review"],
      ...(duties[slug] && { note: duties[slug] }),
      group: "law",
      reason: "The practice's counsel has not read this page yet.",
      remedy: "Have it read and corrected, then write review: done.",
    }));
}

const photographs = [".jpg", ".jpeg", ".png", ".webp", ".avif"];

export function portraitFindings(root: string, { providers }: Site): Finding[] {
  return providers
    .filter(
      ({ image }) => !photographs.some((ending) => existsSync(path.join(root, "images", image + ending))),
    )
    .map(({ file, slug, image = `providers/${slug}` }) => ({
      file,
      path: ["image"],
      group: "patients",
      isAdvice: true,
      reason: "There is no photograph. Patients like to see who they will meet.",
      remedy: "Put a photograph there, and name it in the file.",
      note: `images/${image}.jpg`,
    }));
}
