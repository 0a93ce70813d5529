/**
 * The emergency cards as a module that the search imports. They are part of its code, which the service worker caches, so
 * they need no extra request, and pages don't carry them.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { loadSite } from "../../site/load.server.ts";
import { contentFolder } from "../../site/read/site.server.ts";
import { emergencyCard } from "../../site/view/guidance.server.ts";

const asked = "virtual:emergencies";
const resolved = `\0${asked}`;

export function emergenciesModule(): Plugin {
  return {
    name: "emergencies",
    resolveId: (id) => (id === asked ? resolved : undefined),
    load(id) {
      if (id !== resolved) return;
      const file = path.join(contentFolder(), "emergencies.yaml");
      if (existsSync(file)) this.addWatchFile(file);
      const cards = loadSite().emergencies.emergencies.map((emergency) => ({
        ...emergencyCard(emergency),
        words: emergency.words,
      }));
      return `export const emergencies = ${JSON.stringify(cards)};`;
    },
  };
}
