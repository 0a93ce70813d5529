/** Finds facts typed into text that have a placeholder: the copy would go stale. */
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { loosely, type Source, textMatches } from "./texts.ts";

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
