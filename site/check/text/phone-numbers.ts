/** Finds phone numbers in Markdown without a link, which can't be tapped. */

import { filesOf } from "../../pages.ts";
import { fieldName, type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { phoneLink, phoneNumber } from "../../text/phone-links.ts";
import { inlinesOf, plainWords } from "../../text/words.ts";
import { lineOf, loosely, type Texts } from "./texts.ts";

/** Vanity numbers: 1-833-TLC-MAMA. */
const inLetters = /\b1-\d{3}-(?=[A-Z\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)*\b/g;

/**
 * Numbers in plain-text lines (key points, reasons to call, notes) become links automatically. The practice's own number
 * is reported by written-once.ts.
 */
export function* bareNumbers(site: Site, texts: Texts): Generator<Problem> {
  const own = digitsOf(site.practice.phone);
  for (const { file, body } of filesOf(site)) {
    for (const { field, blocks } of body) {
      for (const part of blocks.flatMap(inlinesOf)) {
        if (typeof part === "object" && "href" in part) continue;
        const words = plainWords([part]);
        for (const [number] of [...words.matchAll(phoneNumber), ...words.matchAll(inLetters)]) {
          if (digitsOf(number) !== own) yield bare(file, fieldName(field), number, texts);
        }
      }
    }
  }
}

const digitsOf = (number: string) => number.replace(/\D/g, "");

const keys: Record<string, string> = Object.fromEntries(
  ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, String(index + 2)]),
  ),
);
const inDigits = (number: string) => number.replace(/[A-Z]/g, (letter) => keys[letter] ?? letter);

function bare(file: string, field: string, number: string, texts: Texts): Problem {
  return {
    file: `content/${file}`,
    ...lineOf(texts, file, loosely(number)),
    field,
    expected: "a phone number that can be tapped",
    received: show(number),
    remedy: `write [${number}](${phoneLink(inDigits(number))})`,
    rule: "bare phone number",
    severity: "advice",
  };
}
