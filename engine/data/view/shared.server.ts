import { pathOf } from "../kinds/folders.ts";

/** Data shared by all pages: menus, phone, address, labels. Loaded once, by the root route. */

import { format } from "../labels/format.ts";
import { buildTime } from "../read/build-time.server.ts";
import type { OfficeEntry, Site } from "../read/site.server.ts";
import { isoDate } from "../schema/fields.ts";
import { hoursLines } from "../text/hours.ts";
import {
  addressIn,
  isLanguage,
  type Language,
  langOf,
  locales,
  ownNames,
  spanishHome,
  withAddresses,
} from "../text/language.ts";
import { keepTogether } from "../text/names.ts";
import { mailLink, phoneLink } from "../text/phone-links.ts";
import { pick } from "../text/pick.ts";
import { colorOf } from "../theme/palette.server.ts";
import { alertsAt } from "./alerts.server.ts";
import { callLink, relatedLinks } from "./guidance.server.ts";
import { holidaysOfAny, hoursOfAny } from "./office-hours.server.ts";
import { menuLinks, patientLink } from "./patient-links.server.ts";
import { logoMark, pictureIfNamed } from "./pictures.server.ts";
import { providerLink, serviceLink } from "./relations.server.ts";
import { zoneOf } from "./zone.server.ts";

export function addressOf(office: OfficeEntry) {
  const { street, unit, city, state, zip } = office;
  // The suite is never alone on a line.
  return {
    street: unit ? `${street},\u00a0${keepTogether(unit)}` : street,
    city: `${keepTogether(city)}, ${state} ${zip}`,
  };
}

/** The same for the names of all offices within a text. */
export const keepOfficeNames = ({ offices }: Site, text: string) =>
  offices.reduce((kept, { name }) => kept.replaceAll(name, keepTogether(name)), text);

/** A number with the words of its call button; the practice's own, if no other is given. */
export function phoneOf({ practice, interface: { call } }: Site, number = practice.phone) {
  return { number, link: phoneLink(number), call: call.replace(practice.phone, number) };
}

/** "Fax (623) 555-0144". No link: a phone would call it. */
export const faxOf = ({ interface: labels }: Site, fax: string | undefined) =>
  fax && format(labels.fax, { fax });

/** The number for people who are deaf or hard of hearing: TTY 711. */
function ttyOf({ practice: { tty }, interface: labels }: Site) {
  return tty && { label: format(labels.tty, { tty }), link: phoneLink(tty) };
}

/** What the strip above every page says, or nothing. */
function stripOf({ language, hasSamples, translations, interface: labels }: Site): string {
  const isDraft = language === "es" && translations.some(({ reviewer, leftOut }) => !reviewer && !leftOut);
  return [hasSamples ? labels.samples : "", isDraft ? labels.drafts : ""].filter(Boolean).join(" ");
}

/** `place`: of a link to another website. */
interface MenuTarget {
  label: string;
  path: string;
  place?: string;
}

/** Paths are addresses in the site's language. */
export const sharedOf = (site: Site) => withAddresses(site, dataOf(site));

