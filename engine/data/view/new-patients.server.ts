/** Whether the practice takes new patients, from the providers' files. */

import { format } from "../labels/format.ts";
import type { OfficeEntry, ProviderEntry, Site } from "../read/site.server.ts";
import type { Inline } from "../schema/blocks.ts";
import type { Language } from "../text/language.ts";
import { listed } from "../text/names.ts";
import { nearestOffice } from "../text/places.ts";
import { listedParts, withParts } from "../text/words.ts";
import { officeLink, providerLink } from "./relations.server.ts";

/** "We're taking new patients. You can see ...", with a link for each name. Empty if no file says anything. */
export function newPatientsWords({
  providers,
  language,
  interface: { newPatients: labels },
}: Site): Inline[] {
  const those = (state: ProviderEntry["newPatients"]) =>
    providers.filter(({ newPatients }) => newPatients === state);
  const [open, waiting] = [those("open"), those("waiting-list")];
  if (open.length + waiting.length + those("closed").length === 0) return [];
  return [
    ...(open.length > 0 ? withNames(labels.open, open, language) : [labels.closed]),
    ...(waiting.length > 0 ? [" ", ...withNames(labels.waitingList, waiting, language)] : []),
  ];
}

function withNames(template: string, people: ProviderEntry[], language: Language): Inline[] {
  const names = people.map(providerLink).map(({ label, path }) => [{ link: label, href: path }]);
  return withParts([template], "names", listedParts(listed(language), names));
}

/** For the page of an office without room: that it has none, and the nearest office that has. Otherwise empty. */
export function officeWithoutRoom(site: Site, office: OfficeEntry): Inline[] {
  const labels = site.interface.newPatients;
  if (!office.newPatients || office.newPatients === "open") return [];
  const says = office.newPatients === "waiting-list" ? labels.officeWaitingList : labels.officeClosed;
  const others = site.offices.filter(({ newPatients }) => newPatients === "open");
  const nearest = nearestOffice(office.geo, others);
  if (!nearest) return [says];
  const { label, path } = officeLink(nearest.office);
  const words = format(labels.nearest, { office: "{office}", miles: Math.round(nearest.miles) });
  return withParts([`${says} ${words}`], "office", [{ link: label, href: path }]);
}

/** True if somebody takes new patients, false if all who say so don't, otherwise unknown. */
export function acceptsNewPatients(people: readonly ProviderEntry[]): boolean | undefined {
  const known = people.flatMap(({ newPatients }) => newPatients ?? []);
  return known.length > 0 ? known.includes("open") : undefined;
}
