/**
 * The emergency cards as a module that the search imports. They come with its code, which the service worker stores, so
 * they need no request of their own; pages that have no emergency carry nothing of them.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { emergencyCard } from "../app/content/guidance.server.ts";
import { contentFolder, loadSite } from "../app/content/site.server.ts";

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
