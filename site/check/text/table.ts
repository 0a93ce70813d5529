/** The table of all texts, as `npm run content` prints it. */
import type { Problem } from "../../read/problem.ts";
import type { Entry } from "./entries.ts";
import { gradeOf } from "./grade.ts";
import { wordCount } from "./reading.ts";
import { median } from "./statistics.ts";

export function tableOf(entries: Entry[], problems: Problem[]): string {
  const rows = entries.map((entry) => [
    entry.kind,
    entry.file,
    String(wordCount(entry)),
    gradeOf(entry.sentences)?.toFixed(1) ?? "-",
    String(problems.filter(({ file }) => file === entry.file).length || ""),
  ]);
  const head = ["kind", "file", "words", "grade", "findings"];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

export function summaryOf(entries: Entry[]): string {
  const grades = (isCounted: (kind: string) => boolean) =>
    entries
      .filter(({ kind }) => isCounted(kind))
      .flatMap(({ sentences }) => gradeOf(sentences) ?? [])
      .sort((a, b) => a - b);
  const line = (name: string, isCounted: (kind: string) => boolean) => {
    const all = grades(isCounted);
    return `${name}: ${all.length} graded, median ${median(all).toFixed(1)}, highest ${(all.at(-1) ?? 0).toFixed(1)}`;
  };
  const words = entries.reduce((sum, entry) => sum + wordCount(entry), 0);
  return [
    line("Articles", (kind) => kind === "article"),
    line("News and other pages", (kind) => kind !== "article" && kind !== "legal"),
    line("Legal pages and notices", (kind) => kind === "legal"),
    `${words.toLocaleString("en-US")} words in ${entries.length} entries`,
  ].join("\n");
}
