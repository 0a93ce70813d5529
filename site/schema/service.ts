import { z } from "zod";
import {
  description,
  image,
  imageAlt,
  markdown,
  medicalSpecialty,
  order,
  sample,
  slug,
  text,
} from "./fields.ts";
import { guidance } from "./guidance.ts";

export const service = z.strictObject({
  name: text("Name of the service."),
  order,
  description: description.optional(),
  image: image("service"),
  imageAlt,
  questions: z
    .array(
      z.strictObject({
        id: slug("Address of the question in the page: /services/x#id."),
        question: text("The question, in a patient's words."),
        answer: markdown("The answer, in Markdown."),
      }),
    )
    .default([]),
  specialty: medicalSpecialty.optional(),
  ...guidance,
  sample,
});

export type Service = z.infer<typeof service>;
