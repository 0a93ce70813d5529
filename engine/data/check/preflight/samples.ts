/** Finds what is made up: fields on `sample` lists, texts in brackets, addresses that reach nobody, invented reviews. */
import { requiredTexts } from "../../kinds/folders.ts";
import { filesOf } from "../../pages.ts";
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { type Source, textMatches } from "../text/texts.ts";
import { finding, type Reason } from "./finding.ts";
import { unreviewedArticles } from "./unread.ts";

const unread = "A text about care that no clinician of the practice has read yet.";

const notices = Object.keys(requiredTexts).filter((name) => name !== "about-us");

/** The first row that fits "file field" gives the reason. */
const rows: [at: RegExp, group: Reason["group"], why: string, todo: string][] = [
  [
    / (url|social|geo)$/,
    "search",
    "Maps and search engines would lead people to a place that nobody has checked.",
    "Check it",
  ],
  [
    / insurers$|^pages\/insurance/,
    "patients",
    "Patients choose by this list, and pay if it is wrong.",
    "Check it with each insurer",
  ],
  [
    / (hours|holidays)$/,
    "patients",
    "The hours and closed days are a guess: a patient may find the door locked.",
    "Write when the offices are open",
  ],
  [
    /^(practice|services|blogs|offices)\S* (name|shortName|image|imageAlt|description)$/,
    "patients",
    "The name, text or picture is a sample.",
    "Replace it",
  ],
  [
    /^practice\S* waits$/,
    "law",
    "A waiting time that nobody has counted may not be advertised (FTC Act, section 5).",
    "Count it in each office and write the day, or delete the list",
  ],
  [
    /^practice/,
    "patients",
    "Patients rely on this, and it is still marked as a sample.",
    "Try it as a patient would",
  ],
  [
    /^testimonials/,
    "law",
    "Invented reviews may not be shown as real ones (16 CFR 465).",
    "Put in real ones or delete them",
  ],
  [
    /^providers\S* (name|credential|boardCertification|training|npi)$/,
    "law",
    "A person or a certificate that does not exist may not be advertised.",
    "Name a real provider and the certificate on file",
  ],
  [
    /^providers/,
    "patients",
    "What patients read about this provider, or the portrait, is invented.",
    "Write what is true, and put in the provider's own picture",
  ],
  [
    /^locations/,
    "patients",
    "The address, or how to park at and enter the office, is a guess: patients would drive to it.",
    "Check it on the spot and correct it",
  ],
  [/^(emergencies|services|blogs|pages\/population)/, "patients", unread, "Have it read and corrected"],
  [
    new RegExp(`^pages/(${notices.join("|")})`),
    "law",
    "The notice is a template: names, dates and contacts in it are not the practice's own.",
    "Fill it in",
  ],
  [
    /^pages/,
    "patients",
    "What the practice promises here is a guess: walk-ins, same-day visits, prices, how soon somebody answers.",
    "Keep what the practice does and delete the rest",
  ],
  [/^/, "patients", "The text is a sample.", "Replace it"],
];

export function sampleFindings(site: Site): Problem[] {
  // An article without a review is reported by unread.ts.
  const unreviewed = new Set(unreviewedArticles(site).map(({ file }) => file));
  // Nobody sees a draft.
  const drafts = new Set(site.drafts.map(({ file }) => file));
  return filesOf(site).flatMap(({ file, sample }) =>
    sample
      .filter((field) => !drafts.has(file) && (field !== "body" || !unreviewed.has(file)))
      .map((field) => {
        const [, group, why, todo] =
          rows.find(([at]) => at.test(`${file} ${field}`)) ?? (rows[0] as (typeof rows)[0]);
        const done = `${todo}, then take the field off the file's sample list ("Still made up" in its form).`;
        return finding(file, [field], { group, why, todo: done, isInvented: true });
      }),
  );
}

const marks: { pattern: RegExp; why: string; todo: string }[] = [
  {
    // 555-0100 to 555-0199 are reserved for fiction.
    pattern: /555-01\d\d/g,
    why: "A number with 555-01 reaches nobody.",
    todo: "Write the real number, or {phone} in a text.",
  },
  {
    // Whole names of hosts that end in a reserved one: RFC 2606.
    pattern:
      /(?<![\w.-])(?:(?:[\w-]+\.)+(?:example|invalid)|(?:[\w-]+\.)*example\.(?:com|net|org))(?!\.?[\w-])/gi,
    why: "This address reaches nobody.",
    todo: "Write the real address, or {email} in a text. Without a link for patients, the phone number is given.",
  },
  {
    // The mark of a text that starter/content asks the owner to write. A link has an address after its bracket.
    pattern: /\[Write [^\]]*\](?!\()/g,
    why: "A text in brackets says what to write, and nobody has written it.",
    todo: "Write the text, without the brackets.",
  },
];

export function* textFindings(_: Site, { allTexts }: Source): Generator<Problem> {
  for (const { pattern, ...reason } of marks)
    for (const { match, place } of textMatches(allTexts, pattern))
      yield {
        ...finding(place.file, place.path, { isInvented: true, ...reason }, match[0].slice(0, 60)),
        line: place.line,
      };
}

const law = (why: string, todo: string): Reason => ({ group: "law", why, todo });
const invented = {
  ...law(
    "Invented reviews may not be shown as real ones (16 CFR 465).",
    "Replace the review with a real one and name its source, or delete it.",
  ),
  isInvented: true,
};
const unauthorized = law(
  "A patient's words need the patient's signed permission (45 CFR 164.508).",
  "Get it and write true, or delete the review.",
);
const repeated = law(
  "Repeated reviews look like the words of more patients than wrote them (16 CFR 465).",
  "Write repeat: 1.",
);

export function* reviewFindings({ testimonials }: Site): Generator<Problem> {
  const file = "testimonials.yaml";
  for (const [index, { source, authorizationOnFile }] of testimonials.reviews.entries()) {
    if (/sample/i.test(source)) yield finding(file, ["reviews", index, "source"], invented);
    if (!authorizationOnFile) yield finding(file, ["reviews", index, "authorizationOnFile"], unauthorized);
  }
  if (testimonials.repeat > 1) yield finding(file, ["repeat"], repeated);
}
