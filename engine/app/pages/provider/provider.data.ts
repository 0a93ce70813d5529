import { format } from "../../../data/labels/format.ts";
import { existing } from "../../../data/load.server.ts";
import type { PageEntry } from "../../../data/pages.ts";
import type { ProviderEntry, Site } from "../../../data/read/site.server.ts";
import { daysText } from "../../../data/text/hours.ts";
import { langOf } from "../../../data/text/language.ts";
import { fullName } from "../../../data/text/names.ts";
import { newPatientsLine, officesOf, portraitOf, providerCard } from "../../../data/view/cards.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";
import { patientLink } from "../../../data/view/patient-links.server.ts";
import { officeLink, serviceLink } from "../../../data/view/relations.server.ts";
import { providerData } from "../../../data/view/structured-data/people.server.ts";
import type { Fact } from "../../components/FactList/FactList.tsx";

export function load(site: Site, { slug }: PageEntry) {
  const person = existing(site.providers.find((one) => one.slug === slug));
  const portrait = portraitOf(person);
  return {
    meta: metaOf(site, {
      title: fullName(person),
      description: person.description,
      path: `/providers/${person.slug}`,
      crumbs: [{ label: site.pages.providers.title, path: "/providers" }],
      data: providerData(site, person, portrait.picture?.src),
    }),
    role: person.role,
    newPatients: person.newPatients && {
      state: person.newPatients,
      text: newPatientsLine(site, person),
    },
    badge: person.boardCertification && site.interface.boardCertified,
    portrait,
    pronunciation: person.pronunciation && {
      label: site.interface.provider.pronunciation,
      text: person.pronunciation,
      lang: langOf(person, "pronunciation"),
    },
    facts: factsOf(site, person),
    moreFacts: moreOf(site, person),
    background: backgroundOf(site, person),
    book: patientLink(site, person.patientLinks, "book"),
    body: person.body,
    titles: { background: site.interface.provider.background, others: site.interface.provider.others },
    others: site.providers.filter((other) => other !== person).map((other) => providerCard(site, other)),
  };
}

type Row = [label: string, value: Fact["value"] | undefined, lang?: Fact["lang"]];
const filled = (rows: Row[]): Fact[] =>
  rows.flatMap(([label, value, lang]) => (value && value.length > 0 ? [{ label, value, lang }] : []));

/** What decides whether a patient calls. */
function factsOf(site: Site, person: ProviderEntry): Fact[] {
  const { provider: labels } = site.interface;
  return filled([
    [labels.offices, officesOf(site.offices, person).map((office) => officeWithDays(site, office, person))],
    [labels.video, person.video === undefined ? undefined : person.video ? labels.byVideo : labels.inPerson],
    [labels.languages, person.languages.join(", "), langOf(person, "languages")],
  ]);
}

/** What else patients ask. */
function moreOf(site: Site, person: ProviderEntry): Fact[] {
  const { boardLine, provider: labels } = site.interface;
  const certificate = person.boardCertification;
  const services = site.services.filter(({ slug }) => person.services.includes(slug));
  return filled([
    [labels.ages, person.ages, langOf(person, "ages")],
    [labels.board, certificate && format(boardLine, certificate)],
    [labels.services, services.map(serviceLink)],
  ]);
}

/** What some look up, after the biography. */
const backgroundOf = ({ interface: { provider: labels } }: Site, person: ProviderEntry): Fact[] =>
  filled([
    [labels.training, person.training, langOf(person, "training")],
    [labels.since, person.practicingSince?.toString()],
    [labels.hospitals, person.hospitals],
    [labels.npi, person.npi],
  ]);

function officeWithDays(site: Site, office: Site["offices"][number], { officeDays }: ProviderEntry) {
  const { label, path } = officeLink(office);
  const days = officeDays[office.slug];
  return {
    // Most offices are named after their city; another name needs it beside.
    label: office.name.includes(office.city) ? label : `${label}, ${office.city}`,
    path,
    note: days && daysText(days, site.language),
  };
}
