/** Numbers that a phone can't dial by a tap: written into a text without a link. */
import { bodiesOf, inlinesOf } from "../../app/content/links-check.server.ts";
import { numberLink, phoneNumber } from "../../app/content/phone-links.ts";
import { type Problem, show } from "../../app/content/problem.ts";
import type { Site } from "../../app/content/site.server.ts";
import { lineOf, loosely, type Texts } from "./texts.ts";

/** The same with letters: 1-833-TLC-MAMA. */
const inLetters = /\b1-\d{3}-(?=[A-Z\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)*\b/g;

/**
 * Lines without Markdown (key points, reasons to call, notes) become links by themselves. The practice's own number is
 * the matter of another check, which asks for {phone}.
 */
export function* bareNumbers(site: Site, texts: Texts): Generator<Problem> {
  const own = digitsOf(site.practice.phone);
  for (const { file, field, body } of bodiesOf(site)) {
    for (const part of body.flatMap(inlinesOf)) {
      if (typeof part === "object" && "href" in part) continue;
      const words = typeof part === "string" ? part : "strong" in part ? part.strong : part.em;
      for (const pattern of [phoneNumber, inLetters]) {
        for (const [number] of words.matchAll(pattern)) {
          if (digitsOf(number) !== own) yield bare(file, field, number, texts);
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
    remedy: `write [${number}](${numberLink(inDigits(number))})`,
    rule: "bare phone number",
    severity: "advice",
  };
}
