/** What search engines, shared links and screen readers are told, on every built page, against the content. */
import { expect, test } from "vitest";
import { htmlFile } from "../../pipeline/page-files.ts";
import { partsOf } from "../../site/check/links.server.ts";
import { traitsOf } from "../../site/kinds/kinds.ts";
import { pagesOf } from "../../site/pages.ts";
import { isoDate } from "../../site/schema/fields.ts";
import { weekdays } from "../../site/schema/hours.ts";
import { addressIn, locales } from "../../site/text/language.ts";
import { files, graphIn, read } from "../support/built.ts";
import { expectNone } from "../support/findings.ts";
import { decoded } from "../support/html-text.ts";
import { editions, site } from "../support/site.ts";

type Node = Record<string, unknown> & { "@type": string };
const { url, name: practiceName } = site.practice;
const plain = (text: unknown) => String(text).replaceAll("\u00a0", " ").replaceAll("\u2060", "");

/** Every page in every language. */
const all = editions.flatMap((edition) => pagesOf(edition).map((page) => ({ edition, ...page })));
/** A title for search engines that is not translated gives way to the heading. */
function headingOf({ edition, kind, title, content }: (typeof all)[number]) {
  const { pages, interface: labels } = edition;
  const { searchTitle, inEnglish = [] } = content as { searchTitle?: string; inEnglish?: string[] };
  const own = inEnglish.includes("searchTitle") ? title : (searchTitle ?? title);
  return kind === "home" ? pages.home.title : labels.titlePattern.replace("{title}", () => own);
}
const metaIn = (html: string) =>
  [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(
    ([, name = "", content = ""]) => [name, decoded(content)] as const,
  );

test("title, description, address and picture of every page are its own", () => {
  const findings: string[] = [];
  for (const entry of all) {
    const { edition, address: path, aliasOf = path, description } = entry;
    const html = read(htmlFile(path));
    const meta = metaIn(html);
    const own = encodeURI(decodeURI(aliasOf));
    const heading = headingOf(entry);
    const picture = `/share/${aliasOf === "/" ? "home" : decodeURI(aliasOf).slice(1).replaceAll("/", "-")}.png`;
    const wanted: Record<string, string | undefined> = {
      description,
      "og:title": heading,
      "og:description": description,
      "og:url": `${url}${own}`,
      "og:image": `${url}${encodeURI(picture)}`,
      "og:site_name": practiceName,
      "og:type": "website",
      "og:locale": edition.language === "en" ? undefined : locales[edition.language].replace("-", "_"),
      "twitter:card": "summary_large_image",
      // Left on one page, it would take that page out of search.
      robots: site.hasSamples ? "noindex, nofollow" : undefined,
    };
    for (const [name, value] of Object.entries(wanted)) {
      const found = meta.filter(([other]) => other === name).map(([, content]) => content);
      const right = value === undefined ? [] : [value];
      if (found.map(plain).join("|") !== right.map(plain).join("|"))
        findings.push(`${path}: ${name} is ${JSON.stringify(found)}, not ${JSON.stringify(right)}`);
    }
    if (!files.includes(picture.slice(1))) findings.push(`${path}: ${picture} was not made`);
    const tab = decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
    if (plain(tab) !== plain(heading)) findings.push(`${path}: the title is "${tab}", not "${heading}"`);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    if (canonical !== `${url}${own}`) findings.push(`${path}: canonical is ${canonical}`);
  }
  expectNone(findings);
});

test("a site with samples says so on every page, with unsigned Spanish on every Spanish page, and no other does", () => {
  const isDraft = site.spanish?.translations.some(({ reviewer, leftOut }) => !reviewer && !leftOut);
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const strips = [...read(file).matchAll(/<aside [^>]*data-sample[^>]*>(.*?)<\/aside>/gs)];
    const words = strips.map(([, inner = ""]) => decoded(inner.replace(/<[^>]+>/g, "")));
    const { interface: labels, language } = (/^es(\/|\.html)/.test(file) && site.spanish) || site;
    const said = [site.hasSamples && labels.samples, isDraft && language === "es" && labels.drafts];
    expect(words.map(plain).join(), file).toBe(plain(said.filter(Boolean).join(" ")));
  }
  expect(read("robots.txt")).toContain(site.hasSamples ? "Disallow: /" : "Allow: /");
});

