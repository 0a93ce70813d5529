/** Advice about the text of the Spanish pages, and a table of how easily each reads. */
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { translationFile } from "../../read/translations.server.ts";
import { entriesOf } from "./entries.ts";
import { inflesz } from "./inflesz.ts";
import { median } from "./statistics.ts";

/** The lowest value at which most adults read a text without trouble. */
export const easyEnough = 55;

interface Reading {
  file: string;
  ease: number;
}

/** A page with a few words has no value that means anything. */
const fewestSentences = 3;

export function spanishReading(site: Site): Reading[] {
  if (!site.spanish) return [];
  return entriesOf(site.spanish).flatMap((entry) => {
    const ease = entry.sentences.length >= fewestSentences ? inflesz(entry.sentences) : undefined;
    return ease === undefined ? [] : [{ file: translationFile(entry.file), ease }];
  });
}

export function spanishAdvice(site: Site): Problem[] {
  return spanishReading(site)
    .filter(({ ease }) => ease < easyEnough)
    .map(({ file, ease }) => ({
      file,
      path: ["text"],
      expected: `a text that reads easily: INFLESZ ${easyEnough} or more`,
      found: ease.toFixed(1),
      todo: "write shorter sentences and shorter words",
    }));
}

/** "es/blogs/blog-1.md  71.2", the hardest first. */
export function spanishTable(site: Site): string {
  const readings = spanishReading(site).sort((a, b) => a.ease - b.ease);
  if (readings.length === 0) return "";
  return [
    "Spanish: how easily each page reads (INFLESZ, 55 or more; the hardest first)",
    ...readings.map(({ file, ease }) => `${ease.toFixed(1).padStart(6)}  ${file}`),
    `median ${median(readings.map(({ ease }) => ease)).toFixed(1)}`,
  ].join("\n");
}
