/** What an article or a service names beside its text: emergencies, headings for its tables, days that follow each other. */
import { isoDate } from "../schema/fields.ts";
import type { Reader } from "./files.server.ts";
import { fieldName, nearest, show } from "./problem.ts";
import type { ArticleEntry, ServiceEntry, Site } from "./site.server.ts";

type Guided = ArticleEntry | ServiceEntry;

export function checkGuidance(site: Site, reader: Reader) {
  const ids = site.emergencies.emergencies.map(({ id }) => id);
  for (const entry of [...site.services, ...site.articles]) {
    checkEmergencies(entry, ids, reader);
    checkTables(entry, reader);
  }
  for (const article of site.articles) checkUpdated(article, reader);
}

function checkEmergencies({ file, urgency }: Guided, ids: string[], reader: Reader) {
  for (const [index, id] of (urgency?.emergencies ?? []).entries()) {
    if (ids.includes(id)) continue;
    reader.report({
      file,
      field: fieldName(["urgency", "emergencies", index]),
      expected: ids.length > 0 ? `one of: ${ids.join(", ")}` : "an id from content/emergencies.yaml",
      received: show(id),
      remedy: suggestion(id, ids, "correct the id, or add the emergency to content/emergencies.yaml"),
    });
  }
}

function checkTables({ file, tables, body }: Guided, reader: Reader) {
  const headings = body.flatMap((block) => (block.type === "heading" ? [block.id] : []));
  for (const [index, { after }] of tables.entries()) {
    if (!after || headings.includes(after)) continue;
    reader.report({
      file,
      field: fieldName(["tables", index, "after"]),
      expected:
        headings.length > 0 ? `a heading of the text: ${headings.join(", ")}` : "a text with headings",
      received: show(after),
      remedy: suggestion(
        after,
        headings,
        "correct it, or delete the line: the table then stands above the text",
      ),
    });
  }
}

const suggestion = (word: string, known: string[], otherwise: string) => {
  const near = nearest(word, known);
  return near ? `write ${near}, if that is what you mean` : otherwise;
};

function checkUpdated({ file, date, updated }: ArticleEntry, reader: Reader) {
  if (!updated || isoDate(updated) > isoDate(date)) return;
  reader.report({
    file,
    field: "updated",
    expected: `a day after the article's own, ${date}`,
    received: updated,
    remedy: "correct the day, or delete the line",
  });
}
