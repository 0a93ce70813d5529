import { z } from "zod";
import {
  describedPicture,
  description,
  entries,
  id,
  markdown,
  order,
  ownPicture,
  sample,
  searchTitle,
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
    ...ownPicture("service"),
    questions: entries(
      "Questions that patients ask about it, and their answers.",
      {
        id: id("Address of the question in the page: /services/x#id."),
        question: text("The question, in a patient's words."),
        answer: markdown("The answer."),
      },
      { keys: ["id"] },
    ).default([]),
    offered,
    referral: z.boolean().optional().meta({
      description: "Whether patients need a referral. Without an answer, it depends.",
    }),
    specialty: medicalSpecialty.optional(),
    ...guidance,
    sample,
  })
  .refine(describedPicture.check, describedPicture.message);
