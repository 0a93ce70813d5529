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

/** The same without accents, for names of files: programs and hosts write accents in different ways. */
export const plainSlug = (words: string): string =>
  words
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
