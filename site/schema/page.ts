/** The words of single pages: one schema for each file in content/pages. */
import { z } from "zod";
import {
  date,
  describedMap,
  describedPicture,
  description,
  image,
  imageAlt,
  review,
  sample,
  slug,
  text,
} from "./fields.ts";
import { themedImage } from "./theme.ts";

const title = text("Heading of the page (h1).");
const lead = text("The first, larger paragraph.");
const list = { title, description, lead, sample };

export const home = z.strictObject({
  title: text("Title in the browser's tab and in search results."),
  description,
  hero: z.strictObject({
    headline: text("The first words a visitor reads."),
    subtitle: text("What the practice does and where."),
    pictures: z
      .array(themedImage("About 16:9, at least 2400 x 1350, calm on the left, where the words stand."))
      .min(1)
      .meta({
        description:
          "One slide each. A picture with the same name and -phone at its end is shown on phones instead.",
      }),
  }),
  reviews: z.strictObject({ title: text("Heading of the reviews.") }).optional(),
  about: z
    .strictObject({
      title: text("Heading of the about section."),
      lead,
      facts: z
        .array(z.strictObject({ title: text("A fact in two to five words."), text: text("One line.") }))
        .default([]),
      image: image.optional(),
      imageAlt: imageAlt.optional(),
      caption: text("Caption of the picture.").optional(),
    })
    .refine(describedPicture.check, describedPicture.message),
  services: z.strictObject({ title: text("Heading of the services.") }),
  quote: z.strictObject({ title: text("Heading of the quotes, for screen readers.") }).optional(),
  providers: z.strictObject({ title: text("Heading of the providers.") }),
  insurance: z
    .strictObject({
      title: text("Heading of the insurers."),
      text: text("Most insurers are accepted; ask about coverage."),
    })
    .optional(),
  sample,
});

export const listPage = z.strictObject(list);
export const testimonialsPage = z.strictObject({
  ...list,
  samplesNote: text("Says that the reviews are samples. Shown while they are."),
});

export const contact = z
  .strictObject({
    ...list,
    mapTitle: text("Heading of the overview map.").optional(),
    mapImage: image.optional(),
    mapAlt: imageAlt.optional(),
    officesTitle: text("Heading of the office cards."),
    emailNote: text("Asks not to e-mail health details."),
  })
  .refine(describedMap.check, describedMap.message)
  .refine(({ mapImage, mapTitle }) => !mapImage || mapTitle, {
    error: "expected a heading for the map",
    path: ["mapTitle"],
  });

export const populationHealth = z.strictObject({
  ...list,
  intro: text("Introduction, in Markdown."),
  programmes: z
    .array(
      z.strictObject({
        id: slug("Address of the programme in the page."),
        name: text("Name of the programme."),
        summary: text("One line."),
        body: text("What it is, in Markdown."),
        image,
        imageAlt,
      }),
    )
    .min(1),
});

/** About, legal pages and notices: front matter and a Markdown body. */
export const textPage = z
  .strictObject({
    title,
    description,
    lead: lead.optional(),
    image: image.optional(),
    imageAlt: imageAlt.optional(),
    updated: date.optional(),
    review,
    sample,
  })
  .refine(describedPicture.check, describedPicture.message);

export const notFound = z.strictObject({
  ...list,
  suggestionsTitle: text("Heading of the links offered."),
  articlesTitle: text("Heading of the newest articles."),
});

export const insurance = z.strictObject({
  ...list,
  text: text("How to find out about coverage, in Markdown."),
  plansTitle: text("Heading of the plan list."),
  plans: z.array(
    z.strictObject({
      insurer: text("Name of the insurer."),
      plans: z.array(text("Name of a plan.")).min(1),
    }),
  ),
  lastChecked: date,
  unlisted: text("What to do if a plan is not listed."),
  costs: text("About costs, in one paragraph."),
});

export const newPatients = z.strictObject({
  ...list,
  checklists: z
    .array(
      z.strictObject({
        title: text("Heading of a list."),
        items: z.array(text("One thing to do or bring.")).min(1),
      }),
    )
    .min(1),
  printNote: text("Invites to print the page."),
});

export const languages = z.strictObject({
  ...list,
  languages: z
    .array(
      z.strictObject({
        code: text("Language code: es, zh-Hant, ar."),
        name: text("The language's own name."),
        english: text("The language's English name."),
        dir: z.enum(["ltr", "rtl"]).default("ltr"),
        text: text("The notice in that language."),
      }),
    )
    .min(1)
    .meta({ description: "English and the 15 languages most spoken in your state." }),
  review,
});

/** Pages that every practice has. */
export const requiredPages = {
  home,
  providers: listPage,
  services: listPage,
  blogs: listPage,
  "contact-us": contact,
  "not-found": notFound,
  search: listPage,
} as const;

/** Without its file such a page does not exist, and nothing may link to it. */
export const optionalPages = {
  testimonials: testimonialsPage,
  "population-health": populationHealth,
  insurance,
  "new-patients": newPatients,
  "language-assistance": languages,
} as const;

export const textPages = [
  "about-us",
  "privacy-policy",
  "terms-and-condition",
  "accessibility",
  "nondiscrimination",
  "good-faith-estimate",
  "notice-of-privacy-practices",
] as const;

export type TextPageName = (typeof textPages)[number];
type PageSchemas = typeof requiredPages & typeof optionalPages;
export type PageName = keyof PageSchemas;
export type OptionalPageName = keyof typeof optionalPages;
export type PageWords<Name extends PageName> = z.infer<PageSchemas[Name]>;
