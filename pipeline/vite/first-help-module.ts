/**
 * The emergency cards and answers as a module that the search imports. They are part of its code, which the service
 * worker caches, so they need no extra request, and pages don't carry them.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { normalize } from "../../app/features/search/words.ts";
import { loadSite } from "../../site/load.server.ts";
import { contentFolder } from "../../site/read/site.server.ts";
import { spanishFolder } from "../../site/read/translations.server.ts";
import { withAddresses } from "../../site/text/language.ts";
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
      const emergencies = site.emergencies.emergencies.map((emergency) => ({
        ...emergencyCard(emergency),
        words: emergency.words,
      }));
      const answers = answersOf(site).map((answer) => ({ ...answer, words: answer.words.map(normalize) }));
      return [
        `export const emergencies = ${JSON.stringify(emergencies)};`,
        `export const answers = ${JSON.stringify(withAddresses(site, answers))};`,
      ].join("\n");
    },
  };
}
