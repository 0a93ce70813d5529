/** Patient links as words. */

import { format } from "../labels/format.ts";
import type { Labels } from "../labels/interface.ts";
import type { Inline } from "../schema/blocks.ts";
import type { PatientLink, PatientTask } from "../schema/patient-links.ts";
import { capitalized } from "./names.ts";

export type PatientLinkLabels = Labels["patientLinks"];

/** Where it leads, and whether one signs in there: "goes to MyChart, another website", "you'll sign in there". */
function clausesOf({ leadsTo, signIn }: PatientLink, labels: PatientLinkLabels): string[] {
  const where = leadsTo ? format(labels.leadsTo, { site: leadsTo }) : labels.elsewhere;
  return signIn ? [where, labels.signIn] : [where];
}

/** The same in parentheses, behind the name of the link. */
export const linkPlace = (link: PatientLink, labels: PatientLinkLabels) =>
  `(${clausesOf(link, labels).join("; ")})`;

/** A link as part of a sentence: "book online (goes to MyChart, another website; you'll sign in there)". */
export const linkInText = (task: PatientTask, link: PatientLink, labels: PatientLinkLabels): Inline[] => [
  { link: labels[task], href: link.url },
  ` ${linkPlace(link, labels)}`,
];

/** As sentences under a button, with whom it is for. */
export const linkNote = (link: PatientLink, labels: PatientLinkLabels): string =>
  [...(link.for ? [link.for] : []), ...clausesOf(link, labels)]
    .map((clause) => capitalized(clause).replace(/(?<![.?!])$/, "."))
    .join(" ");
