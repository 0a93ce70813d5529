/** Schemas of text templates. */
import { z } from "zod";
import type { Template } from "./format.ts";

/** A template that the page fills in: {n} of {m}. */
export const template = <Gap extends string>(about: string, ...gaps: Gap[]) =>
  z
    .string()
    .min(1)
    .refine((value) => gaps.every((gap) => value.includes(`{${gap}}`)), {
      error: `expected a text with ${gaps.map((gap) => `{${gap}}`).join(" and ")}`,
    })
    .meta({ description: about, gaps, words: true }) as unknown as z.ZodType<Template<Gap>, string>;

/** A template with a singular and a plural: one article, two articles. */
export const plural = <Gap extends string>(about: string, ...gaps: Gap[]) =>
  z
    .strictObject({ one: template("For exactly one.", ...gaps), other: template("For all else.", ...gaps) })
    .meta({ description: about });
