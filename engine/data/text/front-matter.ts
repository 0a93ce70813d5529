/** The text of a content file, as it is read and as the forms write it. */

/** Without a byte order mark, with the line ends of Unix. */
export const normalized = (text: string) => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** The fields of a Markdown file, and its text with the line at which it begins. */
export function splitFile(text: string) {
  const match = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text);
  if (!match) return undefined;
  const fields = match[1] ?? "";
  return { fields, body: match[2] ?? "", bodyLine: fields.split("\n").length + 2 };
}
