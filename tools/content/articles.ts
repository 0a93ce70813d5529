/** What holds for articles together: own titles, own sentences, sources, and a way to reach the practice at the end. */
import { plainWords } from "../../app/content/markdown.server.ts";
import { telLink } from "../../app/content/placeholders.ts";
import { type Problem, show } from "../../app/content/problem.ts";
import type { Site } from "../../app/content/site.server.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { sentencesOf, wordsIn } from "./grade.ts";

/** Fewer than two leave a reader alone with our word. */
const fewestSources = 2;

export function* articleAdvice(site: Site, entries = entriesOf(site)): Generator<Problem> {
  const articles = site.articles.filter(({ kind }) => kind === "article");
  for (const problem of [
    ...sameTitles(entries),
    ...sharedSentences(entries.filter(({ kind }) => kind === "article")),
    ...missingSources(articles),
    ...missingCalls(articles, site.practice.phone),
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

function* missingCalls(articles: Site["articles"], phone: string): Generator<Problem> {
  for (const { file, body } of articles) {
    const last = body.at(-1);
    const calls =
      last?.type === "paragraph" &&
      last.text.some((part) => typeof part === "object" && "href" in part && part.href === telLink(phone));
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

/** Shorter ones, like "Call 911.", are the same everywhere because they must be. */
const shortestOwn = 5;

function* sharedSentences(articles: Entry[]): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const { file, paragraphs, sentences } of articles) {
    const closing = paragraphs.at(-1);
    const own = new Set(
      sentences
        .filter((text) => text !== closing)
        .flatMap(sentencesOf)
        .filter((sentence) => wordsIn(sentence).length >= shortestOwn),
    );
    for (const sentence of own) {
      const key = wordsIn(sentence.toLowerCase()).join(" ");
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
