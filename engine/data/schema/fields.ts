/**
 * Field types that several kinds of content share. Every field begins with `about`: what belongs there, in words for the forms,
 * without file names, commands and signs of YAML. How a value is written is said by the error.
 */
import { z } from "zod";
import type { Block, Inline } from "./blocks.ts";
import { daySpans } from "./hours.ts";
import type { Mark } from "./marks.ts";
import type { PictureSize } from "./picture.ts";

export const mark = (marks: Mark) => marks as Record<string, unknown>;

export const text = (about: string) =>
  z
    .string()
    .trim()
    .min(1)
    .meta(mark({ description: about, words: true }));

/** `error` says how it is written. Forms show what it says without an input. */
export const pattern = (
  about: string,
  form: RegExp,
  error: string | ((issue: { input?: unknown }) => string),
  marks: Mark = {},
) =>
  z
    .string()
    .regex(form, { error, abort: true })
    .meta(mark({ description: about, ...marks }));

export const choice = <const Options extends readonly string[]>(about: string, options: Options) =>
  z.enum(options).meta({ description: about });

/** Off unless it is true. */
export const flag = (about: string) => z.boolean().default(false).meta({ description: about });

export const object = <Fields extends z.ZodRawShape>(about: string, fields: Fields) =>
  z.strictObject(fields).meta({ description: about });

export const list = <Element extends z.ZodType>(about: string, element: Element, marks: Mark = {}) =>
  z.array(element).meta(mark({ description: about, ...marks }));

/** A list of entries with these fields. */
export const entries = <Fields extends z.ZodRawShape>(about: string, fields: Fields, marks: Mark = {}) =>
  list(about, z.strictObject(fields), marks);

/** Words of a length that fits their place. Another length is advice: two characters must not keep a site from being built. */
export const sentence = (about: string, least: number, most: number) =>
  text(about).meta(mark({ description: `${about} ${least} to ${most} characters.`, length: [least, most] }));

/** The same in every language: a name, a street, a plan. */
export const fact = <Schema extends z.ZodType>(schema: Schema) =>
  schema.meta(mark({ words: false })) as Schema;

/** File systems take names of 255 bytes; hashes and endings are added to them. */
const longestAddress = 230;
const addressOf = (title: string) => encodeURI(title.trim().replace(/\s+/g, "-"));

/** The name of a page: its heading. A longer one doesn't fit a card, a browser's tab or a search result. */
export const title = (about: string) => text(about).meta(mark({ length: [1, 160] }));

/** A heading may be kind where a search result must be plain: "Insomnia: Better Sleep, Starting Tonight". */
export const searchTitle = title(
  "Title in the browser's tab and in search results, if the heading lacks the word that people search for.",
).optional();

/** A title that also becomes the page's address. */
export const addressedTitle = (about: string) =>
  title(about)
    .regex(/[\p{L}\p{N}]|^$/u, { error: "expected a title with letters, from which an address can be made" })
    .refine((value) => addressOf(value).length <= longestAddress, {
      error: `expected a title that makes an address of at most ${longestAddress} characters, in which a letter outside the English alphabet counts as six or nine`,
    })
    .meta({ description: about });

/** Parsed into blocks by data/read/yaml.server.ts. */
export const markdown = (about: string) =>
  text(about).meta(mark({ markdown: true })) as unknown as z.ZodType<Block[], string>;

/** Plain text in which phone numbers and e-mail addresses become links. */
export const line = (about: string, marks: Mark = {}) =>
  text(about).meta(mark({ line: true, ...marks })) as unknown as z.ZodType<Inline[], string>;

export const sitePath = (about: string) =>
  pattern(about, /^\/\S*$/, "expected a path of this site, like /contact-us", { sitePath: true });

/** A line for search results and shared links. */
export const description = sentence("One sentence for search results.", 50, 160);

export const monthNames = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const dateForm = { timeZone: "UTC", month: "short", day: "2-digit", year: "numeric" } as const;

/** "May 09, 2025" as a date, or undefined if there is no such day, or it is written in another way. */
export function parseDate(value: string): Date | undefined {
  const date = new Date(`${value} UTC`);
  return Number.isFinite(date.getTime()) && date.toLocaleDateString("en-US", dateForm) === value
    ? date
    : undefined;
}

/** The machine-readable form of a content date: "2025-05-09". */
export const isoDate = (value: string) => parseDate(value)?.toISOString().slice(0, 10) ?? "";

export const date = z
  .string()
  .refine((value) => parseDate(value) !== undefined, {
    error: "expected a day that exists, written like May 09, 2025",
  })
  .meta(mark({ description: "A day.", input: "day" }));

