/** Links to the websites where patients book, pay or read results. */
import { z } from "zod";
import { fact, flag, object, text } from "./fields.ts";
import { httpsUrl } from "./web-address.ts";

/** In the order in which a page lists them. */
export const patientTasks = ["book", "portal", "refill", "pay", "records", "forms", "video"] as const;
export type PatientTask = (typeof patientTasks)[number];

export const isPatientTask = (value: unknown): value is PatientTask =>
  patientTasks.includes(value as PatientTask);

const url = httpsUrl.meta({
  description: "The https address of the page that patients open, the same for every patient.",
});

const patientLink = z.strictObject({
  url,
  for: text("Who may use it, as a short sentence: For patients we have seen before.").optional(),
  signIn: flag("Patients must sign in there."),
  leadsTo: fact(text("Name of the website it leads to: MyChart.")).optional(),
});
export type PatientLink = z.infer<typeof patientLink>;

const aboutTask: Record<PatientTask, string> = {
  book: "Booking a visit.",
  portal: "The patient portal.",
  refill: "Asking for a refill.",
  pay: "Paying a bill.",
  records: "Asking for medical records.",
  forms: "Forms to fill out before a visit.",
  video: "Joining a video visit.",
};

const links = Object.fromEntries(
  patientTasks.map((task) => [task, patientLink.optional().meta({ description: aboutTask[task] })]),
) as Record<PatientTask, z.ZodOptional<typeof patientLink>>;

/** `about` says whose links they are. */
export const patientLinks = (about: string) => object(about, links).default({});
export type PatientLinks = Partial<Record<PatientTask, PatientLink | undefined>>;
