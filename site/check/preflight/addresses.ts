/** Finds made-up phone numbers and web addresses, and texts that are still to be written, listed as samples or not. */
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { type Source, textMatches } from "../text/texts.ts";
import { finding } from "./finding.ts";

const marks: { pattern: RegExp; why: string; todo: string }[] = [
  {
    // 555-0100 to 555-0199 are reserved for fiction.
    pattern: /555-01\d\d/g,
    why: "A number with 555-01 reaches nobody.",
    todo: "Write the real number, or {phone} in a text.",
  },
  {
    // Whole names of hosts that end in a reserved one: RFC 2606.
    pattern:
      /(?<![\w.-])(?:(?:[\w-]+\.)+(?:example|invalid)|(?:[\w-]+\.)*example\.(?:com|net|org))(?!\.?[\w-])/gi,
    why: "This address reaches nobody.",
    todo: "Write the real address, or {email} in a text. Without a link for patients, the phone number is given.",
  },
  {
    // The mark of a text that examples/starter asks the owner to write. A link has an address after its bracket.
    pattern: /\[Write [^\]]*\](?!\()/g,
    why: "A text in brackets says what to write, and nobody has written it.",
    todo: "Write the text, without the brackets.",
  },
];

export function* textFindings(_: Site, { allTexts }: Source): Generator<Problem> {
  for (const { pattern, ...reason } of marks)
    for (const { match, place } of textMatches(allTexts, pattern))
      yield {
        ...finding(place.file, place.path, { isInvented: true, ...reason }, match[0].slice(0, 60)),
        line: place.line,
      };
}
