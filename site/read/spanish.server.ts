/** The site in Spanish: the English one, with the words of its translations. */
import { optionalPages } from "../schema/page.ts";
import { buildTime } from "./build-time.server.ts";
import { finish, isDefined, type Read, readAll, type Site } from "./site.server.ts";
import { TranslationReader } from "./translations.server.ts";

/**
 * The site in Spanish. `site` is undefined if there is none: a file that every page needs, or an office, has no translation that
 * may be shown, or one has a mistake.
 */
export function readSpanish(english: Site, root: string, now = buildTime()) {
  const reader = new TranslationReader(root, english.practice.spanish);
  const { alerts, ...read } = readAll(reader);
  const slugs = new Map([...english.articles, ...english.drafts].map(({ id, slug }) => [id, slug]));
  const isWhole =
    english.locations.length === read.locations.length &&
    reader.hasTranslation("emergencies.yaml") &&
    [read.practice, read.navigation, read.interface, read.topics, read.search].every(isDefined) &&
    Object.entries(read.pages).every(([name, page]) => page !== undefined || name in optionalPages);
  const whole = {
    ...read,
    // A closure is shown in English rather than not at all.
    alerts: alerts ?? english.alerts.map((alert) => ({ ...alert, language: "en" as const })),
    providers: read.providers.map((person) => ({
      ...person,
      services: person.services.filter((slug) => read.services.some((service) => service.slug === slug)),
    })),
    articles: read.articles.map((entry) => ({ ...entry, slug: slugs.get(entry.id) ?? entry.slug })),
  };
  const site = isWhole && reader.problems.length === 0 ? finish(whole as Read, now, "es") : undefined;
  return { site, reader };
}
