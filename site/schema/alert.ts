import { z } from "zod";
import { line } from "./fields.ts";

/** Rejects dates that JavaScript rolls over (February 30 becomes March 2). */
function exists(moment: string): boolean {
  const date = new Date(`${moment.replace(" ", "T")}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(moment.replace(" ", "T"));
}

const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, {
    error: "expected a day and time like 2026-12-24 12:00",
    abort: true,
  })
  .refine(exists, { error: "expected a day that exists" })
  .meta({ description: "A day and time in Arizona: 2026-12-24 12:00." });

export const alerts = z.strictObject({
  alerts: z
    .array(
      z
        .strictObject({
          text: line("What visitors must know: closed for a storm, new phone hours."),
          kind: z
            .enum(["closure", "news"])
            .default("news")
            .meta({ description: "closure stands out and comes first; news is quiet." }),
          from: moment,
          until: moment,
        })
        .refine((alert) => alert.from < alert.until, {
          error: "expected a moment after from",
          path: ["until"],
        }),
    )
    .meta({ description: "Bars at the top of every page, shown between two moments." }),
});

export type Alert = z.infer<typeof alerts>["alerts"][number];
