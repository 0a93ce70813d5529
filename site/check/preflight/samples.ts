/** Findings for the fields on the `sample` lists of content files. */
import { filesOf } from "../../pages.ts";
import type { Site } from "../../read/site.server.ts";
import type { Finding, Reason } from "./finding.ts";
import { unreviewedArticles } from "./reviews.ts";

const strike = "then take the field off the file's sample list";
const patients = (reason: string, remedy: string): Reason => ({ group: "patients", reason, remedy });
const law = (reason: string, remedy: string): Reason => ({ group: "law", reason, remedy });
const search = (reason: string, remedy: string): Reason => ({ group: "search", reason, remedy });

const name = patients("The practice's name is invented.", `Write the real name, ${strike}.`);
const person = law(
  "A person or a certificate that does not exist may not be advertised.",
  `Name a real provider and the certificate on file, ${strike}.`,
);
const portrait = patients(
  "The portrait shows nobody who works here.",
  `Put in the provider's own picture and describe it, ${strike}.`,
);
const bio = patients("What patients read about this provider is invented.", `Write what is true, ${strike}.`);
const visit = patients(
  "How to find, park at and enter the office is a guess.",
  `Check it on the spot, correct it, ${strike}.`,
);
const address = patients(
  "Nobody has checked this address: patients would drive to it.",
  `Compare it with the lease or the sign at the door, ${strike}.`,
);
const promise = patients(
  "What the practice promises here is a guess: walk-ins, same-day visits, how soon somebody calls.",
  `Keep what the practice does, delete the rest, ${strike}.`,
);
const clinical = patients(
  "A text about care that no clinician of the practice has read yet.",
  `Have it read and corrected, ${strike}.`,
);
const notice = law(
  "The notice is a template: names, dates and contacts in it are not the practice's own.",
  `Fill it in, ${strike}.`,
);
const plans = patients(
  "Patients choose by this list, and pay if it is wrong.",
  `Check it with each insurer, ${strike}.`,
);
const other = patients("The text is a sample.", `Replace it, ${strike}.`);

/** Reasons by file or folder, then by field; `*` stands for the fields not named. */
const reasons: Record<string, Record<string, Reason>> = {
  "practice.yaml": {
    name,
    shortName: name,
    logoLine: name,
    url: search("The address of the site is still marked as a sample.", `Check it, ${strike}.`),
    phone: patients("The phone number is still marked as a sample.", `Call it to check it, ${strike}.`),
    email: patients("The e-mail address is still marked as a sample.", `Write to it to check it, ${strike}.`),
    social: search("The social links are still marked as samples.", `Open each to check it, ${strike}.`),
    insurers: plans,
    patientLinks: patients(
      "The links for patients are still marked as samples.",
      `Open each as a patient would, ${strike}.`,
    ),
    security: patients(
      "The contact for security problems is still marked as a sample.",
      `Write to it to check it, ${strike}.`,
    ),
    hours: patients(
      "The hours are a guess: a patient may find the door locked.",
      `Write the hours of the offices, ${strike}.`,
    ),
    booking: patients("How to book a visit is a guess.", `Write how patients book, ${strike}.`),
    holidays: patients(
      "The closed days are a guess: a patient may find the door locked.",
      `Write the days on which the offices are closed, ${strike}.`,
    ),
  },
  "testimonials.yaml": {
    "*": law(
      "Invented reviews may not be shown as real ones (16 CFR 465).",
      `Put in real ones or delete them, ${strike}.`,
    ),
  },
  providers: {
    "*": bio,
    name: person,
    credential: person,
    boardCertification: person,
    training: person,
    npi: person,
    image: portrait,
    imageAlt: portrait,
  },
  locations: {
    "*": visit,
    street: address,
    unit: address,
    city: address,
    state: address,
    zip: address,
    hours: patients(
      "The hours are a guess: a patient may find the door locked.",
      `Write the hours of this office, ${strike}.`,
    ),
    body: patients("What patients read about this office is a guess.", `Write what is true, ${strike}.`),
    geo: search(
      "Maps and search engines would lead patients to a rough guess.",
      `Measure the door's place, ${strike}.`,
    ),
  },
  "emergencies.yaml": { "*": clinical },
  services: { "*": clinical },
  blogs: { "*": clinical },
  pages: { "*": notice },
  "pages/home.yaml": { "*": promise },
  "pages/about-us.md": { "*": promise },
  "pages/contact-us.yaml": { "*": promise },
  "pages/insurance.yaml": { "*": plans },
  "pages/population-health.yaml": { "*": clinical },
  "pages/new-patients.yaml": {
    "*": patients("The checklists are a draft of how the practice works.", `Correct them, ${strike}.`),
  },
};

function reasonFor(file: string, field: string): Reason {
  const fields = reasons[file] ?? reasons[file.split("/")[0] ?? ""] ?? {};
  return fields[field] ?? fields["*"] ?? other;
}

export function sampleFindings(site: Site): Finding[] {
  // An article without a review is reported by reviews.ts.
  const unreviewed = new Set(unreviewedArticles(site).map(({ file }) => file));
  // Nobody sees a draft.
  const drafts = new Set(site.drafts.map(({ file }) => file));
  const shown = filesOf(site).filter(({ file }) => !drafts.has(file));
  return shown.flatMap(({ file, sample }) =>
    sample
      .filter((field) => field !== "body" || !unreviewed.has(file))
      .map((field) => ({ file, path: [field], isInvented: true, ...reasonFor(file, field) })),
  );
}
