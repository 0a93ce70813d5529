/**
 * Whether a query means something. A concept is a line of content, such as "chest + pain, tight*": its groups must all occur, in
 * any order, within a few words. Pure functions: they work offline and without the index.
 */
import { groupBy } from "./group-by.ts";
import { normalize, wordsOf } from "./normalize.ts";
import { isSmall } from "./small-words.ts";
import { spellingOf } from "./spelling.ts";
import { stem } from "./stem.ts";

/** Telling words that may stand between two groups. More, and a long query would mean anything. */
const widest = 5;
/** Telling words between a concept and what rules it out. Farther away, it is about something else. */
const nearest = 2;

/** Letters before an ending: "lisinopril" ends in -pril, "april" is another word. */
const shortestStart = 3;

/** Words in a row, each a word of a query or the name of a group. */
type Phrase = readonly string[];
interface Concept {
  groups: Phrase[][];
  unless: Phrase[];
}

/** Named groups of words, in capitals in a concept. */
export type Groups = ReadonlyMap<string, Phrase[]>;
export function groupsOf({ groups }: { groups: readonly { name: string; words: string }[] }): Groups {
  const names = new Set(groups.map(({ name }) => name));
  return new Map(groups.map(({ name, words }) => [name, phrasesOf(words, names)]));
}

/** "a, b c + d unless e": groups of phrases, and what rules the concept out. */
export function parseConcept(line: string, groups: Groups): Concept {
  const [needed = "", unless = ""] = line.split(" unless ");
  return {
    groups: needed.split(" + ").map((list) => phrasesOf(list, groups)),
    unless: phrasesOf(unless, groups),
  };
}

const phrasesOf = (list: string, names: { has: (name: string) => boolean }): Phrase[] =>
  list
    .split(",")
    .map((phrase) => phrase.split(/\s+/).flatMap((word) => (names.has(word) ? word : tokens(word))))
    .filter((phrase) => phrase.length > 0);

/** Lower case without accents; a star, a =, the dash of an ending and a range of numbers keep their signs. */
function tokens(word: string): string[] {
  // Most need nothing, and there are thousands.
  if (/^-?[a-z]+\*?$|^\d+-\d+$/.test(word)) return [word];
  const [before, after] = [word.startsWith("=") ? "=" : "", word.endsWith("*") ? "*" : ""];
  const bare = normalize(word);
  return bare ? (before + bare + after).split(" ") : [];
}

/** What tells which cards and answers a query raises. */
export interface Meanings<T> {
  entries: { value: T; concepts: Concept[] }[];
  groups: Groups;
  correct: (word: string) => string;
  /** The words of the concepts. */
  parts: readonly string[];
  /** The parts that a word of a query fits. */
  partsOf: (word: string) => string[];
}

export function meaningsOf<T extends { words: readonly string[] }>(
  values: readonly T[],
  groups: Groups,
  known: readonly string[] = [],
): Meanings<T> {
  const entries = values.map((value) => ({
    value,
    concepts: value.words.map((line) => parseConcept(line, groups)),
  }));
  const concepts = entries.flatMap((entry) => entry.concepts);
  const all = [...concepts.flatMap((concept) => concept.groups.flat(2)), ...[...groups.values()].flat(2)];
  const parts = [...new Set(all)].filter((part) => !groups.has(part));
  const others = concepts.flatMap(({ unless }) => unless.flat());
  return {
    entries,
    groups,
    parts,
    correct: spellingOf(parts, known),
    partsOf: fitting([...new Set([...parts, ...others])]),
  };
}

/** By the stem, because each key asks for thousands of parts. */
function fitting(parts: string[]): Meanings<unknown>["partsOf"] {
  const kinds = groupBy(parts, (part) => /^[=-]|\*$|^\d(?=\d*-)/.exec(part)?.[0].replace(/\d/, "0") ?? "");
  const byStem = groupBy(kinds.get("") ?? [], stem);
  const byStart = groupBy(kinds.get("*") ?? [], (part) => part[0]);
  const exact = new Set(kinds.get("="));
  const endings = (kinds.get("-") ?? []).map((part) => ({ part, end: stem(part.slice(1)) }));
  const ranges = (kinds.get("0") ?? []).map((part) => ({ part, ends: part.split("-").map(Number) }));
  return (word) => {
    const stemmed = stem(word);
    const [open, number] = [
      byStart.get(word[0]) ?? [],
      /^\d+s?$/.test(word) ? Number.parseInt(word, 10) : undefined,
    ];
    return [
      ...(byStem.get(stemmed) ?? []),
      ...open.filter((part) => word.startsWith(part.slice(0, -1))),
      ...(exact.has(`=${word}`) ? [`=${word}`] : []),
      ...endings.flatMap(({ part, end }) =>
        stemmed.endsWith(end) && stemmed.length >= end.length + shortestStart ? [part] : [],
      ),
      ...ranges.flatMap(({ part, ends: [least = 0, most = 0] }) =>
        number !== undefined && number >= least && number <= most ? [part] : [],
      ),
    ];
  };
}

