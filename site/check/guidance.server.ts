/** Checks of articles, services and text pages: headings that tables and offices refer to, order of dates. */

import { writtenArticles } from "../article-list.ts";
import { type Problem, show, suggestion } from "../read/problem.ts";
import type { ArticleEntry, ServiceEntry, Site } from "../read/site.server.ts";
import { isoDate } from "../schema/fields.ts";

type Guided = ArticleEntry | ServiceEntry | Site["textPages"][number];

export function* checkGuidance(site: Site): Generator<Problem> {
  const articles = writtenArticles(site);
  for (const entry of [...site.services, ...articles, ...site.textPages]) yield* checkHeadings(entry);
  for (const article of articles) yield* checkUpdated(article);
}

function* checkHeadings({ file, body, ...entry }: Guided): Generator<Problem> {
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

function* checkUpdated({ file, date, updated }: ArticleEntry): Generator<Problem> {
  if (!updated || isoDate(updated) > isoDate(date)) return;
  yield {
    file,
    path: ["updated"],
    expected: `a day after the article's own, ${date}`,
    found: updated,
    todo: "correct the day, or delete the line",
  };
}
