/** Links to the websites where patients book, pay or read results, and the mistakes people make when they paste them. */
import { z } from "zod";
import { fact, text } from "./fields.ts";

/** In the order in which a page lists them. */
export const patientTasks = ["book", "portal", "refill", "pay", "records", "forms", "video"] as const;
export type PatientTask = (typeof patientTasks)[number];

const shorteners = [
  "bit.ly",
  "bitly.com",
  "buff.ly",
  "cutt.ly",
  "goo.gl",
  "is.gd",
  "lnkd.in",
  "ow.ly",
  "qrco.de",
  "rb.gy",
  "rebrand.ly",
  "s.id",
  "shorturl.at",
  "t.co",
  "t.ly",
  "tiny.cc",
  "tinyurl.com",
  "v.gd",
];

/** Parts of a host or a path that only people who work there use. Google Forms calls the owner's view "edit". */
const staffWords = new Set(
  [
    "admin administrator wp-admin wp-login wp-login.php staff staff-login stafflogin employee employees",
    "intranet backoffice back-office clinician clinicians provider-login providerlogin practice-login edit",
  ].flatMap((line) => line.split(" ")),
);

/** Names of values in an address that belong to one visit or one person. */
const personal =
  /^(?:j?session(?:_?id)?|phpsessid|sid|asp\.net_sessionid|(?:access_|id_|auth_?|sso_?)?token|ticket|patient_?(?:id|name)?|mrn|dob|birth_?date|ssn|first_?name|last_?name|e?-?mail|phone|gclid|fbclid|msclkid|mc_eid)$/i;

/** Words that instructions use where an address of one's own belongs. */
const leftover =
  /^(?:your|my)-?(?:practice|clinic|office|company|name|site|domain)|^(?:practice|clinic)-?name$/;

export interface WrongPaste {
  expected: string;
  received?: string;
  remedy: string;
}

const privateHost =
  /^(?:localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|\[)|\.(?:local|lan|internal|intranet|localhost)$|^[^.]+$/;

/** What is wrong with one address by itself, or undefined. */
export function wrongPaste(address: string): WrongPaste | undefined {
  if (/^http:/i.test(address)) {
    return {
      expected: "an address that begins with https://",
      remedy:
        "write https:// instead of http://, and open it in a browser. If it doesn't open, ask the company that runs the page for its secure address",
    };
  }
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) {
    return {
      expected: "a full web address that begins with https://",
      remedy: /^(?:tel|sms|mailto):|^[\d\s().+-]+$/i.test(address)
        ? "delete this link: without one, the site gives the practice's phone number by itself"
        : "open the page that patients use, and copy the whole address from the top of the browser",
    };
  }
  const url = new URL(address);
  const host = url.hostname.toLowerCase();
  const parts = url.pathname.toLowerCase().split("/").filter(Boolean);
  if (url.username || url.password) {
    return {
      expected: "an address without a name and password",
      // The password must not appear in logs.
      received: `a name and password for ${host}`,
      remedy: "delete everything between https:// and the @, and change that password: it was written down",
    };
  }
  if (privateHost.test(host)) {
    return {
      expected: "an address that patients can open at home",
      received: `${host}, which only works inside your office`,
      remedy: "ask the company that runs the page for its public address",
    };
  }
  const short = shorteners.find((known) => host === known || host === `www.${known}`);
  if (short) {
    return {
      expected: "the address of the page itself, so that patients see where it leads",
      received: `a short link of ${short}`,
      remedy: "open the short link, and copy the address of the page that appears",
    };
  }
  const staff = [...host.split("."), ...parts].find((part) => staffWords.has(part));
  if (staff) {
    return {
      expected: "the page that patients use",
      received: `an address with "${staff}" in it, which is for people who work at the practice`,
      remedy: "sign out, open the page as a patient would, and copy that address",
    };
  }
  const query = [
    ...url.searchParams.keys(),
    ...new URLSearchParams(url.hash.replace(/^#.*?\?|^#/, "")).keys(),
  ];
  const own = [
    ...query,
    ...parts.flatMap((part) =>
      part
        .split(";")
        .slice(1)
        .map((value) => value.split("=")[0] ?? ""),
    ),
  ].find((name) => personal.test(name));
  if (own) {
    return {
      expected: "an address that is the same for every patient",
      received: `an address with "${own}", which belongs to one visit or one person`,
      remedy: `close the browser, open the page's first screen again and copy that address, without "${own}"`,
    };
  }
  const sample = [...host.split("."), ...parts, ...url.searchParams.values()].find((part) =>
    leftover.test(part.toLowerCase()),
  );
  if (sample || /(?:^|\.)example\.(?:com|net|org)$/.test(host)) {
    return {
      expected: "your own practice's address",
      received: `${sample ?? host}, which stands for a name in somebody's instructions`,
      remedy: "put your practice's own name there, or ask the company that runs the page for your address",
    };
  }
  return undefined;
}

const url = z
  .string()
  .trim()
  .superRefine((address, context) => {
    const wrong = wrongPaste(address);
    if (wrong) {
      const { expected, ...params } = wrong;
      context.addIssue({ code: "custom", message: `expected ${expected}`, params });
    }
  })
  .meta({ description: "The https address of the page that patients open, the same for every patient." });

const patientLink = z.strictObject({
  url,
  for: text("Who may use it, as a short sentence: For patients we have seen before.").optional(),
  signIn: z.boolean().default(false).meta({ description: "true if patients must sign in there." }),
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
export const patientLinks = (about: string) => z.strictObject(links).default({}).meta({ description: about });
export type PatientLinks = Partial<Record<PatientTask, PatientLink | undefined>>;
