/**
 * The specification's rule (section 5) for article links and ids: lower-case, trim, drop every character other than
 * letters, digits, spaces and hyphens, turn each run of whitespace into one hyphen. Letters and digits are Unicode's.
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, "")
    .replace(/\s+/gu, "-");
}
