/**
 * The emergency cards and answers as modules that the search imports. They are part of its code, which the service
 * worker caches, so they need no extra request, and pages don't carry them. What raises a card is the same in both
 * languages, so it is a module of its own.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { loadSite } from "../../data/load.server.ts";
import { safetyFolder } from "../../data/read/safety.server.ts";
import type { Site } from "../../data/read/site.server.ts";
import { groupsOf, meaningsOf } from "../../data/text/concepts.ts";
import { withAddresses } from "../../data/text/language.ts";
import { normalize, wordsOf } from "../../data/text/normalize.ts";
import { answersOf } from "../../data/view/answers.server.ts";
import { emergencyCard } from "../../data/view/guidance.server.ts";
import { contentFolder } from "../../roots.ts";

const asked = /^\0?virtual:search-cards\/(en|es|concepts)$/;

export function searchCardsModule(): Plugin {
  return {
    name: "search-cards",
    resolveId: (id) => (asked.test(id) ? `\0${id}` : undefined),
    load(id) {
      const name = asked.exec(id)?.[1];
      if (!name) return;
      const whole = loadSite();
      const site = (name === "es" && whole.spanish) || whole;
      for (const file of [
        ...filesIn(contentFolder(), "{,es/}{*.yaml,providers/*.md}"),
        ...filesIn(safetyFolder, "{,states/}*.yaml"),
      ])
        this.addWatchFile(file);
      const data = name === "concepts" ? concepts(site, contentFolder()) : searchCards(site);
      return Object.entries(data)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

/** The cards and answers of a site, which is in one language. */
export const searchCards = (site: Site) => ({
  emergencies: site.safety.cards.map(emergencyCard),
  answers: withAddresses(site, answersOf(site)),
});

/** What raises the cards, in both languages, and the words that are no typos. */
export function concepts(site: Site, root: string) {
  const { cards, realWords } = site.safety;
  const groups = site.safety.groups.map(({ name, words }) => ({ name, words: compact(words) }));
  const { correct } = meaningsOf([...cards, ...answersOf(site)], groupsOf({ groups }));
  const real = new Set([...ownWords(root), ...realWords.map(normalize)]);
  return {
    words: Object.fromEntries(cards.map(({ id, words }) => [id, words.map(compact)])),
    groups,
    known: [...real].filter((word) => correct(word) !== word),
  };
}

const compact = (list: string) => list.replaceAll(", ", ",");

/** The words of a practice's pages, in both languages. They are no typos. */
const ownWords = (root: string) =>
  filesIn(root, "{,es/}{pages,services,blogs}/*.{md,yaml}").flatMap((file) =>
    wordsOf(readFileSync(file, "utf8")),
  );

const filesIn = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => path.join(root, file));
