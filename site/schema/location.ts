import { z } from "zod";
import {
  describedMap,
  describedPicture,
  description,
  fact,
  holidays,
  image,
  imageAlt,
  latitude,
  line,
  longitude,
  order,
  phoneNumber,
  sample,
  text,
  title,
} from "./fields.ts";
import { officeHours } from "./hours.ts";
import { patientLinks } from "./patient-links.ts";

export const location = z
  .strictObject({
    name: fact(title("Name of the office: the city.")),
    order,
    street: fact(text("Street and number.")),
    unit: fact(text("Suite or unit.")).optional(),
    city: fact(text("City.")),
    state: z
      .string()
      .regex(/^[A-Z]{2}$/, {
        error: ({ input }) =>
          `expected two capital letters, like ${/^[a-z]{2}$/i.test(String(input)) ? String(input).toUpperCase() : "AZ"}`,
      })
      .meta({ description: "State, two capital letters." }),
    zip: z
      .string()
      .regex(/^\d{5}$/, { error: 'expected five digits in quotes, like "85395"' })
      .meta({ description: 'ZIP code, in quotes: "85395".' }),
    geo: z
      .strictObject({ latitude, longitude })
      .meta({ description: "Where the office is, for maps and the nearest office." }),
    phone: phoneNumber("This office's own number, if it has one.").optional(),
    fax: phoneNumber("This office's own fax number, if it has one.").optional(),
    description,
    hours: officeHours,
    holidays: holidays("Days on which only this office is closed, or has other hours."),
    patientLinks: patientLinks("Links that are this office's own, instead of those in practice.yaml."),
    mapImage: image("map").optional(),
    mapAlt: imageAlt.optional(),
    image: image("office").optional(),
    imageAlt: imageAlt.optional(),
    crossStreets: text("The nearest crossing, for people who know the streets.").optional(),
    parking: line("Where to park.").optional(),
    access: line("Step-free ways in, lifts, wide doors.").optional(),
    arriving: line("How to find the door.").optional(),
    sample,
  })
  .refine(describedMap.check, describedMap.message)
  .refine(describedPicture.check, describedPicture.message);

export type Location = z.infer<typeof location>;
