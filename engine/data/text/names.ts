/** Names as pages write them. */
import type { Language } from "./language.ts";

/** A longer credential may break to its own line: with the last name it would not fit a narrow card. */
const longestKept = "PhD".length;

/** A name with its credential. Word joiners keep FNP-C on one line, because our fonts have no non-breaking hyphen. */
export function fullName({ name, credential }: { name: string; credential: string }) {
  const space = credential.length <= longestKept ? "\u00a0" : " ";
  return `${name},${space}${credential.replaceAll("-", "\u2060-\u2060")}`;
}

/** Keeps a name such as Sun City on one line. */
export const keepTogether = (name: string) => name.replaceAll(" ", "\u00a0");

/** A service's name inside a sentence. In Spanish only its first word has a capital, which is one of a title. */
export const nameInSentence = (name: string, language: Language) =>
  language === "es" && !/^\p{Lu}{2}/u.test(name)
    ? name.replace(/^./u, (letter) => letter.toLowerCase())
    : name;

export const capitalized = (words: string) => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** "Goodyear, Mesa and Sun City": en-GB, because en-US adds a comma before "and". */
const lists = { en: new Intl.ListFormat("en-GB"), es: new Intl.ListFormat("es-US") };
export const listed = (language: Language) => lists[language];
