/** What every practice has for people in danger: safety/, whose files say what is in them. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { z } from "zod";
import { inEngine } from "../../roots.ts";
import type { cardChanges, Emergency } from "../schema/emergency.ts";
import { safetyFiles } from "../schema/safety.ts";
import type { Language } from "../text/language.ts";
import { once } from "./once.ts";
import { formatProblem } from "./problem.ts";
import { parseYaml } from "./yaml.server.ts";

/** Beside this code, wherever the content is. */
export const safetyFolder = inEngine("safety");

export const safetyText = (name: string) => readFileSync(path.join(safetyFolder, name), "utf8");

/** `en` and `es` stand side by side. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language));
  if (typeof value !== "object" || value === null) return value;
  if ("en" in value && "es" in value) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, language)]));
}

export function readSafety<S extends z.ZodType>(name: string, schema: S, language: Language): z.infer<S> {
  return once(`safety/${name} ${language}`, safetyText(name), (whole) => {
    const text = stringify(inLanguage(parse(whole), language), { lineWidth: 0 });
    const { value, problems } = parseYaml({ file: `safety/${name}`, text }, schema);
    if (value === undefined || problems.length > 0) throw new Error(problems.map(formatProblem).join("\n"));
    return value;
  });
}

const stateFile = (state: string) => `states/${state.toLowerCase()}.yaml`;
export const stateFiles = () =>
  readdirSync(path.join(safetyFolder, "states"))
    .sort()
    .map((name) => `states/${name}`);

/** What every practice has that has offices in these states. */
export function commonSafety(states: readonly string[], language: Language) {
  const { cards, always, translation } = readSafety("cards.yaml", safetyFiles.cards, language);
  const { answers } = readSafety("answers.yaml", safetyFiles.answers, language);
  const { facts } = readSafety("protected-facts.yaml", safetyFiles.facts, language);
  const ofStates = [...new Set(states)]
    .map(stateFile)
    .filter((name) => existsSync(path.join(safetyFolder, name)))
    .sort()
    .map((name) => readSafety(name, safetyFiles.state, language));
  return {
    ...readSafety("words.yaml", safetyFiles.words, language),
    translation,
    always,
    cards: cards.map((card) => changed(card, ...ofStates.map((state) => state.cards))),
    answers: answers.map((answer) => {
      const { title, text } =
        ofStates.flatMap((state) => state.answers).find(({ idea }) => idea === answer.idea) ?? {};
      return { ...answer, ...(title && { title }), ...(text && { text }) };
    }),
    facts: [...facts, ...ofStates.flatMap((state) => state.facts)],
  };
}
export type CommonSafety = ReturnType<typeof commonSafety>;

/** A card with what states or a practice word otherwise. What raises it is only added to. */
export function changed(card: Emergency, ...lists: z.infer<typeof cardChanges>[]): Emergency {
  const own = lists.flatMap((changes) => changes.filter(({ id }) => id === card.id));
  return {
    ...card,
    ...(Object.assign({}, ...own) as Partial<Emergency>),
    words: [card, ...own].flatMap(({ words }) => words),
    unreviewed: [card, ...own].some(({ unreviewed }) => unreviewed),
  };
}
