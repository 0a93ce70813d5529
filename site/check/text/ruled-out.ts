/** Finds words in the Spanish files that the glossary of docs/guide/spanish.md rules out. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { spanishFolder } from "../../read/translations.server.ts";
import { loosely, type Source, sentenceAt, textMatches } from "./texts.ts";

const guide = path.resolve("docs/guide/spanish.md");
/** The only table with three columns: English, what to write, what not to write. */
const row = /^\|([^|\n]+)\|([^|\n]+)\|([^|\n]*)\|$/gm;
/** "gripe without influenza": ruled out in a sentence that lacks the other word. */
const ruling = /^(.+?)(?: without (.+))?$/;

/** What visitors type into the search. */
const unread = `${spanishFolder}/search.yaml`;

export function* ruledOutWords(
  _: Site,
  { allTexts }: Pick<Source, "allTexts">,
  // A practice may have deleted the docs.
  written = existsSync(guide) ? readFileSync(guide, "utf8") : "",
): Generator<Problem> {
  const texts = new Map(
    [...allTexts].filter(([file]) => file.startsWith(`${spanishFolder}/`) && file !== unread),
  );
  if (texts.size === 0) return;
  for (const [, english = "", write = "", not = ""] of [...written.matchAll(row)].slice(2)) {
    for (const entry of not.split(",")) {
      const [, word = "", needed] = ruling.exec(entry.trim()) ?? [];
      if (!word) continue;
      const pattern = new RegExp(`(?<![\\p{L}/-])${loosely(word).source}(?![\\p{L}/-])`, "giu");
      for (const { text, match, place } of textMatches(texts, pattern)) {
        const sentence = sentenceAt(text, match.index);
        if (needed && sentence.toLowerCase().includes(needed)) continue;
        yield {
          ...place,
          expected: `${english.trim()}: ${write.trim()}`,
          found: `${match[0]} in ${show(sentence)}`,
          todo: "write it as in the glossary of docs/guide/spanish.md, or change the glossary",
        };
      }
    }
  }
}
