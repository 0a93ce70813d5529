/** Text and pictures of the home page. */
import { z } from "zod";
import {
  describedPicture,
  description,
  entries,
  line,
  list,
  object,
  ownPicture,
  sample,
  sitePath,
  text,
  title,
} from "./fields.ts";
import { themedImage } from "./theme.ts";

export const home = z.strictObject({
  title: title("Title in the browser's tab and in search results."),
  description,
  hero: object("The first screen.", {
    headline: title("The first words a visitor reads."),
    subtitle: text("What the practice does and where."),
    pictures: list(
      "One slide each. A picture with the same name and -phone at its end is shown on phones instead.",
      themedImage("hero"),
    ).min(1),
  }),
  reviews: object("The reviews. Without it, the page has none.", {
    title: text("Heading of the reviews."),
  }).optional(),
  about: object("What the practice is, with facts and a picture.", {
    title: text("Heading of the about section."),
    lead: line("The first, larger paragraph."),
    facts: entries(
      "Facts beside the picture, each with a line.",
      {
        title: text("A fact in two to five words."),
        text: line("One line."),
        path: sitePath("Where to read more: /about-us#walk-in-clinic.").optional(),
      },
      { keys: ["path"] },
    ).default([]),
    ...ownPicture("about"),
    caption: text("Caption of the picture.").optional(),
  }).refine(describedPicture.check, describedPicture.message),
  services: object("The row of services.", { title: text("Heading of the services.") }),
  quote: object("The large quote. Without it, the page has none.", {
    title: text("Heading of the quotes, for screen readers."),
  }).optional(),
  providers: object("The row of providers.", { title: text("Heading of the providers.") }),
  insurance: object("The strip of insurers. Without it, the page has none.", {
    title: text("Heading of the insurers."),
    text: line("Most insurers are accepted; ask about coverage."),
    link: text("Link to the insurance page. Without it, the page's title.").optional(),
  }).optional(),
  sample,
});