/** From the first word of a phrase to its last. */
type Span = readonly [from: number, to: number];
const none: readonly Span[] = [];
interface Query {
  words: string[];
  /** How many telling words come before each word. */
  rank: number[];
  /** Where phrases are. */
  find: (phrases: readonly Phrase[]) => Span[];
}

/** "190/110" is "190 over 110". A date or a phone number has more parts. */
const readings = /(^|[^\d/.-])(\d{2,3}) ?[/-] ?(\d{2,3})(?! ?[\d/-])/g;

/** The entries that a query means, each with how many letters of the query are about it. */
export function meantBy<T>(query: string, meanings: Meanings<T>): { value: T; weight: number }[] {
  const read = readQuery(query, meanings);
  return meanings.entries.flatMap(({ value, concepts }) => {
    const weight = Math.max(0, ...concepts.map((concept) => weightOf(concept, read)));
    return weight > 0 ? [{ value, weight }] : [];
  });
}

function readQuery(query: string, { correct, partsOf, groups }: Meanings<unknown>): Query {
  const words = wordsOf(query.replace(readings, "$1$2 over $3")).flatMap((word) => correct(word).split(" "));
  const rank: number[] = [];
  /** Where each part is, and each group once it was asked for. */
  const places = new Map<string, Span[]>();
  let count = 0;
  for (const [place, word] of words.entries()) {
    rank.push(count);
    if (!isSmall(word)) count++;
    for (const part of partsOf(word)) places.set(part, [...(places.get(part) ?? []), [place, place]]);
  }
  function spansOf(part: string): readonly Span[] {
    const known = places.get(part);
    if (known) return known;
    const group = groups.get(part);
    if (!group) return none;
    const spans = find(group);
    places.set(part, spans);
    return spans;
  }
  /** A loop, because each key asks for thousands of phrases, and few of them begin. */
  function find(phrases: readonly Phrase[]): Span[] {
    const found: Span[] = [];
    for (const phrase of phrases) {
      const starts = spansOf(phrase[0] ?? "");
      if (starts.length > 0) found.push(...starts.flatMap((start) => follow(start, phrase)));
    }
    return found;
  }
  function follow([from, last]: Span, phrase: Phrase): Span[] {
    let to = last;
    for (const part of phrase.slice(1)) {
      const next = spansOf(part).find(([start]) => start > to && between(to, start, { rank, words }) === 0);
      if (!next) return [];
      to = next[1];
    }
    return [[from, to]];
  }
  return { words, rank, find };
}

/** Telling words between two places. */
const between = (from: number, to: number, { rank, words }: Pick<Query, "rank" | "words">) =>
  (rank[to] ?? 0) - (rank[from] ?? 0) - (isSmall(words[from] ?? "") ? 0 : 1);

/** The letters of the words that fit, or 0. */
function weightOf({ groups, unless }: Concept, query: Query): number {
  const spans: Span[][] = [];
  for (const group of groups) {
    const found = query.find(group);
    if (found.length === 0) return 0;
    spans.push(found);
  }
  return heaviest(spans, [], query.find(unless), query);
}

function heaviest([first, ...rest]: Span[][], chosen: Span[], unless: Span[], query: Query): number {
  if (!first) {
    const isMeant =
      isClose(chosen, widest, query) &&
      !unless.some((span) => chosen.some((one) => isClose([one, span], nearest, query)));
    return isMeant ? lettersOf(chosen, query) : 0;
  }
  const free = first.filter(([from, to]) => chosen.every(([a, b]) => to < a || from > b));
  return Math.max(0, ...free.map((span) => heaviest(rest, [...chosen, span], unless, query)));
}

function isClose(spans: Span[], most: number, query: Query): boolean {
  const sorted = [...spans].sort(([a], [b]) => a - b);
  return sorted.every(([from], index) => {
    const last = sorted[index - 1];
    return !last || between(last[1], from, query) <= most;
  });
}

const lettersOf = (spans: Span[], { words }: Query) =>
  spans.reduce((sum, [from, to]) => sum + words.slice(from, to + 1).join("").length, 0);
