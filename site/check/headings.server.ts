/** Headings of articles, services and text pages that their tables and offices refer to. */

import { writtenArticles } from "../pages.ts";
import { type Problem, show, suggestion } from "../read/problem.ts";
import type { ArticleEntry, ServiceEntry, Site } from "../read/site.server.ts";

type Guided = ArticleEntry | ServiceEntry | Site["textPages"][number];

export function* checkHeadings(site: Site): Generator<Problem> {
  for (const entry of [...site.services, ...writtenArticles(site), ...site.textPages])
    yield* headingProblems(entry);
}

function* headingProblems({ file, body, ...entry }: Guided): Generator<Problem> {
  const headings = body.flatMap((block) => (block.type === "heading" ? [block.id] : []));
  const named = entry.tables.map(({ after }, index) => ({ field: ["tables", index, "after"], after }));
  if ("officesAfter" in entry) named.push({ field: ["officesAfter"], after: entry.officesAfter });
  for (const { field, after } of named) {
    if (!after || headings.includes(after)) continue;
    yield {
      file,
      path: field,
      expected:
        headings.length > 0 ? `a heading of the text: ${headings.join(", ")}` : "a text with headings",
      found: show(after),
      todo: suggestion(
        after,
        headings,
        field.length > 1
          ? "correct it, or delete the line: the table is then shown above the text"
          : "correct it, or delete the line",
      ),
    };
  }
}
