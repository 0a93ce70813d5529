import { z } from "zod";
import {
  describedPicture,
  description,
  entries,
  image,
  imageAlt,
  markdown,
  order,
  sample,
  searchTitle,
  slug,
  text,
  title,
} from "./fields.ts";
import { guidance } from "./guidance.ts";
import { medicalSpecialty } from "./medical.ts";
import { offered } from "./offered.ts";

export const service = z
  .strictObject({
    name: title("Name of the service."),
    searchTitle,
    order,
    description: description.optional(),
    image: image("service").optional(),
    imageAlt: imageAlt.optional(),
    questions: entries(
      "Questions that patients ask about it, and their answers.",
      {
        id: slug("Address of the question in the page: /services/x#id."),
        question: text("The question, in a patient's words."),
        answer: markdown("The answer, in Markdown."),
      },
      { keys: ["id"] },
    ).default([]),
    offered,
    referral: z.boolean().optional().meta({
      description: "true: patients need a referral. false: they don't. Leave it out if it depends.",
    }),
    specialty: medicalSpecialty.optional(),
    ...guidance,
    sample,
  })
  .refine(describedPicture.check, describedPicture.message);

export type Service = z.infer<typeof service>;
