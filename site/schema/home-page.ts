/** Text and pictures of the home page. */
import { z } from "zod";
import {
  describedPicture,
  description,
  entries,
  image,
  imageAlt,
  line,
  sample,
  sitePath,
  text,
  title,
} from "./fields.ts";
import { themedImage } from "./theme.ts";

export const home = z.strictObject({
  title: title("Title in the browser's tab and in search results."),
  description,
  hero: z
    .strictObject({
      headline: title("The first words a visitor reads."),
      subtitle: text("What the practice does and where."),
      pictures: z
        .array(themedImage("hero", "About 16:9, at least 2400 x 1350, with an empty left side for the text."))
        .min(1)
        .meta({
          description:
            "One slide each. A picture with the same name and -phone at its end is shown on phones instead.",
        }),
    })
    .meta({ description: "The first screen." }),
  reviews: z
    .strictObject({ title: text("Heading of the reviews.") })
    .optional()
    .meta({ description: "The reviews. Without it, the page has none." }),
  about: z
    .strictObject({
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
      image: image("about").optional(),
      imageAlt: imageAlt.optional(),
      caption: text("Caption of the picture.").optional(),
    })
    .refine(describedPicture.check, describedPicture.message)
    .meta({ description: "What the practice is, with facts and a picture." }),
  services: z
    .strictObject({ title: text("Heading of the services.") })
    .meta({ description: "The row of services." }),
  quote: z
    .strictObject({ title: text("Heading of the quotes, for screen readers.") })
    .optional()
    .meta({ description: "The large quote. Without it, the page has none." }),
  providers: z
    .strictObject({ title: text("Heading of the providers.") })
    .meta({ description: "The row of providers." }),
  insurance: z
    .strictObject({
      title: text("Heading of the insurers."),
      text: line("Most insurers are accepted; ask about coverage."),
      link: text("Link to the insurance page. Without it, the page's title.").optional(),
    })
    .optional()
    .meta({ description: "The strip of insurers. Without it, the page has none." }),
  sample,
});
