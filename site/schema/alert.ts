import { z } from "zod";
import { line, mark } from "./fields.ts";

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
  .meta(
    mark({
      description: "A day and time on the practice's clock, 24 hours: 2026-12-24 17:00 is 5 PM.",
      input: "moment",
    }),
  );

export const alerts = z.strictObject({
  alerts: z
    .array(
      z
        .strictObject({
          text: line(
            "One or two short sentences: what happened, then what to do. {phone} becomes your number.",
          ),
          kind: z
            .enum(["closure", "news"])
            .default("news")
            .meta({ description: "closure stands out and comes first; news is quiet." }),
          from: moment.meta({
            description:
              "The bar shows from this day and time, on the 24-hour clock: 2026-12-24 12:00. It may be days ahead.",
          }),
          until: moment.meta({ description: "The bar goes away at this day and time: 2026-12-26 08:00." }),
        })
        .refine((alert) => alert.from < alert.until, {
          error: "expected a moment after from",
          path: ["until"],
        }),
    )
    .meta(
      mark({
        description:
          "Short notices at the top of every page, such as a storm or phones that are down. Delete one afterward. Days on which offices close each year are holidays in practice.yaml.",
        keys: ["from", "until"],
      }),
    ),
});

export type Alert = z.infer<typeof alerts>["alerts"][number];
