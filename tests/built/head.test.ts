/** What search engines, shared links and screen readers are told, on every built page, against the content. */
import { expect, test } from "vitest";
import { htmlFile } from "../../engine/build/page-files.ts";
import { partsOf } from "../../engine/data/check/links.server.ts";
import { traitsOf } from "../../engine/data/kinds/kinds.ts";
import { pagesOf } from "../../engine/data/pages.ts";
import { locales } from "../../engine/data/text/language.ts";
import { decoded, plain } from "../../engine/hosts/gate/html.ts";
import { files, read } from "../support/built.ts";
import { expectNone } from "../support/findings.ts";
import { editions, site } from "../support/site.ts";

const { url, name: practiceName } = site.practice;

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
    const { edition, address: path, aliasOf = path, description, picture } = entry;
    const html = read(htmlFile(path));
    const meta = metaIn(html);
    const own = encodeURI(decodeURI(aliasOf));
    const heading = headingOf(entry);
    const { sharing = edition.pages.home.hero.pictures[0]?.light } = edition.theme.pictures;
    const image = `/share/${picture ?? sharing}.jpg`;
    const wanted: Record<string, string | undefined> = {
      description,
      "og:title": heading,
      "og:description": description,
      "og:url": `${url}${own}`,
      "og:image": `${url}${encodeURI(image)}`,
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
    if (!files.includes(image.slice(1))) findings.push(`${path}: ${image} was not made`);
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
  // Else no crawler would see it.
  expect(read("robots.txt")).not.toContain("Disallow");
});

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
