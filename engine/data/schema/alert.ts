import { z } from "zod";
import { choice, line, list, pattern } from "./fields.ts";

/** Rejects dates that JavaScript rolls over (February 30 becomes March 2). */
function exists(moment: string): boolean {
  const date = new Date(`${moment.replace(" ", "T")}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(moment.replace(" ", "T"));
}

/** On the practice's clock. */
const moment = (about: string) =>
  pattern(
    about,
    /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/,
    "expected a day and time like 2026-12-24 17:00, which is 5 PM",
    { input: "moment" },
  ).refine(exists, { error: "expected a day that exists" });

const alert = z
  .strictObject({
    text: line("One or two short sentences: what happened, then what to do. {phone} becomes your number."),
    kind: choice("closure stands out and comes first; news is quiet.", ["closure", "news"]).default("news"),
    from: moment("The bar shows from this day and time. It may be days ahead."),
    until: moment("The bar goes away at this day and time."),
  })
  .refine(({ from, until }) => from < until, { error: "expected a moment after from", path: ["until"] });

export const alerts = z.strictObject({
  alerts: list(
    "Short notices at the top of every page, such as a storm or phones that are down. Delete one afterward. Days on which offices close each year are holidays of the practice.",
    alert,
    { keys: ["from", "until"] },
  ),
});

export type Alert = z.infer<typeof alert>;
