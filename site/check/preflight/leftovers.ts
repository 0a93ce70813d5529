/** Finds names of the sample practices that stayed behind in a practice's own texts. */
import { lineAt, type Texts, withoutComments } from "../text/texts.ts";
import type { PlacedFinding } from "./finding.ts";

/**
 * Made-up practices and people of content/ and examples/, as they were delivered. Case matters: a verdin is a bird, and
 * in a file name the name of a person is a file name. tests/unit/leftovers.test.ts compares the list with those folders.
 */
export const sampleNames = [
  "Verdin",
  "Juniper Pediatrics",
  "Your Practice",
  "Priya Raman",
  "Elena Marrufo",
  "Samuel Adeyemi",
  "Walter Lindgren",
  "Maren Kowalski",
  "Ben Tsosie",
  "First Last",
];

const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sampleNames.join("|")})(?![\\p{L}\\p{N}])`, "gu");

/** Once in a file: the first place is where to begin. Skips fields that have been reported. */
export function leftoverFindings(texts: Texts, reported: PlacedFinding[]): PlacedFinding[] {
  return [...texts].flatMap(([file, written]) => {
    const text = withoutComments(file, written);
    for (const match of text.matchAll(named)) {
      const line = lineAt(text, match.index);
      if (reported.some((finding) => finding.file === file && finding.line === line)) continue;
      return [
        {
          file,
          path: ["text"],
          line,
          note: match[0],
          group: "patients" as const,
          isInvented: true,
          reason: "The name belongs to a sample practice: no such practice or person exists.",
          remedy: "Write the real name, or {practice}, which the build fills in.",
        },
      ];
    }
    return [];
  });
}