test("structured data says what the content says", () => {
  for (const entry of all) {
    const { edition, address: path, aliasOf = path, kind, description } = entry;
    const graph = graphIn(read(htmlFile(path)));
    const address = `${url}${encodeURI(decodeURI(aliasOf))}`;
    const page = graph.find((node) => node["@id"] === `${address}#page`);
    const heading = headingOf(entry);
    const home = `${url}${addressIn(edition, "/")}`;
    expect(page, path).toMatchObject({ url: address, name: plain(heading), description: plain(description) });
    expect(
      graph.find((node) => node["@type"] === "MedicalOrganization"),
      path,
    ).toMatchObject({
      name: plain(practiceName),
      url: home === url ? `${url}/` : home,
    });
    for (const clinic of clinicsIn(graph)) {
      const office = edition.locations.find(
        ({ slug }) => clinic.url === `${url}${encodeURI(addressIn(edition, `/location/${slug}`))}`,
      );
      if (!office) throw new Error(`${path}: no office for ${clinic.url}`);
      const { street, unit, city, state, zip, geo } = office;
      expect(clinic, path).toMatchObject({
        name: plain(`${practiceName} ${office.name}`),
        telephone: `+1${office.phone.replace(/\D/g, "")}`,
        address: {
          streetAddress: plain(unit ? `${street}, ${unit}` : street),
          addressLocality: plain(city),
          addressRegion: state,
          postalCode: zip,
        },
        ...(clinic.geo !== undefined && { geo }),
      });
      if (clinic.openingHoursSpecification) expect(weekOf(clinic), path).toEqual(office.hours);
      if (kind === "location") {
        expect(holidaysOf(clinic), path).toEqual(
          // Midnight to midnight of the same day is what schema.org takes for closed.
          office.holidays.flatMap(({ date, name, hours = [] }) =>
            (hours.length > 0 ? hours : [{ opens: "00:00", closes: "00:00" }]).map(
              ({ opens, closes }) => `${isoDate(date)} ${opens}-${closes} ${plain(name)}`,
            ),
          ),
        );
      }
    }
  }
});

/** The clinics of a page, and those inside the practice. */
const clinicsIn = (value: unknown): Node[] => {
  if (!value || typeof value !== "object") return [];
  const inner = Object.values(value).flatMap(clinicsIn);
  return "@type" in value && value["@type"] === "MedicalClinic" && "name" in value
    ? [value as Node, ...inner]
    : inner;
};

interface Spec {
  dayOfWeek: string[];
  opens: string;
  closes: string;
}
function weekOf(clinic: Node) {
  const specs = clinic.openingHoursSpecification as Spec[];
  return Object.fromEntries(
    weekdays.map((day) => [
      day,
      specs
        .filter(({ dayOfWeek }) => dayOfWeek.some((name) => name.toLowerCase() === day))
        .map(({ opens, closes }) => ({ opens, closes }))
        .sort((a, b) => a.opens.localeCompare(b.opens)),
    ]),
  );
}
const holidaysOf = (clinic: Node) =>
  ((clinic.specialOpeningHoursSpecification ?? []) as Record<string, string>[]).map(
    ({ validFrom, opens, closes, name }) => `${validFrom} ${opens}-${closes} ${name}`,
  );

test("parts that content can link to are in their page", () => {
  // Not every page has all the sections of its kind.
  const findings = all.flatMap((page) => {
    const html = read(htmlFile(page.address));
    return partsOf(page)
      .filter((part) => !traitsOf(page.kind).sections.includes(part) && !html.includes(` id="${part}"`))
      .map((part) => `${page.address}#${part} is not in the page`);
  });
  expectNone(findings);
});
