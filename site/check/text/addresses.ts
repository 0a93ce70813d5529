/** Checks streets and suites in text against the offices' addresses. */
import { type Problem, show } from "../../read/problem.ts";
import { lineAt, loosely } from "./texts.ts";

export interface Office {
  file: string;
  slug: string;
  street: string;
  unit?: string | undefined;
  crossStreets?: string | undefined;
}

export function* copiedAddress(
  file: string,
  text: string,
  office: Office,
  mainOffice: string,
): Generator<Problem> {
  const isOwn = file === office.file;
  const place = { file: `content/${file}`, field: "address" };
  if (isOwn) yield* oldAddress(place, text, office);
  // A street name without a number may appear in any text.
  if (!/\d/.test(office.street)) return;
  for (const match of text.matchAll(loosely(office.street))) {
    const line = lineAt(text, match.index);
    if (isOwn && /^street:/.test(text.split("\n")[line - 1] ?? "")) continue;
    // {address} is the office's in its own file, and the main office's elsewhere.
    const hasPlaceholder = isOwn || (office.slug === mainOffice && !file.startsWith("locations/"));
    yield {
      ...place,
      line,
      received: show(match[0]),
      ...(hasPlaceholder
        ? {
            expected: "{address}",
            remedy: `write {address}: then one edit in content/${office.file} changes every page`,
            rule: "written once",
          }
        : {
            expected: "the name of the office, as a link",
            remedy: `write a link such as [our office](/location/${office.slug}), which has the address`,
            rule: "address of another office",
            severity: "advice",
          }),
    };
  }
}

/** USPS abbreviations. */
const streetTypes: Record<string, string> = {
  street: "st",
  avenue: "ave",
  road: "rd",
  boulevard: "blvd",
  drive: "dr",
  lane: "ln",
  parkway: "pkwy",
  highway: "hwy",
  way: "way",
};
const types = Object.entries(streetTypes)
  .flat()
  .map((type) => type.replace(/^./, (letter) => letter.toUpperCase()))
  .join("|");
const direction = "(?:[NSEW]\\.?|North|South|East|West) ";
const streetName = new RegExp(`\\b[Oo]n (?:${direction})?((?:[A-Z0-9][\\w']* ){1,3}(?:${types})\\b)`, "g");
const unitName = /\b(?:Suite|Unit|Ste\.?|Room) (?:[A-Z]?-?\d[\w-]*|[A-Z]\b[\w-]*)/g;

/** Lowercase, without punctuation, abbreviated: "W. Elm Street" equals "W Elm St." */
const plain = (words: string) =>
  (words.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => streetTypes[word] ?? word).join(" ");

/** Finds an old street or suite in the text of an office that moved. */
function* oldAddress(
  place: Pick<Problem, "file" | "field">,
  text: string,
  office: Office,
): Generator<Problem> {
  const cross = plain(office.crossStreets ?? "");
  const ownStreet = plain(office.street).replace(/^\d\S* (?:(?:[nsew]|north|south|east|west) )?/, "");
  // An intersection without the office's street may be near the old address.
  const known = plain(office.street) + (cross.includes(ownStreet) ? ` ${cross}` : "");
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
      expected: show([office.street, office.unit].filter(Boolean).join(", ")),
      received: show(match[0]),
      remedy: "correct it if the office has moved, or write {address}",
      rule: "another street or suite",
      severity: "advice",
    };
  }
}
