import { useEffect, useState } from "react";
import { fileIn, languageOf } from "../../../data/text/language.ts";
import { wordsOf } from "../../../data/text/normalize.ts";
import { spellingOf } from "../../../data/text/spelling.ts";
import { readJson } from "../shared/read-json.ts";
import { correctedWords, type Found, findPages, loadPagefind, readResult } from "./pagefind.ts";
import { type SearchData, searchFile, wordingsOf } from "./synonyms.ts";

/** Debounce of typing, in ms. */
const pause = 150;
/** How long the search waits for the synonyms, and for its index, before it says that it failed, in ms. */
const timeoutMs = { synonyms: 4000, index: 10_000 };
const pageSize = 8;

interface Answer {
  query: string;
  found: Found[];
  /** Pages after these were found, and not read: not all of them may have the words. */
  hasMore: boolean;
  /** The corrected query, if the query had a typo. */
  corrected?: string | undefined;
  /** No page has all words of the query. */
  isPartial: boolean;
}

export interface Search {
  phase: "empty" | "loading" | "done" | "failed";
  answer: Answer | undefined;
  showMore: () => void;
}

type Engine = Awaited<ReturnType<typeof loadEngine>>;
let engine: Promise<Engine> | undefined;

async function loadEngine() {
  const late = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs.index, new Error("late")));
  const [pagefind, data] = await Promise.all([Promise.race([loadPagefind(), late]), loadData()]);
  return { pagefind, synonyms: data.synonyms, correct: spellingOf(data.spellings, []) };
}

/** A page in another language is another document, so the language stays. */
const here = { language: languageOf(typeof location === "undefined" ? "/" : location.pathname) };

/** If the synonyms can't be loaded, the search still works without them. */
async function loadData(): Promise<SearchData> {
  try {
    return await readJson(fileIn(here, searchFile), timeoutMs.synonyms);
  } catch {
    return { synonyms: [], spellings: [] };
  }
}

/** Loaded once; a failed load is retried at the next keystroke. */
export function readyEngine(): Promise<Engine> {
  engine ??= loadEngine().catch((error) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

async function answerTo(query: string, shown: number): Promise<Answer> {
  const { pagefind, synonyms, correct } = await readyEngine();
  const asked = wordsOf(query).join(" ");
  const mended = await correctedWords(pagefind, asked.split(" "), correct);
  const wordings = wordingsOf(mended, synonyms);
  const { results, isPartial } = asked
    ? await findPages(pagefind, wordings)
    : { results: [], isPartial: false };
  const read = await Promise.all(
    results.slice(0, shown).map((result) => readResult(result, wordings.flat().join(" "))),
  );
  const found = read.filter(({ rank }) => rank).sort((a, b) => b.rank - a.rank);
  return {
    query,
    found,
    hasMore: found.length > 0 && results.length > read.length,
    corrected: found.length > 0 && mended !== asked ? mended : undefined,
    isPartial,
  };
}

/** Searches the site in the browser. The query is not stored or sent. */
export function useSearch(query: string): Search {
  const [shown, setShown] = useState({ query, count: pageSize });
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState<string>();
  const count = shown.query === query ? shown.count : pageSize;

  useEffect(() => {
    if (!query) return;
    let outdated = false;
    const timer = setTimeout(() => {
      answerTo(query, count).then(
        (result) => {
          if (outdated) return;
          setAnswer(result);
          setFailed(undefined);
        },
        () => !outdated && setFailed(query),
      );
    }, pause);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [query, count]);

  return {
    phase: phaseOf(query, answer, failed),
    answer: query ? answer : undefined,
    showMore: () => setShown({ query, count: count + pageSize }),
  };
}

function phaseOf(query: string, answer: Answer | undefined, failed: string | undefined): Search["phase"] {
  if (!query) return "empty";
  if (failed === query) return "failed";
  return answer?.query === query ? "done" : "loading";
}
