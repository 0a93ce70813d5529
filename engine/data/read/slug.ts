/**
 * The specification's rule (section 5) for article links and ids: lower-case, trim, drop every character other than
 * letters, digits, spaces and hyphens, turn each run of whitespace into one hyphen. Letters and digits are Unicode's,
 * with the accents that belong to them, whether typed as one character or two. What only changes the look of an emoji
 * counts as an accent in Unicode and would stay behind unseen: it goes too.
 */
export function slugOf(title: string): string {
  return title
    .normalize("NFC")
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{Mn}\p{Mc}\p{N}\s-]|\p{Variation_Selector}/gu, "")
    .replace(/\s+/gu, "-");
}

const plainLetters: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

const unaccented = (words: string): string =>
  words
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => plainLetters[letter] ?? letter);

/** The same without accents. */
export const withoutAccents = (title: string): string => unaccented(slugOf(title));

/** In the letters a to z alone, as the forms name files: programs and hosts write accents in different ways. */
export const plainSlug = (words: string): string =>
  unaccented(words)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
