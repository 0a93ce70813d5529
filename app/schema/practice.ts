import { z } from "zod";
import { date, httpsUrl, sample, text } from "./fields.ts";

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "expected a time like 08:00 or 17:00", abort: true })
  .meta({ description: "A time on the 24-hour clock: 08:00, 17:00." });

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

const dayHours = z
  .union([
    z.literal("closed"),
    z.strictObject({ opens: time, closes: time }).refine(({ opens, closes }) => opens < closes, {
      error: "expected a time after opens",
      path: ["closes"],
    }),
  ])
  .meta({ description: 'closed, or { opens: "08:00", closes: "17:00" }.' });

export const hours = z
  .strictObject(
    Object.fromEntries(weekdays.map((day) => [day, dayHours])) as Record<
      (typeof weekdays)[number],
      typeof dayHours
    >,
  )
  .meta({ description: "Opening hours of each weekday." });

/** An unknown zone would stop the clock of every page, in the visitor's browser. */
function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}

export const practice = z.strictObject({
  name: text("The practice's full name, as patients say it."),
  shortName: text("The first line of the logo."),
  logoLine: text("The second line of the logo."),
  url: z
    .url({ protocol: /^https$/, error: "expected an address that begins with https://" })
    .refine((value) => !value.endsWith("/"), { error: "expected no slash at the end" })
    .meta({ description: "The public address of the site, without a slash at the end." }),
  phone: z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, { error: "expected a number written like (623) 555-0142" })
    .meta({ description: "The number patients call, written like (623) 555-0142." }),
  email: z
    .email({ error: "expected an address like hello@practice.com" })
    .meta({ description: "The general e-mail address." }),
  feedbackUrl: httpsUrl.optional().meta({
    description: "Review page that Share Feedback opens. Without it, the button opens an e-mail.",
  }),
  mainOffice: text("File name of the office whose address stands in the footer, like goodyear-az."),
  social: z
    .array(z.strictObject({ name: text("Name of the network."), url: httpsUrl }))
    .length(3)
    .meta({ description: "The three social networks of the footer." }),
  timeZone: text("The clock the hours are given in: America/Phoenix.").refine(isTimeZone, {
    error: "expected the name of a time zone, like America/Phoenix",
  }),
  hours,
  hoursText: z
    .array(text("One line of hours, as patients read it."))
    .min(1)
    .meta({ description: "The hours in words, one line each." }),
  holidays: z
    .array(z.strictObject({ date, name: text("Name of the holiday.") }))
    .meta({ description: "Days on which every office is closed." }),
  insurers: z
    .array(
      z.strictObject({
        name: text("Name of the insurer, as it is typeset."),
        style: z
          .enum(["light", "bold", "serif", "heavy", "serif-light", "serif-bold", "tracked"])
          .meta({ description: "How the name is typeset in the strip." }),
      }),
    )
    .min(1)
    .meta({ description: "Insurers of the strip on the home page." }),
  medicalDisclaimer: text("The line under each article: not medical advice."),
  emergency: text("The 911 line in the footer of every page."),
  crisis: z.strictObject({
    title: text("Heading of the 988 block."),
    text: text("Who the block is for."),
    call: text("Label of the call link."),
    message: text("Label of the text-message link."),
  }),
  sample,
});

export type Practice = z.infer<typeof practice>;
export type Hours = z.infer<typeof hours>;
