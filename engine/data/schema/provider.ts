import { z } from "zod";
import {
  choice,
  describedPicture,
  description,
  fact,
  image,
  list,
  object,
  order,
  ownPicture,
  pattern,
  reference,
  sample,
  text,
  title,
} from "./fields.ts";
import { weekdays } from "./hours.ts";
import { patientLinks } from "./patient-links.ts";

/** The last digit of an NPI is a check digit: Luhn's, over 80840 and the number. */
export function isNpi(npi: string): boolean {
  const digits = [...`80840${npi}`].reverse().map(Number);
  const sum = digits
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2))
    .reduce((all, digit) => all + digit, 0);
  return sum % 10 === 0;
}

const office = z.strictObject({
  office: reference("offices", "Choose an office."),
  days: list(
    "Weekdays in that office: monday, wednesday. Without them, patients see no days.",
    choice("A weekday.", weekdays),
  )
    .min(1)
    .optional(),
});

/** Whether somebody takes new patients. Not yes and no, which YAML reads as true and false. */
export const newPatients = ["open", "waiting-list", "closed"] as const;

export const provider = z
  .strictObject({
    name: fact(title("First and last name.")),
    credential: fact(text("Letters after the name: MD, FNP-C.")),
    order,
    role: text("What the person is, in plain words: Internal medicine physician."),
    description,
    ...ownPicture("portrait"),
    image: image("portrait", "", { unique: "advice" }).optional(),
    boardCertification: object("Only with a certificate on file: it shows the Board Certified badge.", {
      board: fact(text("The certifying board's full name.")),
      specialty: text("The specialty on the certificate."),
    }).optional(),
    newPatients: choice(
      "open: takes new patients. waiting-list: has a waiting list. closed: takes nobody new.",
      newPatients,
    ).optional(),
    ages: text("Whom this person sees, by age: 18 and older.").optional(),
    offices: list("The offices, the main one first.", office).min(1),
    video: z.boolean().optional().meta({ description: "Whether this person sees patients by video too." }),
    services: list(
      "The services that this person offers.",
      reference("services", "Choose a service.", { unique: "advice" }),
    ).min(1),
    languages: list(
      "Languages spoken with patients, named in English, each by itself.",
      pattern("A language, named in English.", /^[^,;]+$/, "expected one language", {
        words: true,
      }),
    ).min(1),
    patientLinks: patientLinks("Links that are this person's own, instead of those of the practice."),
    training: list(
      "Schools and residencies, the latest first.",
      text("A school or a residency: Residency, University of Arizona."),
    ).default([]),
    practicingSince: z
      .number()
      .int()
      .min(1940)
      .optional()
      .meta({ description: "The year in which this person began to see patients: 2009." }),
    hospitals: list(
      "Hospitals where this person treats patients.",
      fact(text("Name of a hospital.")),
    ).default([]),
    npi: pattern(
      "National Provider Identifier: 1234567893.",
      /^[12]\d{9}$/,
      "expected ten digits, like 1234567893",
      { unique: "stops" },
    ).optional(),
    pronunciation: text(
      "How the name is said, by the rules of the page's language: PREE-yah RAH-mun.",
    ).optional(),
    sample,
  })
  .refine(describedPicture.check, describedPicture.message)
  // A sample number fails the check: one that passes may be somebody's.
  .refine(({ npi, sample }) => !npi || sample.includes("npi") || isNpi(npi), {
    error: "expected a number whose last digit fits the others: one digit is wrong",
    path: ["npi"],
  });

export type Provider = z.infer<typeof provider>;
