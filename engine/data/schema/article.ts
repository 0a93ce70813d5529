import { z } from "zod";
import {
  addressedTitle,
  choice,
  date,
  describedPicture,
  entries,
  fact,
  flag,
  id,
  line,
  object,
  ownPicture,
  pattern,
  reference,
  sample,
  searchTitle,
  sentence,
  text,
} from "./fields.ts";
import { guidance } from "./guidance.ts";
import { httpsUrl } from "./web-address.ts";

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
    slug: pattern(
      "Its address below /blogs/. Written once from the title by npm run format, dev and edit, so that a new title keeps the address.",
      /^[\p{Ll}\p{Lo}\p{M}\p{N}-]+$/u,
      "expected small letters, digits and hyphens, like how-to-sleep",
    ).optional(),
    date,
    draft: flag(
      "Not on the site, like an article whose date is in the future. The preview shows both with a mark.",
    ),
    kind: choice("news: a short notice of the practice, without sources and of any length.", [
      "article",
      "news",
    ]).default("article"),
    topic: reference("topics", "Choose a topic."),
    excerpt: sentence("What the reader gets. Shown on the card.", 80, 160),
    ...ownPicture("article"),
    link: z.string().optional().meta({ description: "Ignored: the address is slug." }),
    notes: entries(
      "Dated editor's notes.",
      { date, text: line("What has changed since the article was written.") },
      { keys: ["date"] },
    ).default([]),
    sources: entries("Up to four public sources. A health article has at least two, news has none.", {
      ...source,
      spanish: object(
        "The publisher's own Spanish version of the page, for Spanish pages. Open it before you write it here.",
        source,
      ).optional(),
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
      key: id("Key that articles use."),
      name: text("Name of the topic, as patients read it."),
    },
    { keys: ["key"] },
  ),
});
