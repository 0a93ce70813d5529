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
  object,
  order,
  ownPicture,
  pattern,
  phoneNumber,
  sample,
  text,
  title,
} from "./fields.ts";
import { officeHours } from "./hours.ts";
import { patientLinks } from "./patient-links.ts";
import { stateLetters, stateNamed } from "./states.ts";

export const office = z
  .strictObject({
    name: fact(
      title("Name of the office: its city, or what tells it apart from another office in that city."),
    ),
    order,
    street: fact(text("Street and number.")),
    unit: fact(text("Suite or unit.")).optional(),
    city: fact(text("City.")),
    state: pattern(
      "State, two capital letters.",
      new RegExp(`^(${stateLetters.join("|")})$`),
      ({ input }) => {
        const { letters, name } = stateNamed(String(input)) ?? { letters: "AZ", name: "Arizona" };
        return `expected the two capital letters of a state, like ${letters} for ${name}`;
      },
    ),
    zip: pattern("ZIP code: 85395.", /^\d{5}$/, "expected five digits, like 85395"),
    geo: object("Where the office is, for maps and the nearest office.", { latitude, longitude }),
    phone: phoneNumber("This office's own number, if it has one.").optional(),
    fax: phoneNumber("This office's own fax number, if it has one.").optional(),
    description,
    hours: officeHours,
    holidays: holidays("Days on which only this office is closed, or has other hours."),
    patientLinks: patientLinks("Links that are this office's own, instead of those of the practice."),
    mapImage: image("map").optional(),
    mapAlt: imageAlt.optional(),
    ...ownPicture("office"),
    crossStreets: text("The nearest crossing, for people who know the streets.").optional(),
    parking: line("Where to park.").optional(),
    access: line("Step-free ways in, lifts, wide doors.").optional(),
    arriving: line("How to find the door.").optional(),
    sample,
  })
  .refine(describedMap.check, describedMap.message)
  .refine(describedPicture.check, describedPicture.message);

export type Office = z.infer<typeof office>;