function dataOf(site: Site) {
  const { practice, navigation, interface: labels, theme } = site;
  const submenus: Record<"providers" | "services", MenuTarget[]> = {
    providers: site.providers.map(providerLink),
    services: site.services.map(serviceLink),
  };
  const office = site.offices.find(({ slug }) => slug === practice.mainOffice);
  const home = addressIn(site, "/");
  return {
    language: site.language,
    elsewhere: elsewhereOf(site),
    /** Pages that the frame links to by itself. */
    pages: {
      home,
      search: addressIn(site, "/search"),
      contact: addressIn(site, "/contact-us"),
      languages: addressIn(site, languagePage),
    },
    logo: { first: practice.shortName, second: practice.logoLine, home, ...logoMark() },
    phone: phoneOf(site),
    tty: ttyOf(site),
    fax: faxOf(site, practice.fax),
    email: { address: practice.email, link: mailLink(practice.email) },
    social: practice.social,
    emergency: { text: practice.emergency, language: langOf(practice, "emergency") },
    /** On every page, so that the search has them before anything loads. */
    urgentCalls: site.safety.always.map(callLink),
    /** The status in the header: open while any office is. */
    hours: hoursOfAny(site.offices),
    hoursLines: hoursLines(practice.hours, { language: site.language }),
    holidays: holidayDates(holidaysOfAny(site.offices)),
    booking: practice.booking,
    book: patientLink(site, practice.patientLinks, "book"),
    afterHours: { text: practice.afterHours, language: langOf(practice, "afterHours") },
    strip: stripOf(site),
    zone: zoneOf(practice.timeZone, buildTime()),
    alerts: alertsAt(buildTime(), site),
    mainAddress: office && addressOf(office),
    menu: menuLinks(site, navigation.main).map(({ submenu, allLabel, extra, ...entry }) => ({
      ...entry,
      ...(submenu && {
        submenu: { all: allLabel ?? entry.label, links: [...submenus[submenu], ...menuLinks(site, extra)] },
      }),
    })),
    tasks: menuLinks(site, navigation.tasks),
    languages: navigation.languages.flatMap((wanted) =>
      (site.pages["language-assistance"]?.languages ?? [])
        // A language that the whole site is in has a link of its own.
        .filter(({ code }) => code === wanted && !(hasSpanish(site) && isLanguage(code)))
        .map(({ code, name, dir }) => ({ code, name, dir })),
    ),
    whenClosed: navigation.whenClosed ? relatedLinks(site, [navigation.whenClosed]).at(0) : undefined,
    footer: navigation.footer.map((column) => ({ ...column, links: menuLinks(site, column.links) })),
    legal: menuLinks(site, navigation.legal),
    footerScene: pictureIfNamed(theme.pictures.footer, ""),
    empty: {
      nothingFound: pictureIfNamed(theme.pictures.empty?.nothingFound, ""),
      offline: pictureIfNamed(theme.pictures.empty?.offline, ""),
      sheet: pictureIfNamed(theme.pictures.empty?.sheet, ""),
    },
    /** For <meta name="theme-color">. */
    themeColor: {
      light: colorOf(theme.colors, "hero-sky", "light"),
      dark: colorOf(theme.colors, "hero-sky", "dark"),
    },
    notFound: {
      ...pick(site.pages["not-found"], "title", "lead", "suggestionsTitle", "articlesTitle"),
      picture: pictureIfNamed(theme.pictures.notFound, ""),
      articles: site.articles.slice(0, 3).map(({ title, slug }) => ({
        title,
        path: pathOf("articles", slug),
      })),
    },
    labels: {
      ...pick(
        labels,
        ...(["skipToContent", "homeLink", "call", "callShort", "whenClosed", "contact", "readMore"] as const),
        ...(["newTab", "backHome", "breadcrumbs", "homeCrumb", "menu", "tasks"] as const),
      ),
      footer: {
        ...labels.footer,
        copyright: format(labels.footer.copyright, { year: buildTime().getUTCFullYear() }),
      },
      openNow: { ...labels.openNow, locale: locales[site.language] },
      search: pick(
        labels.search,
        ...(["open", "label", "close", "hint", "none", "results", "some", "tasks"] as const),
        ...(["loading", "failed", "corrected", "more"] as const),
      ),
      ...pick(
        labels,
        ...(["urgency", "theme", "alert", "alertsMore", "print", "loading", "offline"] as const),
        ...(["offlineMissing", "offlineRetry", "errorTitle", "errorText"] as const),
      ),
    },
  };
}

const languagePage = "/language-assistance";

const hasSpanish = ({ addresses }: Site) => Object.keys(addresses).length > 0;

/** The other language of the site, and its home page for pages that aren't translated. */
function elsewhereOf(site: Site) {
  if (!hasSpanish(site)) return undefined;
  const code: Language = site.language === "en" ? "es" : "en";
  return { code, name: ownNames[code], home: code === "es" ? spanishHome : "/" };
}

/** Holidays in the form the browser compares. */
export const holidayDates = <Day extends { date: string }>(holidays: Day[]) =>
  holidays.map((day) => ({ ...day, date: isoDate(day.date) }));

export type Shared = ReturnType<typeof sharedOf>;
export type MenuEntry = Shared["menu"][number];
