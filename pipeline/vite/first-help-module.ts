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
import { answersOf } from "../../site/view/answers.server.ts";
import { emergencyCard } from "../../site/view/guidance.server.ts";

const asked = "virtual:first-help";
const resolved = `\0${asked}`;

export function firstHelpModule(): Plugin {
  return {
    name: "first-help",
    resolveId: (id) => (id === asked ? resolved : undefined),
    load(id) {
      if (id !== resolved) return;
      const site = loadSite();
      const sources = ["emergencies.yaml", "search.yaml", "interface.yaml", "practice.yaml"];
      for (const name of [...sources, ...site.providers.map(({ file }) => file)]) {
        const file = path.join(contentFolder(), name);
        if (existsSync(file)) this.addWatchFile(file);
      }
      const emergencies = site.emergencies.emergencies.map((emergency) => ({
        ...emergencyCard(emergency),
        words: emergency.words,
      }));
      const answers = answersOf(site).map((answer) => ({ ...answer, words: answer.words.map(normalize) }));
      return [
        `export const emergencies = ${JSON.stringify(emergencies)};`,
        `export const answers = ${JSON.stringify(answers)};`,
      ].join("\n");
    },
  };
}
