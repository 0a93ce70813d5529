import { z } from "zod";
import {
  describedPicture,
  description,
  image,
  imageAlt,
  order,
  sample,
  slug,
  text,
  title,
} from "./fields.ts";

export const provider = z
  .strictObject({
    name: title("First and last name."),
    credential: text("Letters after the name: MD, FNP-C."),
    order,
    role: text("What the person is, in plain words: Internal medicine physician."),
    description,
    image: image("portrait").optional(),
    imageAlt: imageAlt.optional(),
    boardCertification: z
      .strictObject({
        board: text("The certifying board's full name."),
        specialty: text("The specialty on the certificate."),
      })
      .optional()
      .meta({ description: "Only with a certificate on file: it shows the Board Certified badge." }),
    offices: z.array(slug("File name of an office in content/locations.")).min(1),
    services: z.array(slug("File name of a service in content/services.")).min(1),
    languages: z.array(text("A language, in English.")).min(1),
    sample,
  })
  .refine(describedPicture.check, describedPicture.message);

export type Provider = z.infer<typeof provider>;
