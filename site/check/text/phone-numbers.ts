/** A phone number that can't exist, and phone numbers in Markdown without a link, which can't be tapped. */
import { filesOf } from "../../pages.ts";
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { phoneLink, phoneNumber } from "../../text/phone-links.ts";
import { inlinesOf, plainWords } from "../../text/words.ts";

const digitsOf = (number: string) => number.replace(/\D/g, "");

/** The North American Numbering Plan: no area code or exchange begins with 0 or 1, or is a service like 911. */
export function* impossibleNumber({ practice: { phone } }: Site): Generator<Problem> {
  if (/^(?!.11|.{4}11)[2-9][0-8]\d[2-9]\d{6}$/.test(digitsOf(phone))) return;
  yield {
    file: "practice.yaml",
    path: ["phone"],
    expected: "a number that can exist: area code and exchange begin with 2 to 9 and don't end in 11",
    found: show(phone),
    todo: "correct the number, and call it once",
    rule: "phone number",
  };
}

/** In plain-text lines numbers become links by themselves. The practice's own number is reported by written-once.ts. */
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
            rule: "bare phone number",
            severity: "advice",
          };
        }
      }
    }
  }
}
