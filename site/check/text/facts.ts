/** Facts typed into texts: copies of what has a placeholder, numbers that must be right, phone numbers that can't be tapped. */

import { filesOf } from "../../pages.ts";
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { factForms } from "../../schema/protected-facts.ts";
import { phoneLink, phoneNumber } from "../../text/phone-links.ts";
import { inlinesOf, plainWords } from "../../text/words.ts";
import { loosely, type Source, sentenceAt, textMatches } from "./texts.ts";

interface Fact {
  placeholder: string;
  pattern: RegExp;
  /** The file in which the fact is written. */
  home?: string;
}

/** The phone number and the e-mail address can't mean anything else. */
export function* copiedContacts({ practice }: Site, source: Source): Generator<Problem> {
  yield* copies(source, { placeholder: "{phone}", pattern: phonePattern(practice.phone) });
  yield* copies(source, { placeholder: "{email}", pattern: loosely(practice.email) });
}

/** Names and streets may be other words that happen to be the same. */
export function* copiedWords({ practice, locations }: Site, source: Source): Generator<Problem> {
  yield* copies(source, { placeholder: "{practice}", pattern: loosely(practice.name, "g") });
  for (const { file: home, slug, street } of locations) {
    // A street name without a number may appear in any text.
    if (!/\d/.test(street)) continue;
    const placeholder = slug === practice.mainOffice ? "{address}" : `a link to /location/${slug}`;
    yield* copies(source, { placeholder, pattern: loosely(street), home });
  }
}

function* copies(
  { texts }: Source,
  { placeholder, pattern, home = "practice.yaml" }: Fact,
): Generator<Problem> {
  for (const { file, match, place } of textMatches(texts, pattern)) {
    if (file === home) continue;
    yield {
      ...place,
      expected: placeholder,
      found: match[0].replace(/\s+/g, " "),
      todo: `write ${placeholder}: then one edit in content/${home} changes every page`,
    };
  }
}

function phonePattern(phone: string): RegExp {
  const digits = phone.replace(/\D/g, "");
  return new RegExp(
    digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "(?<!\\d)\\(?$1\\)?[ .-]?$2[ .-]?$3(?!\\d)"),
    "g",
  );
}

/** Not patients' texts: what visitors type into the search, and the table itself. */
const unread = new Set(["protected-facts.yaml", "search.yaml", "es/search.yaml", "zip-codes.yaml"]);

export function* protectedProblems(
  { protectedFacts }: Pick<Site, "protectedFacts">,
  { allTexts }: Pick<Source, "allTexts">,
): Generator<Problem> {
  for (const { about, near, form, values } of protectedFacts) {
    for (const { file, text, match, place } of textMatches(allTexts, factForms[form])) {
      const found = match.slice(1).filter(Boolean).join("/");
      if (unread.has(file) || values.includes(found)) continue;
      const sentence = sentenceAt(text, match.index);
      const words = sentence.toLowerCase();
      if (near.length > 0 && !near.some((word) => words.includes(word.toLowerCase()))) continue;
      yield {
        ...place,
        expected: `${about}: ${values.join(" or ")}`,
        found: `${found} in ${show(sentence)}`,
        todo: "correct the number. If it is another fact, say so in other words, or add the value to content/protected-facts.yaml",
      };
    }
  }
}

const digitsOf = (number: string) => number.replace(/\D/g, "");

/** In plain-text lines numbers become links by themselves. The practice's own number is reported as a copy. */
export function* bareNumbers(site: Site): Generator<Problem> {
  const own = digitsOf(site.practice.phone);
  for (const { file, body } of filesOf(site)) {
    for (const { field, blocks } of body) {
      for (const part of blocks.flatMap(inlinesOf)) {
        if (typeof part === "object" && "href" in part) continue;
        for (const [number] of plainWords([part]).matchAll(phoneNumber)) {
          if (digitsOf(number) === own) continue;
          yield {
            file,
            path: field,
            written: number,
            expected: "a phone number that can be tapped",
            found: show(number),
            todo: `write [${number}](${phoneLink(number)})`,
          };
        }
      }
    }
  }
}
