/** Findings about reviews, legal notices and portraits. */
import path from "node:path";
import { ownPages } from "../../pages.ts";
import { filesByName, isDrawing, pictureFiles } from "../../read/picture-files.server.ts";
import type { Site } from "../../read/site.server.ts";
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
            isInvented: true,
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

/** Why the page is required, by path. */
const duties: Record<string, string> = {
  "/nondiscrimination": "45 CFR 92.10",
  "/language-assistance": "45 CFR 92.11",
  "/good-faith-estimate": "45 CFR 149.610",
  "/notice-of-privacy-practices": "45 CFR 164.520",
};

export function unreadFindings(site: Site): Finding[] {
  return ownPages(site)
    .filter(({ content }) => "review" in content && content.review === "needed")
    .map(({ path: page, file }) => ({
      file,
      path: ["review"],
      ...(duties[page] && { note: duties[page] }),
      group: "law",
      reason: "The practice's counsel has not read this page yet.",
      remedy: "Have it read and corrected, then write review: done.",
    }));
}

export function portraitFindings(root: string, { providers }: Site): Finding[] {
  const pictures = filesByName(pictureFiles(path.join(root, "images")));
  return providers
    .filter(({ image = "" }) => {
      const file = pictures.get(image);
      return !file || isDrawing(file);
    })
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
