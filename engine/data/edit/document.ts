/** Changes fields of a content file as a person would: comments, order and every other line stay. */
import { type Document, parseDocument } from "yaml";
import { normalized, splitFile } from "../text/front-matter.ts";

/** The new text. In a Markdown file, the fields at its top are changed. */
export function withChangedFields(file: string, text: string, change: (fields: Document) => void): string {
  const whole = normalized(text);
  const parts = file.endsWith(".md") ? splitFile(whole) : { fields: whole, body: undefined };
  if (!parts) return text;
  const document = parseDocument(parts.fields);
  const before = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  change(document);
  const after = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  if (before === after) return text;
  return parts.body === undefined ? after : `---\n${after}---\n${parts.body}`;
}
