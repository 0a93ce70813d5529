/** Checks of all articles: unique titles and sentences, sources, contact details at the end. */
import { writtenArticles } from "../../article-list.ts";
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import { phoneLink } from "../../text/phone-links.ts";
import { plainWords } from "../../text/words.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { sentencesOf, wordsIn } from "./grade.ts";

/** With fewer than two sources a reader can't verify the text. */
const fewestSources = 2;

export function* articleAdvice(site: Site, entries = entriesOf(site)): Generator<Problem> {
  const articles = writtenArticles(site).filter(({ kind }) => kind === "article");
  for (const problem of [
    ...sameTitles(entries),
    ...sharedSentences(
      entries.filter(({ kind }) => kind === "article"),
      emergencySentences(site),
    ),
    ...missingSources(articles),
    ...missingCalls(articles, site.practice.phone),
    ...newerNotes(articles),
  ]) {
    yield { ...problem, severity: "advice" };
  }
}

function* missingSources(articles: Site["articles"]): Generator<Problem> {
  for (const { file, sources } of articles) {
    if (sources.length >= fewestSources) continue;
    yield {
      file: `content/${file}`,
      field: "sources",
      expected: `at least ${fewestSources} public sources`,
      received: sources.length === 0 ? "none" : "1",
      remedy: "name where the facts come from. For a notice without health advice, write kind: news",
      rule: "sources",
    };
  }
}

/** We can't check whether a note contradicts the text, but text older than its note may be outdated. */
function* newerNotes(articles: Site["articles"]): Generator<Problem> {
  for (const { file, date, updated = date, notes } of articles) {
    const newest = notes.toSorted((a, b) => isoDate(a.date).localeCompare(isoDate(b.date))).at(-1);
    if (!newest || isoDate(newest.date) <= isoDate(updated)) continue;
    yield {
      file: `content/${file}`,
      field: "notes",
      expected: "a text that is as new as its notes",
      received: `a note of ${newest.date}, a text of ${updated}`,
      remedy: "bring the body up to date, then set updated to the day on which you did",
      rule: "note newer than text",
    };
  }
}

function* missingCalls(articles: Site["articles"], phone: string): Generator<Problem> {
  for (const { file, body } of articles) {
    const last = body.at(-1);
    const calls =
      last?.type === "paragraph" &&
      last.text.some((part) => typeof part === "object" && "href" in part && part.href === phoneLink(phone));
    if (calls) continue;
    yield {
      file: `content/${file}`,
      field: "last paragraph",
      expected: "a paragraph that asks to call {phone}",
      received:
        last?.type === "paragraph" ? show(plainWords(last.text)) : `a ${last?.type ?? "missing text"}`,
      remedy: "end with a sentence such as: Call {phone} to set up a visit.",
      rule: "closing call",
    };
  }
}

function* sameTitles(entries: Entry[]): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const { file, title } of entries) {
    const key = title.trim().toLowerCase();
    const other = seen.get(key);
    if (other) {
      yield {
        file,
        field: "title",
        expected: "a title that no other page has",
        received: `${show(title)}, which ${other} has too`,
        remedy: "change one of the two: readers and search engines must tell them apart",
        rule: "same title",
      };
    }
    seen.set(key, other ?? file);
  }
}

/** Shorter sentences, like "Call 911.", may repeat. */
const shortestOwn = 5;

/** Emergency instructions repeat on purpose. */
const namesHelp = /\b(?:911|988|1-800-222-1222)\b/;

const keyOf = (sentence: string) => wordsIn(sentence.toLowerCase()).join(" ");

const emergencySentences = ({ emergencies }: Site) =>
  new Set(
    emergencies.emergencies
      .flatMap(({ signs, action }) => [...signs, action])
      .flatMap((line) => sentencesOf(plainWords(line)))
      .map(keyOf),
  );

function* sharedSentences(articles: Entry[], emergency: Set<string>): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const { file, paragraphs } of articles) {
    const own = new Set(
      // Reasons to call and closing sentences may repeat across articles.
      paragraphs
        .slice(0, -1)
        .flatMap(sentencesOf)
        .filter((sentence) => wordsIn(sentence).length >= shortestOwn)
        .filter((sentence) => !namesHelp.test(sentence) && !emergency.has(keyOf(sentence))),
    );
    for (const sentence of own) {
      const key = keyOf(sentence);
      const other = seen.get(key);
      if (other) {
        yield {
          file,
          field: "sentence",
          expected: "a sentence that no other article has",
          received: `${show(sentence)}, which ${other} has too`,
          remedy: "say it in other words in one of the two",
          rule: "shared sentence",
        };
      }
      seen.set(key, other ?? file);
    }
  }
}
