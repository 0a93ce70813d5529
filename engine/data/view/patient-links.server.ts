/** Links to the websites where patients book, pay or read results, for buttons and lists. */
import type { Site } from "../read/site.server.ts";
import { isPatientTask, type PatientLinks, type PatientTask, patientTasks } from "../schema/patient-links.ts";
import { capitalized } from "../text/names.ts";
import { linkNote, linkPlace } from "../text/patient-links.ts";

export interface PatientLinkView {
  label: string;
  href: string;
  /** That it leaves this site, and whether one signs in there: for screen readers, as part of the link. */
  place: string;
  /** The same as sentences, with whom it is for. */
  note: string;
}

/** Undefined without a link: the page then only gives the phone number. */
export function patientLink(
  { interface: { patientLinks: labels } }: Site,
  links: PatientLinks,
  task: PatientTask,
): PatientLinkView | undefined {
  const link = links[task];
  return (
    link && {
      label: capitalized(labels[task]),
      href: link.url,
      place: linkPlace(link, labels),
      note: linkNote(link, labels),
    }
  );
}

/** Entries of a menu. One that names a patient link leads to its website, and is left out while there is none. */
export const menuLinks = <Entry extends { path: string }>(site: Site, entries: Entry[]) =>
  entries.flatMap((entry): (Entry & { place?: string })[] => {
    if (!isPatientTask(entry.path)) return [entry];
    const link = patientLink(site, site.practice.patientLinks, entry.path);
    return link ? [{ ...entry, path: link.href, place: link.place }] : [];
  });

/** Every link of the practice. */
export const practiceLinks = (site: Site): PatientLinkView[] =>
  patientTasks.flatMap((task) => patientLink(site, site.practice.patientLinks, task) ?? []);
