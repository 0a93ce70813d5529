/** The site in Spanish: the English one, with the words of its translations. */
import { pageFile, pageNames, pages } from "../kinds/pages.ts";
import { buildTime } from "./build-time.server.ts";
import { finish, type Read, readAll, type Site } from "./site.server.ts";
import { TranslationReader } from "./translations.server.ts";

/** Without their translations, too much of every page would be in English. */
export const neededInSpanish = [
  ...["practice.yaml", "navigation.yaml", "interface.yaml"],
  ...pageNames.filter((name) => pages[name].isRequired).map(pageFile),
];

/** The date of a closed day whose name is in English stands alone. */
const namedInSpanish = <Day extends { name: string; language?: string }>(days: Day[]) =>
  days.map((day) => (day.language ? { ...day, name: "" } : day));

/** `site` is undefined if there is none, because a file that every page needs was never signed, or one has a mistake. */
export function readSpanish(english: Site, root: string, now = buildTime()) {
  const reader = new TranslationReader(root, english.practice.spanish);
  const read = readAll(reader);
  const slugs = new Map([...english.articles, ...english.drafts].map(({ id, slug }) => [id, slug]));
  const isWhole = neededInSpanish.every((file) => reader.addresses.has(file));
  if (!isWhole || reader.problems.length > 0) return { site: undefined, reader };
  const whole = read as Read;
  const site = finish(
    {
      ...whole,
      practice: { ...whole.practice, holidays: namedInSpanish(whole.practice.holidays) },
      offices: whole.offices.map((office) => ({ ...office, holidays: namedInSpanish(office.holidays) })),
      providers: whole.providers.map((person) => ({
        ...person,
        services: person.services.filter((slug) => whole.services.some((service) => service.slug === slug)),
      })),
      articles: whole.articles.map((entry) => ({ ...entry, slug: slugs.get(entry.id) ?? entry.slug })),
    },
    now,
    "es",
  );
  const providers = site.providers.map((person) => ({
    ...person,
    certifiedIn: english.providers.find(({ slug }) => slug === person.slug)?.certifiedIn,
  }));
  // Also of people whose pages aren't translated.
  const offices = site.offices.map((office) => ({
    ...office,
    newPatients: english.offices.find(({ slug }) => slug === office.slug)?.newPatients,
  }));
  return { site: { ...site, providers, offices }, reader };
}
