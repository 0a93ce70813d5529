/** Facts that have a placeholder stand once. A copy typed into a text goes stale with the next edit. */
import { type Problem, show } from "../../app/content/problem.ts";
import { sentencesOf, wordsIn } from "./grade.ts";
import { lineAt, loosely, type Texts, withoutComments } from "./texts.ts";

interface PracticeFacts {
  phone: string;
  email: string;
  name: string;
  mainOffice: string;
  booking: string;
}
interface Office {
  file: string;
  slug: string;
  street: string;
  unit?: string | undefined;
  crossStreets?: string | undefined;
}

export function* copiedFacts(texts: Texts, practice: PracticeFacts, offices: Office[]): Generator<Problem> {
  const facts = [
    { placeholder: "{phone}", pattern: phonePattern(practice.phone) },
    { placeholder: "{email}", pattern: loosely(practice.email) },
    { placeholder: "{practice}", pattern: exactly(practice.name) },
    ...bookingSentences(practice.booking).map((sentence) => ({
      placeholder: "{booking}",
      pattern: loosely(sentence),
    })),
  ];
  for (const [file, written] of texts) {
    if (file === "practice.yaml") continue;
    const text = withoutComments(file, written);
    for (const { placeholder, pattern } of facts) {
      for (const match of text.matchAll(pattern)) yield copy(file, text, match, placeholder);
    }
    yield* bookingInOtherWords(file, text, facts);
    for (const office of offices) yield* addresses(file, text, office, practice.mainOffice);
  }
}

function copy(file: string, text: string, match: RegExpExecArray, placeholder: string): Problem {
  return {
    file: `content/${file}`,
    line: lineAt(text, match.index),
    field: "text",
    expected: placeholder,
    received: match[0].replace(/\s+/g, " "),
    remedy: `write ${placeholder}: then one edit ${placeholder === "{address}" ? "of the office" : "in practice.yaml"} changes every page`,
    rule: "written once",
  };
}

const exactly = (words: string) => new RegExp(loosely(words).source, "g");

function phonePattern(phone: string): RegExp {
  const digits = phone.replace(/\D/g, "");
  return new RegExp(
    digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "(?<!\\d)\\(?$1\\)?[ .-]?$2[ .-]?$3(?!\\d)"),
    "g",
  );
}

/** Shorter ones, like "Call us.", are everybody's. */
const bookingSentences = (booking: string) =>
  sentencesOf(booking)
    .map((sentence) => sentence.replace(/[.?!]$/, ""))
    .filter((sentence) => wordsIn(sentence).length >= 3 && !sentence.includes("{"));

const aboutBooking = /\b(?:online (?:booking|scheduling)|book(?:ing is)? (?:by phone|online))\b/gi;

function* bookingInOtherWords(file: string, text: string, facts: { pattern: RegExp }[]): Generator<Problem> {
  if (file === "search.yaml" || file === "testimonials.yaml") return;
  let line = 0;
  for (const match of text.matchAll(aboutBooking)) {
    const here = lineAt(text, match.index);
    const whole = text.split("\n")[here - 1] ?? "";
    const isCopy = facts.some(({ pattern }) => new RegExp(pattern.source, "i").test(whole));
    if (here === line || isCopy) continue;
    line = here;
    yield {
      ...copy(file, text, match, "{booking}"),
      received: show(text.slice(Math.max(0, match.index - 20), match.index + 40)),
      rule: "booking in other words",
      severity: "advice",
    };
  }
}

function* addresses(file: string, text: string, office: Office, mainOffice: string): Generator<Problem> {
  const isOwn = file === office.file;
  const place = { file: `content/${file}`, field: "address" };
  if (/\d/.test(office.street)) {
    for (const match of text.matchAll(loosely(office.street))) {
      const line = lineAt(text, match.index);
      if (isOwn && /^street:/.test(text.split("\n")[line - 1] ?? "")) continue;
      // In an office's file {address} is that office's, elsewhere the main office's.
      if (isOwn || (office.slug === mainOffice && !file.startsWith("locations/"))) {
        yield copy(file, text, match, "{address}");
      } else {
        yield {
          ...place,
          line,
          expected: "the name of the office, as a link",
          received: show(match[0]),
          remedy: `write a link such as [our office](/location/${office.slug}): the address stands there once`,
          rule: "address of another office",
          severity: "advice",
        };
      }
    }
  }
  if (isOwn) yield* oldAddress(place, text, office);
}

const streetName =
  /\b[Oo]n ((?:(?:[NSEW]\.?|North|South|East|West) )?(?:[A-Z0-9][\w']* ){1,3}(?:St|Ave|Rd|Blvd|Dr|Ln|Way|Pkwy|Hwy|Street|Avenue|Road|Boulevard|Drive|Lane|Parkway|Highway)\b)/g;
const unitName = /\b(?:Suite|Unit|Ste\.?|Room) (?:[A-Z]?-?\d[\w-]*|[A-Z]\b[\w-]*)/g;

/** An office that has moved: its own text may still tell the old street or suite. */
function* oldAddress(
  place: Pick<Problem, "file" | "field">,
  text: string,
  office: Office,
): Generator<Problem> {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  const cross = plain(office.crossStreets ?? "");
  const ownStreet = plain(office.street).replace(/^\d\S* (?:(?:[nsew]|north|south|east|west) )?/, "");
  // A crossing that leaves out the office's own street may be that of the old address.
  const known =
    plain(`${office.street} ${office.unit ?? ""}`) + (cross.includes(ownStreet) ? ` ${cross}` : "");
  const real = [office.street, office.unit].filter(Boolean).join(", ");
  const unitNumber = (words: string) => plain(words).split(" ").slice(1).join(" ");
  const stale = [
    ...[...text.matchAll(streetName)].filter((match) => !known.includes(plain(match[1] ?? ""))),
    ...[...text.matchAll(unitName)].filter(
      (match) => !plain(office.unit ?? "").endsWith(unitNumber(match[0])),
    ),
  ];
  for (const match of stale) {
    yield {
      ...place,
      line: lineAt(text, match.index),
      expected: show(real),
      received: show(match[0]),
      remedy: "correct it if the office has moved, or write {address}",
      rule: "another street or suite",
      severity: "advice",
    };
  }
}
