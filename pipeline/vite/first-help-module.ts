/**
 * The emergency cards and answers as a module that the search imports. They are part of its code, which the service
 * worker caches, so they need no extra request, and pages don't carry them.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { loadSite } from "../../site/load.server.ts";
import { contentFolder, type Site } from "../../site/read/site.server.ts";
import { spanishFolder } from "../../site/read/translations.server.ts";
import { groupsOf, meaningsOf } from "../../site/text/concepts.ts";
import { withAddresses } from "../../site/text/language.ts";
import { normalize, wordsOf } from "../../site/text/normalize.ts";
import { answersOf } from "../../site/view/answers.server.ts";
import { emergencyCard } from "../../site/view/guidance.server.ts";

/** One module for each language: virtual:first-help/en. */
const asked = /^virtual:first-help\/(en|es)$/;
const resolved = (id: string) => `\0${id}`;

export function firstHelpModule(): Plugin {
  return {
    name: "first-help",
    resolveId: (id) => (asked.test(id) ? resolved(id) : undefined),
    load(id) {
      const language = asked.exec(id.slice(1))?.[1];
      if (!language || id !== resolved(id.slice(1))) return;
      const whole = loadSite();
      const site = (language === "es" && whole.spanish) || whole;
      const folder = language === "es" ? spanishFolder : "";
      const sources = ["emergencies.yaml", "search.yaml", "interface.yaml", "practice.yaml"];
      for (const name of [...sources, ...site.providers.map(({ file }) => file)]) {
        for (const file of [path.join(contentFolder(), name), path.join(contentFolder(), folder, name)])
          if (existsSync(file)) this.addWatchFile(file);
      }
      return Object.entries(firstHelp(site, contentFolder()))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

/** What the search knows without a network. `site` is in one language, and its concepts are in both. */
export function firstHelp(site: Site, root: string) {
  const { groups, realWords } = site.emergencies;
  const emergencies = site.emergencies.emergencies.map((emergency) => ({
    ...emergencyCard(emergency),
    words: emergency.words,
  }));
  const answers = withAddresses(site, answersOf(site));
  const { correct } = meaningsOf([...emergencies, ...answers], groupsOf(site.emergencies));
  const real = new Set([...ownWords(root), ...realWords.map(normalize)]);
  return { emergencies, answers, groups, known: [...real].filter((word) => correct(word) !== word) };
}

/** The words of a practice's pages, in both languages. They are no typos. */
const ownWords = (root: string) =>
  ["pages", "services", "blogs"]
    .flatMap((folder) => [folder, path.join(spanishFolder, folder)])
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => /\.(md|yaml)$/.test(file))
    .flatMap((file) => wordsOf(readFileSync(file, "utf8")));
