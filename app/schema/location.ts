import { z } from "zod";
import { description, image, imageAlt, order, sample, text } from "./fields.ts";

export const location = z.strictObject({
  name: text("Name of the office: the city."),
  order,
  street: text("Street and number."),
  unit: text("Suite or unit.").optional(),
  city: text("City."),
  state: z.string().length(2).meta({ description: "State, two letters." }),
  zip: z
    .string()
    .regex(/^\d{5}$/, { error: 'expected five digits in quotes, like "85395"' })
    .meta({ description: 'ZIP code, in quotes: "85395".' }),
  geo: z.strictObject({
    latitude: z.number().min(31).max(37.1).meta({ description: "Degrees north." }),
    longitude: z.number().min(-115).max(-109).meta({ description: "Degrees east (negative)." }),
  }),
  description,
  mapImage: image.optional(),
  mapAlt: imageAlt.optional(),
  image,
  imageAlt,
  crossStreets: text("The nearest crossing, for people who know the streets."),
  parking: text("Where to park."),
  access: text("Step-free ways in, lifts, wide doors."),
  arriving: text("How to find the door."),
  sample,
});

export type Location = z.infer<typeof location>;
