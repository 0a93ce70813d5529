/** Finds words of emergencies and answers that no query can have. */
import { filesOf } from "../pages.ts";
import type { Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { type Groups, groupsOf, meaningsOf, meantBy, parseConcept } from "../text/concepts.ts";

export function* checkConcepts(site: Site): Generator<Problem> {
  const groups = groupsOf(site.safety);
  const lists = filesOf(site).flatMap(({ file, fields }) =>
    fields.flatMap(({ path, value, mark }) => (mark.concept ? [{ file, path, line: String(value) }] : [])),
  );
  for (const { file, path, line } of lists) {
    const found = deadWords(line, groups);
    if (found !== undefined)
      yield {
        file,
        path,
        expected: "words that somebody can type: chest + pain, hurt* unless x-ray",
        found,
        todo: "correct it: a plus joins groups, commas are between words, capitals name a group that every practice has, and no word may also stand after unless",
      };
  }
}

/** Words that no query can have, if there are any. */
export const deadWords = (line: string, groups: Groups) =>
  unknownGroup(line, groups) ?? neverFound(line, groups);

const unknownGroup = (line: string, groups: Groups) =>
  line.match(/\b[A-Z]{2,}\b/g)?.find((name) => !groups.has(name));

/** The words of a concept that don't raise it, typed with the first words of its other groups; all of it, if none do. */
function neverFound(line: string, groups: Groups): string | undefined {
  const { groups: needed } = parseConcept(line, groups);
  const meanings = meaningsOf([{ words: [line] }], groups);
  const typed = (phrase: readonly string[] = []): string =>
    phrase
      .map((part) => {
        const [first] = groups.get(part) ?? [];
        return first ? typed(first) : part.replace(/^=|\*$|-\d+$/g, "").replace("-", "any");
      })
      .join(" ");
  const phrases = needed.flatMap((group, place) => group.map((phrase) => ({ phrase, place })));
  const failing = phrases.filter(({ phrase, place }) => {
    const query = needed.map((group, index) => typed(index === place ? phrase : group[0])).join(" ");
    return meantBy(query, meanings).length === 0;
  });
  return failing.length === phrases.length ? line : failing[0] && typed(failing[0].phrase);
}
