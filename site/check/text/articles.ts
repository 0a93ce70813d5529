/** Sources of articles, and titles and descriptions that two pages have. */
import { ownPages, writtenArticles } from "../../pages.ts";
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { repeatsOf } from "../repeats.ts";

/** With fewer than two sources a reader can't verify the text. */
const fewestSources = 2;

export function* missingSources(site: Pick<Site, "articles" | "drafts">): Generator<Problem> {
  for (const { file, kind, sources } of writtenArticles(site)) {
    if (kind !== "article" || sources.length >= fewestSources) continue;
    yield {
      file,
      path: ["sources"],
      expected: `at least ${fewestSources} public sources`,
      found: sources.length === 0 ? "none" : "1",
      todo: "name where the facts come from. For a notice without health advice, write kind: news",
    };
  }
}

export function* sameWords(site: Site): Generator<Problem> {
  for (const field of ["title", "description"] as const)
    for (const { entry, first } of repeatsOf(ownPages(site), (page) => page[field].trim().toLowerCase()))
      yield {
        file: entry.file,
        path: [field],
        expected: `a ${field} that no other page has`,
        found: `${show(entry[field])}, which content/${first.file} has too`,
        todo: "change one of the two: readers and search engines must tell them apart",
      };
}
