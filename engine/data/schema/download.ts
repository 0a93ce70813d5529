import { z } from "zod";
import { entries, pattern, sample, text } from "./fields.ts";

/** Files in content/files. A page lists one in `related`, a text or a menu links to it: /files/new-patient-form.pdf */
export const downloads = z.strictObject({
  downloads: entries(
    "PDFs for patients: forms to print, instructions.",
    {
      file: pattern(
        "Name of a PDF in the folder files: new-patient-form.pdf. Its address is /files/new-patient-form.pdf: name it in related of a page, in a menu, or in a link of a text.",
        /^[a-z0-9-]+\.pdf$/,
        "expected the name of a PDF: small letters, digits and hyphens, like new-patient-form.pdf",
        { unique: "stops" },
      ),
      title: text("What it is, as patients read it: New patient form."),
      writtenIn: pattern(
        "Code of the language that it is in: en, es, vi.",
        /^[a-z]{2,3}(-[A-Za-z]+)*$/,
        "expected the code of a language, like en or es",
      ).default("en"),
    },
    { keys: ["file"] },
  ).default([]),
  sample,
});
