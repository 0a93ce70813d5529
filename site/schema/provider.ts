import { z } from "zod";
import {
  describedPicture,
  description,
  fact,
  image,
  imageAlt,
  order,
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
  office: reference("locations", "File name of an office in content/locations."),
  days: z.array(z.enum(weekdays)).min(1).optional().meta({
    description: "Weekdays in that office: [monday, wednesday]. Without them, patients see no days.",
  }),
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
    image: image("portrait").optional(),
    imageAlt: imageAlt.optional(),
    boardCertification: z
      .strictObject({
        board: fact(text("The certifying board's full name.")),
        specialty: text("The specialty on the certificate."),
      })
      .optional()
      .meta({ description: "Only with a certificate on file: it shows the Board Certified badge." }),
    newPatients: z.enum(newPatients).optional().meta({
      description: "open: takes new patients. waiting-list: has a waiting list. closed: takes nobody new.",
    }),
    ages: text("Whom this person sees, by age: 18 and older.").optional(),
    offices: z.array(office).min(1).meta({ description: "The offices, the main one first." }),
    video: z
      .boolean()
      .optional()
      .meta({ description: "true: sees patients by video too. false: only in person." }),
    services: z
      .array(reference("services", "File name of a service in content/services."))
      .min(1)
      .meta({ description: "The services that this person offers." }),
    languages: z
      .array(text("A language, in English."))
      .min(1)
      .meta({ description: "Languages spoken with patients, in English: [English, Spanish]." }),
    patientLinks: patientLinks("Links that are this person's own, instead of those in practice.yaml."),
    training: z
      .array(text("A school or a residency: Residency, University of Arizona."))
      .default([])
      .meta({ description: "Schools and residencies, the latest first." }),
    practicingSince: z
      .number()
      .int()
      .min(1940)
      .optional()
      .meta({ description: "The year in which this person began to see patients: 2009." }),
    hospitals: z
      .array(fact(text("Name of a hospital.")))
      .default([])
      .meta({ description: "Hospitals where this person treats patients." }),
    npi: z
      .string()
      .regex(/^[12]\d{9}$/, { error: 'expected ten digits in quotes, like "1234567893"', abort: true })
      .optional()
      .meta({ description: 'National Provider Identifier, in quotes: "1234567893".' }),
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
