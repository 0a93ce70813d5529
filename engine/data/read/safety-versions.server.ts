/** Versions of the emergency cards and answers that every practice has, so that its clinician reads what an update changes. */
import { hash } from "node:crypto";
import { parse } from "yaml";
import { safetyFiles } from "../schema/safety.ts";
import { readSafety, safetyText, stateFiles } from "./safety.server.ts";

interface Entry {
  id?: string;
  idea?: string;
  title?: { en: string };
  action?: unknown;
  text?: unknown;
  words?: unknown;
  unreviewed?: unknown;
}

interface SignedText {
  title?: string | undefined;
  hash: string;
}

/** What a clinician signs, by name: the texts of each card and answer in both languages; one of a state ends in it. */
export function signedTexts(): Map<string, SignedText> {
  const files = ["cards.yaml", "answers.yaml", ...stateFiles()];
  const entries = files.flatMap((file) => {
    const { cards = [], answers = [] } = parse(safetyText(file)) as { cards?: Entry[]; answers?: Entry[] };
    const state = /^states(\/\w+)/.exec(file)?.[1]?.replace("/", ", ") ?? "";
    return [...cards, ...answers.filter(({ text }) => text)].map(
      ({ words: _, unreviewed: __, ...texts }): [string, SignedText] => [
        (texts.id ?? `answer: ${texts.idea}`) + state,
        { title: texts.title?.en, hash: hash("sha256", JSON.stringify(texts)).slice(0, 8) },
      ],
    );
  });
  return new Map(entries);
}

const versions = () => readSafety("versions.yaml", safetyFiles.versions, "en").versions;

/** The newest one. */
export const safetyVersion = () => versions().at(-1)?.version ?? 0;

/** The names of texts that are new or not as they were in a version. */
export function changedNames(version: number, texts = signedTexts(), all = versions()): string[] {
  const signed: Record<string, string> = {};
  for (const entry of all) if (entry.version <= version) Object.assign(signed, entry.texts);
  return [...texts].flatMap(([name, { hash }]) => (signed[name] === hash ? [] : [name]));
}

/** Their headings, for all practices and for those with offices in these states. */
export function changedSince(version: number, states: readonly string[]): string[] {
  const texts = signedTexts();
  return changedNames(version, texts).flatMap((name) => {
    const [common = name, state] = name.split(", ");
    const isHere = !state || states.some((one) => one.toLowerCase() === state);
    return isHere ? [texts.get(name)?.title ?? texts.get(common)?.title ?? name] : [];
  });
}
