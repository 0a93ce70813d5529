/** What every page shows around its own content: menus, phone, address, labels. Loaded once, by the root. */

import { href } from "react-router";
import { isoDate } from "../schema/fields.ts";
import { format } from "../schema/format.ts";
import { alertsAt } from "./alerts.server.ts";
import { hoursLines } from "./hours.ts";
import { fullName, keepTogether } from "./names.ts";
import { logoMark, pictureIfNamed, themedPicture } from "./pictures.server.ts";
import { mailLink, telLink } from "./placeholders.ts";
import type { LocationEntry, Site } from "./site.server.ts";
import { colorOf } from "./theme/palette.server.ts";
import { zoneOf } from "./zone.server.ts";

export function addressOf(location: LocationEntry) {
  const { street, unit, city, state, zip } = location;
  return { street: unit ? `${street}, ${unit}` : street, city: `${keepTogether(city)}, ${state} ${zip}` };
}

/** The same for the names of all offices within a text. */
export const keepOfficeNames = ({ locations }: Site, text: string) =>
  locations.reduce((kept, { name }) => kept.replaceAll(name, keepTogether(name)), text);

export function phoneOf({ practice }: Site) {
  return { number: practice.phone, link: telLink(practice.phone) };
}

export function chromeOf(site: Site) {
  const { practice, navigation, interface: words, theme } = site;
  const submenus = {
    providers: site.providers.map((person) => ({
      label: fullName(person),
      path: href("/providers/:slug", { slug: person.slug }),
    })),
    services: site.services.map(({ name, slug }) => ({
      label: name,
      path: href("/services/:slug", { slug }),
    })),
  };
  const office = site.locations.find(({ slug }) => slug === practice.mainOffice);
  return {
    logo: { first: practice.shortName, second: practice.logoLine, ...logoMark() },
    phone: phoneOf(site),
    email: { address: practice.email, link: mailLink(practice.email) },
    social: practice.social,
    emergency: practice.emergency,
    /** Here, and not fetched when needed: the search must know a cry for help without a network. */
    crisis: practice.crisis && { ...practice.crisis, phrases: site.search.crisis },
    hours: practice.hours,
    hoursLines: hoursLines(practice.hours),
    holidays: holidayDates(practice.holidays),
    booking: practice.booking,
    zone: zoneOf(practice.timeZone, new Date()),
    alerts: alertsAt(new Date(), site.alerts, practice.timeZone, words.alertUntil),
    mainAddress: office && addressOf(office),
    menu: navigation.main.map(({ submenu, allLabel, extra, ...entry }) => ({
      ...entry,
      ...(submenu && {
        submenu: { all: allLabel ?? entry.label, links: [...submenus[submenu], ...extra] },
      }),
    })),
    footer: navigation.footer,
    legal: navigation.legal,
    footerScene: pictureIfNamed(theme.pictures.footer, ""),
    banner: theme.pictures.banner && themedPicture(theme.pictures.banner),
    /** What browsers paint around the page. */
    themeColor: {
      light: colorOf(theme.colors, "hero-sky", "light"),
      dark: colorOf(theme.colors, "hero-sky", "dark"),
    },
    notFound: {
      ...site.pages["not-found"],
      picture: pictureIfNamed(theme.pictures.notFound, ""),
      articles: site.articles.slice(0, 3).map(({ title, slug }) => ({
        title,
        path: href("/blogs/:id", { id: slug }),
      })),
    },
    words: {
      skipToContent: words.skipToContent,
      homeLink: words.homeLink,
      call: words.call,
      callShort: words.callShort,
      contact: words.contact,
      newTab: words.newTab,
      backHome: words.backHome,
      breadcrumbs: words.breadcrumbs,
      homeCrumb: words.homeCrumb,
      menu: words.menu,
      footer: {
        ...words.footer,
        copyright: format(words.footer.copyright, { year: new Date().getFullYear() }),
      },
      openNow: words.openNow,
      search: words.search,
      urgency: words.urgency,
      theme: words.theme,
      alert: words.alert,
      print: words.print,
      loading: words.loading,
      offline: words.offline,
      offlineMissing: words.offlineMissing,
      offlineRetry: words.offlineRetry,
      errorTitle: words.errorTitle,
      errorText: words.errorText,
    },
  };
}

/** Closed days as the browser's clock compares them. */
export const holidayDates = (holidays: { date: string; name: string }[]) =>
  holidays.map(({ date, name }) => ({ date: isoDate(date), name }));

export type Chrome = ReturnType<typeof chromeOf>;
export type MenuEntry = Chrome["menu"][number];
