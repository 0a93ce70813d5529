/** Checks references between files. */
import path from "node:path";
import { filesOf, writtenArticles } from "../pages.ts";
import { fieldName, type Problem, show, suggestion } from "../read/problem.ts";
import { commonSafety } from "../read/safety.server.ts";
import type { Site } from "../read/site.server.ts";
import { isoDate } from "../schema/fields.ts";
import type { Span, Weekday } from "../schema/hours.ts";
import type { Mark } from "../schema/marks.ts";
import type { Field } from "../schema/tree.ts";
import { repeatsOf } from "./repeats.ts";

/** Every name of an office, a service, a topic, an emergency or a language must be one that there is. */
export function* checkReferences(site: Site): Generator<Problem> {
  const languages = site.pages["language-assistance"]?.languages ?? [];
  const known: Record<NonNullable<Mark["refersTo"]>, [place: string, names: string[]]> = {
    offices: ["content/locations", site.offices.map(({ slug }) => slug)],
    services: ["content/services", site.services.map(({ slug }) => slug)],
    topics: ["content/topics.yaml", site.topics.map(({ key }) => key)],
    emergencies: ["content/emergencies.yaml", site.safety.cards.map(({ id }) => id)],
    ideas: ["safety/answers.yaml", commonSafety([], "en").answers.map(({ idea }) => idea)],
    languages: ["content/pages/language-assistance.yaml", languages.map(({ code }) => code)],
  };
  // A site has the names of a person's offices alone.
  const offices = site.providers.map(({ file, offices }) => ({
    file,
    fields: offices.map((value, index): Field => {
      return { path: ["offices", index], value, mark: { refersTo: "offices" } };
    }),
  }));
  for (const { file, fields } of [...filesOf(site), ...offices])
    for (const { path, value, mark } of fields) {
      const [place, names] = (mark.refersTo && known[mark.refersTo]) ?? [];
      if (!names || names.includes(String(value))) continue;
      yield {
        file,
        path,
        expected: names.length > 0 ? `one of: ${names.join(", ")}` : `an entry of ${place}`,
        found: show(value),
        todo: suggestion(String(value), names, `correct the name, or ${remedy(mark.refersTo, place)}`),
      };
    }
}

/** Ideas come with verdin, so a practice can't add one. */
const remedy = (kind: Mark["refersTo"], place = "") =>
  kind === "ideas" ? "write `words` of your own instead" : `add it to ${place}`;

/** Nobody sees patients on a day when the office is closed. */
export function* checkDays({ providers, offices }: Site): Generator<Problem> {
  for (const { file, offices: places, officeDays } of providers) {
    for (const [index, slug] of places.entries()) {
      const hours = offices.find((office) => office.slug === slug)?.hours;
      const closed = officeDays[slug]?.filter((day) => hours?.[day].length === 0) ?? [];
      if (closed.length === 0) continue;
      yield {
        file,
        path: ["offices", index, "days"],
        expected: `days on which ${slug} is open`,
        found: closed.join(", "),
        todo: `take ${closed.length === 1 ? "the day" : "the days"} off the list, or correct the hours of the office`,
      };
    }
  }
}

/** A service can't have hours in an office that is closed. */
export function* checkServiceHours({ services, offices }: Site): Generator<Problem> {
  for (const { file, offered = [] } of services) {
    for (const [index, entry] of offered.entries()) {
      const office = offices.find(({ slug }) => slug === entry.office);
      for (const [day, spans = []] of Object.entries((office && entry.hours) ?? {})) {
        const open = office?.hours[day as Weekday] ?? [];
        const outside = spans.find(
          (span) => !open.some(({ opens, closes }) => opens <= span.opens && span.closes <= closes),
        );
        if (!outside) continue;
        yield {
          file,
          path: ["offered", index, "hours", day],
          expected: `times within the office's own: ${open.map(spanText).join(", ") || "closed"}`,
          found: spanText(outside),
          todo: `correct the times, or the hours of content/${office?.file}`,
        };
      }
    }
  }
}
const spanText = ({ opens, closes }: Span) => `${opens}-${closes}`;

/** No two have the same: an id in a list, the NPI of a person. */
export const repeatedIds = (site: Site) => repeated(site, "stops");
export const repeatedValues = (site: Site) => repeated(site, "advice");

function repeated(site: Site, severity: Mark["unique"]): Problem[] {
  const fields = filesOf(site).flatMap(({ file, fields }) =>
    fields.filter(({ mark }) => mark.unique === severity).map((field) => ({ ...field, file })),
  );
  /** The value, and where no other may have it: in a list of a file, or in a folder. */
  const keyOf = ({ file, path: field, value }: (typeof fields)[number]) => {
    const entry = field.findLastIndex((key) => typeof key === "number");
    const place = entry < 0 ? [path.dirname(file), ...field] : [file, ...field.with(entry, "")];
    return JSON.stringify([...place, value]);
  };
  return repeatsOf(fields, keyOf).map(({ entry, first }) => ({
    file: entry.file,
    path: entry.path,
    expected: `a different ${String(entry.path.findLast((key) => typeof key === "string"))} for each`,
    found: `${show(entry.value)}, which ${first.file === entry.file ? fieldName(first.path) : `content/${first.file}`} has too`,
    todo: "correct one of the two, or delete it",
  }));
}

export function* checkArticles(site: Site): Generator<Problem> {
  // Oldest first, as the files are numbered.
  for (const article of writtenArticles(site).reverse()) {
    if (!/^blog-[1-9]\d*$/.test(article.id)) {
      yield {
        file: article.file,
        path: ["file name"],
        expected: "blog- and a number, like blog-22.md",
        found: `${article.id}.md`,
        todo: "rename the file with the next free number",
      };
    }
    if (article.body.length === 0) {
      yield {
        file: article.file,
        path: ["text"],
        expected: "a text below the second line of ---",
        found: "none",
        todo: "write the article, or keep the file elsewhere until it is written",
      };
    }
    const later = [
      ...article.notes.map((note, index) => ({ path: ["notes", index, "date"], date: note.date })),
      ...(article.updated ? [{ path: ["updated"], date: article.updated }] : []),
    ];
    for (const { path, date } of later) {
      if (isoDate(date) > isoDate(article.date)) continue;
      yield {
        file: article.file,
        path,
        expected: `a day after the article's own, ${article.date}`,
        found: date,
        todo: "correct the day, or delete it",
      };
    }
  }
}

/** Every name on a sample list must be a field of the file. */
export function* checkSamples(site: Site): Generator<Problem> {
  for (const { file, sample, content } of filesOf(site)) {
    const known = Object.keys(content).filter(
      (key) => !["file", "slug", "id", "sample", "waitsFor"].includes(key),
    );
    for (const field of sample.filter((name) => !known.includes(name))) {
      yield {
        file,
        path: ["sample"],
        expected: `a field of this file: ${known.join(", ")}`,
        found: show(field),
        todo: suggestion(field, known, "correct the name, or take it off the list"),
      };
    }
  }
}
