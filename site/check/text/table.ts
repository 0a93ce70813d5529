/** The table of all texts, as `npm run content` prints it. */
import type { Problem } from "../../read/problem.ts";
import type { Entry } from "./entries.ts";
import { gradeOf } from "./grade.ts";
import { wordCount } from "./reading.ts";
import { easeOf } from "./spanish.ts";
import { median } from "./statistics.ts";

const measureOf = (entry: Entry) => (entry.language === "es" ? easeOf(entry) : gradeOf(entry.sentences));

/** Rows for console.table, by file. */
export const tableOf = (entries: Entry[], problems: Problem[]) =>
  Object.fromEntries(
    entries.map((entry) => {
      const findings = problems.filter(({ file }) => file === entry.file).length;
      const grade = measureOf(entry)?.toFixed(1);
      const { kind, file } = entry;
      return [file, { kind, words: wordCount(entry), ...(grade && { grade: Number(grade) }), findings }];
    }),
  );

export function summaryOf(entries: Entry[]): string {
  const line = (name: string, isCounted: (entry: Entry) => boolean) => {
    const all = entries.filter(isCounted).flatMap((entry) => measureOf(entry) ?? []);
    const range = `lowest ${Math.min(...all).toFixed(1)}, highest ${Math.max(...all).toFixed(1)}`;
    return all.length > 0
      ? [`${name}: ${all.length} graded, median ${median(all).toFixed(1)}, ${range}`]
      : [];
  };
  const words = entries.reduce((sum, entry) => sum + wordCount(entry), 0);
  const isEnglish = ({ language }: Entry) => language === "en";
  return [
    ...line("Articles", (entry) => isEnglish(entry) && entry.kind === "article"),
    ...line(
      "News and other pages",
      (entry) => isEnglish(entry) && entry.kind !== "article" && entry.kind !== "legal",
    ),
    ...line("Legal pages and notices", (entry) => isEnglish(entry) && entry.kind === "legal"),
    ...line("Spanish (INFLESZ, 55 or more reads easily)", (entry) => !isEnglish(entry)),
    `${words.toLocaleString("en-US")} words in ${entries.length} entries`,
  ].join("\n");
}
