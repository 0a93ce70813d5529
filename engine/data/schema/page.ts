/** Schemas of the files in content/pages. */
import { z } from "zod";
import {
  choice,
  date,
  describedMap,
  describedPicture,
  description,
  entries,
  fact,
  flag,
  id,
  image,
  imageAlt,
  line,
  list,
  mark,
  markdown,
  object,
  ownPicture,
  review,
  sample,
  searchTitle,
  slug,
  text,
  title as titleField,
} from "./fields.ts";
import { guidance } from "./guidance.ts";

const title = titleField("Heading of the page (h1).");
const lead = line("The first, larger paragraph.");
const head = { title, searchTitle, description, lead };

export const listPage = z.strictObject({ ...head, sample });
export const testimonialsPage = z.strictObject({
  ...head,
  samplesNote: line("Says that the reviews are samples. Shown while they are."),
  sample,
});

export const contact = z
  .strictObject({
    ...head,
    mapTitle: text("Heading of the overview map.").optional(),
    mapImage: image("map").optional(),
    mapAlt: imageAlt.optional(),
    officesTitle: text("Heading of the office cards."),
    languageHelp: line(
      "Who speaks another language, and how to get an interpreter. Below the offices.",
    ).optional(),
    emailNote: line("Asks not to e-mail health details."),
    related: guidance.related,
    sample,
  })
  .refine(describedMap.check, describedMap.message)
  .refine(({ mapImage, mapTitle }) => !mapImage || mapTitle, {
    error: "expected a heading for the map",
    path: ["mapTitle"],
  });

export const populationHealth = z.strictObject({
  ...head,
  intro: markdown("Introduction."),
  programs: entries(
    "The programs, in the order of the page.",
    {
      id: id("Address of the program in the page."),
      name: text("Name of the program."),
      summary: line("One line."),
      body: markdown("What it is."),
      image: image("program"),
      imageAlt,
    },
    { keys: ["id"] },
  ).min(1),
  rules: guidance.rules,
  sample,
});

const step = (about: string) =>
  object(about, { title: text("Heading of the step."), text: markdown("What to do.") });

/** Pages of text: front matter and a Markdown body. Any content/pages/NAME.md is the page /NAME. */
export const textPage = z
  .strictObject({
    title,
    searchTitle,
    description,
    lead: lead.optional(),
    ...ownPicture("about"),
    updated: date.optional(),
    onThisPage: flag("Lists the headings of level 2 above the text, as links. For a page with many parts."),
    officesAfter: slug(
      "A heading in the text: its words in small letters, joined by hyphens. Under it, each office with its parking and doors.",
    ).optional(),
    steps: object("What to do, by urgency, above the text: for a page about hours without an office.", {
      now: step("Life in danger: the numbers of the page's first emergency stand below it."),
      soon: step("What can't wait until the office opens."),
      later: step("What can wait."),
    }).optional(),
    urgency: guidance.urgency,
    crisis: guidance.crisis,
    tables: guidance.tables,
    related: guidance.related,
    rules: guidance.rules,
    review,
    sample,
  })
  .refine(describedPicture.check, describedPicture.message);

export const notFound = z.strictObject({
  title,
  description,
  lead,
  suggestionsTitle: text("Heading of the links offered."),
  articlesTitle: text("Heading of the newest articles."),
  sample,
});

export const insurance = z.strictObject({
  ...head,
  text: markdown("How to find out about coverage."),
  plansTitle: text("Heading of the plan list, which is the practice's insurers."),
  lastChecked: date,
  unlisted: line("What to do if a plan is not listed."),
  costs: line("About costs, in one paragraph.").optional(),
  terms: object("Words that stand on insurance cards, and what they mean.", {
    title: text("Heading of the words."),
    entries: entries(
      "The words, in the order of the page.",
      {
        id: id("Address of the word in the page: /insurance#id."),
        word: text("The word or words: HMO, EPO and PPO."),
        meaning: markdown("What they mean."),
      },
      { keys: ["id"] },
    ).min(1),
  }).optional(),
  rules: guidance.rules,
  sample,
});

export const newPatients = z.strictObject({
  ...head,
  checklists: entries("Lists of what to do and what to bring.", {
    title: text("Heading of a list."),
    items: list("Things to do or bring, one on a line.", line("One thing to do or bring.")).min(1),
  }).min(1),
  printNote: line("Invites to print the page."),
  related: guidance.related,
  sample,
});

export const languages = z.strictObject({
  ...head,
  languages: entries(
    "English and the 15 languages most spoken in your state by people with limited English. Keep {phone} in every text. Before launch, check them against current census data and use the sentences of HHS's translated notices.",
    {
      code: fact(text("Language code: es, zh-Hant, ar.").meta(mark({ unique: "stops" }))),
      name: fact(text("The language's own name.")),
      english: text("The language's English name."),
      dir: choice("rtl for languages written from right to left, such as Arabic.", ["ltr", "rtl"]).default(
        "ltr",
      ),
      text: line("The notice in that language.", { otherLanguage: true, words: false }),
    },
    { keys: ["code"] },
  ).min(1),
  review,
  sample,
});
