import { z } from "zod";
import {
  choice,
  date,
  entries,
  fact,
  flag,
  holidays,
  line,
  list,
  mark,
  object,
  pattern,
  phoneNumber,
  reference,
  sample,
  text,
  title,
} from "./fields.ts";
import { hours } from "./hours.ts";
import { businessType, medicalSpecialty } from "./medical.ts";
import { patientLinks } from "./patient-links.ts";
import { httpsUrl } from "./web-address.ts";

/** An unknown time zone would throw in the visitor's browser, on every page. */
function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Where to report a security problem: an e-mail address, or a page with a form. */
const reportAddress = z.union([z.email(), httpsUrl]).meta({
  description:
    "Where to report a security problem: an e-mail address, or a web address that begins with https://. Without it, the e-mail address above.",
});

export const practice = z.strictObject({
  verdin: z.int().positive().meta({
    description: "The form of these files. npm run update writes it, when it moves them to a newer one.",
  }),
  name: fact(title("The practice's full name, as patients say it.")),
  shortName: fact(text("The first line of the logo.")),
  logoLine: fact(text("The second line of the logo.")),
  url: z
    .url({ protocol: /^https$/, error: "expected an address that begins with https://" })
    .refine((value) => !value.endsWith("/"), { error: "expected no slash at the end", abort: true })
    .refine((value) => URL.canParse(value) && new URL(value).origin === value.toLowerCase(), {
      error: "expected the name of the site alone, without a path: https://www.practice.com",
    })
    .meta({ description: "The public address of the site, without a slash at the end." }),
  phone: phoneNumber("The number patients call, written like (623) 555-0142."),
  fax: phoneNumber("The fax number, written like (623) 555-0144.").optional(),
  tty: pattern(
    "The number for people who are deaf or hard of hearing: 711, the relay service.",
    /^(\d{3}|\(\d{3}\) \d{3}-\d{4})$/,
    "expected 711, or a number written like (623) 555-0143",
  ).optional(),
  email: z
    .email({ error: "expected an address like hello@practice.com" })
    .meta({ description: "The general e-mail address." }),
  feedbackUrl: httpsUrl.optional().meta({
    description: "Review page that Share Feedback opens. Without it, the button opens an e-mail.",
  }),
  booking: line(
    "How to book a visit while there is no link to book, in one line. Any text may write {booking} for it.",
  ),
  afterHours: line(
    "What to do about a problem that can't wait while you are closed, in one or two sentences. Any text may write {afterHours} for it, and it stands under every list of reasons to call today.",
  ),
  interpreters: line(
    "How a patient gets an interpreter, also at night, in one or two sentences. Any text may write {interpreters} for it, and {speakers} for who speaks Spanish.",
    { shownBy: ["{interpreters}"] },
  ).optional(),
  complaints: line(
    "Who hears complaints, and how soon they answer, in one or two sentences. Any text may write {complaints} for it.",
    { shownBy: ["{complaints}"] },
  ).optional(),
  copies: line(
    "What a copy of the medical record costs, in one or two sentences. Any text may write {copies} for it.",
    { shownBy: ["{copies}"] },
  ).optional(),
  waits: entries(
    "How long patients of an office wait, as you counted it. Shown on the office's page, with the day.",
    {
      office: reference("offices", "The office.", { unique: "stops" }),
      newPatientDays: z.int().positive().optional().meta({
        description: "Days until a new patient's first visit. Leave it out while there is a waiting list.",
      }),
      walkInMinutes: z.int().positive().optional().meta({
        description: "Minutes until a patient without an appointment is seen.",
      }),
      counted: date.meta({ description: "The day on which it was counted." }),
    },
    { keys: ["office"] },
  ).default([]),
  patientLinks: patientLinks(
    "Websites where patients book, pay or read results: book, portal, refill, pay, records, forms, video. Any text may write {book} for such a link; without it, the text gives the phone number.",
  ),
  mainOffice: reference("offices", "The office whose address is in the footer."),
  social: entries("Social networks in the footer: as many as you use, or none.", {
    name: fact(text("Name of the network.")),
    url: httpsUrl.meta(mark({ unique: "advice" })),
  }).default([]),
  timeZone: fact(
    text("The clock the hours are given in: America/Phoenix.").refine(isTimeZone, {
      error: "expected the name of a time zone, like America/Phoenix",
    }),
  ),
  hours,
  holidays: holidays("Days on which every office is closed, or has other hours."),
  insurers: entries("Insurers, for the strip on the home page and the list of the insurance page.", {
    name: fact(
      text("Name of the insurer, as it is typeset.").meta(
        mark({ unique: "advice", shownBy: ["pages/insurance.yaml", "pages/home.yaml insurance"] }),
      ),
    ),
    fullName: fact(
      text("Its longer name in the list of plans, if it has one: Medicaid (AHCCCS)."),
    ).optional(),
    style: choice("How the name is typeset in the strip.", [
      "light",
      "bold",
      "serif",
      "heavy",
      "serif-light",
      "serif-bold",
      "tracked",
    ]).default("bold"),
    plans: list(
      "Its plans that you take: HMO, PPO. Without them, patients are asked to call.",
      fact(text("Name of a plan.")),
    ).default([]),
  }).default([]),
  type: businessType,
  specialties: list(
    "Specialties for search engines: PrimaryCare, Pediatric, Dentistry ...",
    medicalSpecialty,
  ).default([]),
  security: object(
    "Publishes /.well-known/security.txt, which tells finders of a security problem whom to write to. expires: when to check it again, at most a year from now.",
    { contact: reportAddress.optional(), expires: date },
  ).optional(),
  httpsForSubdomains: flag(
    "Browsers reach every host below this domain by HTTPS only, for two years. First make sure that the portal, the mail and every other host there have HTTPS.",
  ),
  spanish: choice(
    "Which Spanish pages are on the site. reviewed: those that a qualified translator has signed. drafts: the others too; the site can't be published then.",
    ["reviewed", "drafts"],
  ).default("reviewed"),
  medicalDisclaimer: line("The line under each article: not medical advice."),
  emergency: line("The 911 line in the footer of every page."),
  crisis: object("The crisis block, for pages that ask for it.", {
    title: text("Heading of the crisis block."),
    text: line("Who the block is for."),
    phone: fact(text("The number that takes calls and text messages: 988.")),
    call: text("Label of the call link."),
    message: text("Label of the text-message link."),
    word: text("The word that the text message starts with: HELP, in Spanish AYUDA.").optional(),
  }).optional(),
  safety: object(
    "The signature of the clinician of your practice who has read the emergency cards, which every practice has. Preflight says which version to write. When an update changes a card, it asks again.",
    {
      version: z.int().positive().meta({ description: "The version of the cards that was read." }),
      by: fact(text("Name and credential of the clinician: Ana Diaz, MD.")),
      on: date.meta({ description: "The day on which they were read." }),
      translator: fact(
        text(
          "The qualified human translator who has compared the Spanish cards with the English ones. Never invent one.",
        ),
      ).optional(),
    },
  ).optional(),
  accepted: entries(
    "Advice of npm run check that you have read and that doesn't apply: it is not printed again. What stops a build can't be accepted.",
    {
      text: fact(text("Words that the advice quotes after found, or a part of them.")),
      file: fact(text("The file that it is about, like blogs/blog-3.md. Without it, every file.")).optional(),
    },
  ).default([]),
  sample,
});

export type Practice = z.infer<typeof practice>;
