/** Phone numbers in Markdown without a link, which can't be tapped. */
import { filesOf } from "../../pages.ts";
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { phoneLink, phoneNumber } from "../../text/phone-links.ts";
import { inlinesOf, plainWords } from "../../text/words.ts";

const digitsOf = (number: string) => number.replace(/\D/g, "");

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
          };
        }
      }
    }
  }
}
