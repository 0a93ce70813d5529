/** The blocks that Markdown is parsed into. Pages render nothing else. */
import { z } from "zod";
import type { Picture } from "./picture.ts";

export const inline = z.union([
  z.string(),
  z.strictObject({ strong: z.string() }),
  z.strictObject({ em: z.string() }),
  z.strictObject({ link: z.string(), href: z.string() }),
]);

export const block = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("paragraph"), text: z.array(inline) }),
  z.strictObject({
    type: z.literal("heading"),
    /** 5 and 6 in articles (the specification's content model), 2 and 3 in pages. */
    level: z.union([z.literal(2), z.literal(3), z.literal(5), z.literal(6)]),
    text: z.string(),
    id: z.string(),
  }),
  z.strictObject({
    type: z.literal("list"),
    items: z.array(z.array(inline)),
    /** Of a numbered list: its first number. */
    from: z.number().optional(),
  }),
  z.strictObject({
    type: z.literal("picture"),
    /** Below content/images. */
    name: z.string(),
    alt: z.string(),
    /** Its files; pages get them from site/view/pictures.server.ts. */
    shown: z.custom<Picture>().optional(),
  }),
]);

export type Inline = z.infer<typeof inline>;
export type Block = z.infer<typeof block>;
