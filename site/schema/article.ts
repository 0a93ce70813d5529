import { z } from "zod";
import {
  addressedTitle,
  date,
  describedPicture,
  entries,
  fact,
  flag,
  httpsUrl,
  image,
  imageAlt,
  line,
  mark,
  reference,
  sample,
  searchTitle,
  slug,
  text,
} from "./fields.ts";
import { guidance } from "./guidance.ts";

/** A public page that an article relies on. */
const source = {
  organization: fact(text("Who published it.")),
  title: fact(text("Title of the page.")),
  url: httpsUrl,
};

export const article = z
  .strictObject({
    title: addressedTitle("Title of the article. Its first address is made from it."),
    searchTitle,
    slug: z
      .string()
      .regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}-]+$/u, {
        error: "expected small letters, digits and hyphens, like how-to-sleep",
      })
      .optional()
      .meta({
        description:
          "Its address below /blogs/. Written once from the title by npm run format, dev and edit, so that a new title keeps the address.",
      }),
    date,
    draft: flag(
      "true: not on the site, like an article whose date is in the future. npm run dev shows both with a mark.",
    ),
    kind: z.enum(["article", "news"]).default("article").meta({
      description: "news: a short notice of the practice, without sources and of any length.",
    }),
    topic: reference("topics", "Key of a topic in content/topics.yaml."),
    excerpt: z
      .string()
      .min(80)
      .max(160)
      .meta(
        mark({ description: "What the reader gets, 80 to 160 characters. Shown on the card.", words: true }),
      ),
    image: image("article").optional(),
    imageAlt: imageAlt.optional(),
    link: z.string().optional().meta({ description: "Ignored: the address is slug." }),
    notes: entries(
      "Dated editor's notes.",
      {
        date,
        text: line("What has changed since the article was written.", { beside: true }),
      },
      { keys: ["date"] },
    ).default([]),
    sources: entries("Up to four public sources. A health article has at least two, news has none.", {
      ...source,
      spanish: z.strictObject(source).optional().meta({
        description:
          "The publisher's own Spanish version of the page, for Spanish pages. Open it before you write it here.",
      }),
    })
      .max(4)
      .default([]),
    ...guidance,
    sample,
  })
  .refine(describedPicture.check, describedPicture.message);

export const topics = z.strictObject({
  topics: entries(
    "Topics of the articles. Each article names one by its key.",
    {
      key: slug("Key that articles use."),
      name: text("Name of the topic, as patients read it."),
    },
    { keys: ["key"] },
  ),
});

export type Article = z.infer<typeof article>;
