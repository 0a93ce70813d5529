/** Characters that can't be seen, and digits that can't be dialed. */
import type { Message } from "./problem.ts";

const picture = "\\p{Extended_Pictographic}";
/** Of scripts in which joiners between letters have a meaning, such as Persian. */
const joinedLetter = "(?!\\p{Script=Latin}|\\p{Script=Greek}|\\p{Script=Cyrillic})[\\p{L}\\p{M}]";
/** Unseen signs with a meaning: within an emoji or a key (1️⃣), and between such letters. */
const meant = new RegExp(
  [
    `(?<=${picture}[\\ufe0f\\p{Emoji_Modifier}]*)(?:[\\ufe0e\\ufe0f]|\\u200d(?=${picture}))`,
    "(?<=[0-9#*])\\ufe0f(?=\\u20e3)",
    `(?<=${joinedLetter})[\\u200c\\u200d](?=${joinedLetter})`,
  ].join("|"),
  "gu",
);

/**
 * Right-to-left text is allowed. Marks that change the direction are not: with them a page can show a number or an address other
 * than the one in the file. Nor are unseen characters inside words, for which a search finds nothing.
 */
const unseen =
  /(?![\t\n\r])[\p{Cc}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb\ufffd]/u;
/** Full-width, Arabic, mathematical: the same number to the eye, and none to a phone. */
const otherDigit = /(?![0-9])\p{Nd}/u;

const codeOf = (sign: string) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

/** The first of them in a text. */
export function unseenIn(text: string): { index: number; message: Message } | undefined {
  const sign = unseen.exec(text.replace(meant, " "));
  const message = {
    expected: "readable text (UTF-8)",
    found: `a character that can't be seen (${codeOf(sign?.[0] ?? "")})`,
    todo: "delete the words around it and type them again by hand, or save the file again as UTF-8 text",
  };
  if (sign) return { index: sign.index, message };
  const digit = otherDigit.exec(text);
  if (!digit) return undefined;
  return {
    index: digit.index,
    message: {
      expected: "digits from 0 to 9, which phones dial in every language",
      found: `a digit of another kind, ${digit[0]} (${codeOf(digit[0])})`,
      todo: "type the number again by hand",
    },
  };
}
