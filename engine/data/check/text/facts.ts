/** Facts typed into texts: copies of the phone number and e-mail address, and numbers that must be right. */
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { factForms } from "../../schema/protected-facts.ts";
import { loosely, type Source, sentenceAt, textMatches } from "./texts.ts";

/** The phone number and the e-mail address can't mean anything else. */
export function* copiedContacts({ practice }: Site, { texts }: Source): Generator<Problem> {
  const contacts = { "{phone}": phonePattern(practice.phone), "{email}": loosely(practice.email) };
  for (const [placeholder, pattern] of Object.entries(contacts))
    for (const { file, match, place } of textMatches(texts, pattern)) {
      if (file === "practice.yaml") continue;
      yield {
        ...place,
        expected: placeholder,
        found: match[0].replace(/\s+/g, " "),
        todo: `write ${placeholder}: then one edit in content/practice.yaml changes every page`,
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

/** Links to the site itself by its full address, which lead out of a preview, and nowhere once the address has changed. */
export function* ownAddresses({ practice }: Site, { allTexts }: Source): Generator<Problem> {
  const host = new URL(practice.url).host.replace(/^www\./, "");
  const link = new RegExp(
    `\\]\\((https?://(?:www\\.)?${host.replaceAll(".", "\\.")})(?=[/?#)])(/?[^\\s)]*)`,
    "gi",
  );
  for (const { match, place } of textMatches(allTexts, link)) {
    const [, origin = "", path] = match;
    yield {
      ...place,
      expected: "a path of this site",
      found: `${origin}${path}`,
      todo: `write ${path || "/"}: a full address leads out of the preview, and nowhere once the site has another`,
    };
  }
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
        todo: "correct the number. If it is another fact, say so in other words, or write the value into content/protected-facts.yaml, with the same about",
      };
    }
  }
}
