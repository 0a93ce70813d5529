/** The cards, words, answers and facts of a practice: those that every practice has, with its own. */
import type { z } from "zod";
import type { Inline } from "../schema/blocks.ts";
import type { Emergency, emergencies } from "../schema/emergency.ts";
import type { Practice } from "../schema/practice.ts";
import type { ProtectedFact } from "../schema/protected-facts.ts";
import type { searchVocabulary } from "../schema/search.ts";
import type { Language } from "../text/language.ts";
import { type CommonSafety, changed, commonSafety } from "./safety.server.ts";

/** The files that say something about it. */
interface Own {
  practice: Pick<Practice, "safety" | "spanish">;
  offices: { state: string }[];
  emergencies: z.infer<typeof emergencies>;
  search: z.infer<typeof searchVocabulary>;
  protectedFacts?: { facts: ProtectedFact[] } | undefined;
}

export const officeStates = ({ offices }: Pick<Own, "offices">) => offices.map(({ state }) => state);

export function safetyOf(own: Own, language: Language) {
  const states = officeStates(own);
  const english = commonSafety(states, "en");
  const common = commonSafety(states, language);
  const isShown = language === "en" || own.practice.spanish === "drafts" || isTranslated(english, own);
  const { cards, always, answers } = isShown ? common : marked(english);
  return {
    cards: withOwnCards(cards, english.cards, own.emergencies.emergencies),
    always,
    groups: common.groups,
    realWords: common.realWords,
    synonyms: [...own.search.synonyms, ...common.synonyms],
    answers: withOwnAnswers(answers, english.answers, own.search.answers),
    facts: withOwnFacts(common.facts, own.protectedFacts?.facts ?? []),
  };
}

/** Unsigned Spanish is only shown where the practice shows drafts. */
export const isTranslated = ({ translation }: CommonSafety, { practice }: Pick<Own, "practice">): boolean =>
  Boolean(translation.reviewer || practice.safety?.translator);

/** Marks of what is in English on Spanish pages: see `langOf`. */
interface InEnglish {
  language?: "en";
}
const isEnglish = (entry: object) => (entry as InEnglish).language === "en";
const inEnglish = <Entry>(entry: Entry): Entry & InEnglish => ({ ...entry, language: "en" });
const marked = ({ cards, always, answers }: CommonSafety) => ({
  cards: cards.map(inEnglish),
  always: always.map(inEnglish),
  answers: answers.map(inEnglish),
});

function withOwnCards(
  cards: Emergency[],
  english: Emergency[],
  own: Own["emergencies"]["emergencies"],
): Emergency[] {
  const known = new Set(cards.map(({ id }) => id));
  return [
    ...cards.map((card, index) => {
      const changes = own.filter(({ id }) => id === card.id);
      // A card is in one language.
      return changed(changes.some(isEnglish) ? (english[index] ?? card) : card, changes);
    }),
    // A check asks for what is missing: ../check/safety.server.ts.
    ...(own.filter(({ id }) => !known.has(id)) as Emergency[]),
  ];
}

interface Answer extends InEnglish {
  words: string[];
  alone: boolean;
  title: string;
  text: Inline[];
  path?: string;
}
type Written = { [Key in keyof Answer]?: Answer[Key] | undefined } & { idea?: string | undefined };

/** Ideas without a sentence are answered by a practice, or not at all. */
const withOwnAnswers = (answers: Written[], english: Written[], own: Written[]): Answer[] => [
  ...own.map((answer) => {
    const common = isEnglish(answer) ? english : answers;
    return answerOf(answer, answer.idea ? common.find(({ idea }) => idea === answer.idea) : undefined);
  }),
  ...answers
    .filter(({ idea, text }) => text && !own.some((answer) => answer.idea === idea))
    .map((answer) => answerOf(answer)),
];

function answerOf(own: Written, common: Written = {}): Answer {
  const language = own.language ?? common.language;
  return {
    words: [...(common.words ?? []), ...(own.words ?? [])],
    alone: own.alone || (common.alone ?? false),
    title: own.title ?? common.title ?? "",
    text: own.text ?? common.text ?? [],
    ...(own.path && { path: own.path }),
    ...(language && { language }),
  };
}

/** A practice may have facts of its own, and more values of a common one. */
const withOwnFacts = (facts: ProtectedFact[], own: ProtectedFact[]): ProtectedFact[] => [
  ...facts.map((fact) => {
    const more = own.filter(({ about }) => about === fact.about).flatMap(({ values }) => values);
    return { ...fact, values: [...fact.values, ...more] };
  }),
  ...own.filter(({ about }) => !facts.some((fact) => fact.about === about)),
];
