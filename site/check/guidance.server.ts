/** Checks of articles and services: emergency ids, headings that tables refer to, order of dates. */

import { writtenArticles } from "../article-list.ts";
import { fieldName, nearest, type Problem, show } from "../read/problem.ts";
import type { ArticleEntry, ServiceEntry, Site } from "../read/site.server.ts";
import { isoDate } from "../schema/fields.ts";

type Guided = ArticleEntry | ServiceEntry;

export function* checkGuidance(site: Site): Generator<Problem> {
  const ids = site.emergencies.emergencies.map(({ id }) => id);
  const articles = writtenArticles(site);
  for (const entry of [...site.services, ...articles]) yield* checkEmergencies(entry, ids);
  for (const entry of [...site.services, ...articles, ...site.textPages]) yield* checkTables(entry);
  for (const article of articles) yield* checkUpdated(article);
}

function* checkEmergencies({ file, urgency }: Guided, ids: string[]): Generator<Problem> {
  for (const [index, id] of (urgency?.emergencies ?? []).entries()) {
    if (ids.includes(id)) continue;
    yield {
      file,
      field: fieldName(["urgency", "emergencies", index]),
      expected: ids.length > 0 ? `one of: ${ids.join(", ")}` : "an id from content/emergencies.yaml",
      received: show(id),
      remedy: suggestion(id, ids, "correct the id, or add the emergency to content/emergencies.yaml"),
    };
  }
}

function* checkTables({ file, tables, body }: Guided | Site["textPages"][number]): Generator<Problem> {
  const headings = body.flatMap((block) => (block.type === "heading" ? [block.id] : []));
  for (const [index, { after }] of tables.entries()) {
    if (!after || headings.includes(after)) continue;
    yield {
      file,
      field: fieldName(["tables", index, "after"]),
      expected:
        headings.length > 0 ? `a heading of the text: ${headings.join(", ")}` : "a text with headings",
      received: show(after),
      remedy: suggestion(
        after,
        headings,
        "correct it, or delete the line: the table is then shown above the text",
      ),
    };
  }
}

const suggestion = (word: string, known: string[], otherwise: string) => {
  const near = nearest(word, known);
  return near ? `write ${near}, if that is what you mean` : otherwise;
};

function* checkUpdated({ file, date, updated }: ArticleEntry): Generator<Problem> {
  if (!updated || isoDate(updated) > isoDate(date)) return;
  yield {
    file,
    field: "updated",
    expected: `a day after the article's own, ${date}`,
    received: updated,
    remedy: "correct the day, or delete the line",
  };
}