export const slug = (about: string, marks: Mark = {}) =>
  pattern(
    about,
    /^[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{N}]+)*$/u,
    "expected lower-case words joined by single hyphens, like internal-medicine",
    marks,
  );

/** The name of an entry in its list, which addresses and other files use. */
export const id = (about: string) => slug(about, { unique: "stops" });

/** The name of other content, offered as a choice in the form. A check compares it with the names that there are. */
export const reference = (refersTo: NonNullable<Mark["refersTo"]>, about: string, marks: Mark = {}) =>
  z.string().meta(mark({ description: about, refersTo, ...marks }));

/** A picture below content/images. A photograph there wins over a drawing of the same name. */
export const image = (picture: PictureSize, about = "", marks: Mark = {}) =>
  pattern(
    about,
    /^[a-z0-9-]+\/[a-z0-9_-]+$/,
    "expected folder/name without an ending, in small letters a to z without accents, digits and hyphens, like services/telemedicine",
    { picture, ...marks },
  );

/** An optional picture; with a picture, its alt text is required. */
export const describedPicture = described("image", "imageAlt", "picture");
export const describedMap = described("mapImage", "mapAlt", "map");
function described<Image extends string, Alt extends string>(image: Image, alt: Alt, what: string) {
  return {
    check: (page: { [Key in Image | Alt]?: string | undefined }) => !page[image] || Boolean(page[alt]),
    message: { error: `expected a description of the ${what}`, path: [alt] },
  };
}

export const imageAlt = sentence("What the picture shows, for people who can't see it.", 15, 140);

/** A picture of its own, which a page may leave out. */
export const ownPicture = (size: PictureSize) => ({
  image: image(size).optional(),
  imageAlt: imageAlt.optional(),
});

export const order = z.number().int().positive().optional().meta({
  description:
    "Place in lists and menus: 1 comes first. Without a number, it comes after those that have one.",
});

/** Lists the fields whose values are still made up. `npm run preflight` fails on them. */
export const sample = list(
  "What is still made up in this file. A value that you change in its form comes off by itself. Take a name off if its value is right as it is; the site can go public when none is left.",
  z.string().min(1),
).default([]);

/** For pages that a lawyer or the owner must read before the site goes public. */
export const review = choice(
  "needed: a template that the practice's counsel has not read yet. done: it has been read.",
  ["needed", "done"],
).default("done");

/** Dates on which an office is closed outside its weekly hours. */
export const holidays = (about: string) =>
  entries(
    about,
    {
      date: date.meta(mark({ description: "The closed day.", unique: "stops" })),
      name: text(
        "Name of the holiday, or why the office is closed. US holidays have their Spanish names by themselves.",
      ).meta(mark({ holiday: true })),
      hours: daySpans.optional().meta({
        description: "Only for a day that is shorter or longer than usual: its hours, 08:00-12:00.",
      }),
    },
    { keys: ["date"] },
  ).default([]);

/** The North American Numbering Plan: no area code or exchange begins with 0 or 1, or is a service like 911. */
const possibleNumber = /^(?!.11|.{4}11)[2-9][0-8]\d[2-9]\d{6}$/;

export const phoneNumber = (about: string) =>
  pattern(about, /^\(\d{3}\) \d{3}-\d{4}$/, "expected a number written like (623) 555-0142").refine(
    (value) => possibleNumber.test(value.replace(/\D/g, "")),
    {
      error: "expected a number that can exist: area code and exchange begin with 2 to 9 and don't end in 11",
    },
  );

/** A place in the United States, Alaska and Hawaii included. */
export const latitude = degrees(
  18,
  72,
  "Latitude: how far north.",
  "without a minus: the other number is the longitude",
);
export const longitude = degrees(
  -180,
  -64,
  "Longitude: how far west.",
  "with a minus before it: the other number is the latitude",
);
function degrees(least: number, most: number, about: string, hint: string) {
  const error = `expected a number from ${least} to ${most}, ${hint}`;
  return z.number().min(least, { error }).max(most, { error }).meta({ description: about });
}

/** What people type, as a list of concepts. data/text/concepts.ts reads them. */
export const meanings = (where: string) =>
  list(
    `What people type, in English and Spanish; shown ${where}. On a line, a plus joins words that must all occur, near each other in any order; commas are between words of which one is enough; a star stands for any ending; words after "unless" rule it out: chest, pecho + pain, tight*, dolor* unless x-ray. Forms such as hurts and hurting are found by themselves; =burn is that form alone; -pril is an ending; 181-300 is a number. Capitals name a group, also in a row with other words: NOT breath*.`,
    z
      .string()
      .min(2)
      .meta(mark({ concept: true })),
  ).default([]);
