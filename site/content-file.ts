/** One parsed content file, for code that loops over files: the checks of links, pictures, samples and text. */
import type { z } from "zod";
import type { Block } from "./schema/blocks.ts";
import { type Field, fieldsOf, treeOf } from "./schema/tree.ts";

export interface ContentFile {
  /** Path below content/. */
  file: string;
  content: object;
  /** Every field that has a value, with the marks from its schema. */
  fields: Field[];
  /** Its parsed Markdown, by field. */
  body: { field: PropertyKey[]; blocks: Block[] }[];
  /** Fields whose values are still invented. */
  sample: string[];
}

export function contentFile(file: string, schema: z.ZodType, content: object): ContentFile {
  const { body, sample = [] }: { body?: Block[]; sample?: string[] } = content;
  const fields = fieldsOf(treeOf(schema), content);
  const texts = fields
    .filter(({ mark }) => mark.markdown)
    .map(({ path, value }) => ({ field: path, blocks: value as Block[] }));
  return {
    file,
    content,
    fields,
    body: [...(body ? [{ field: ["text"], blocks: body }] : []), ...texts],
    sample,
  };
}
