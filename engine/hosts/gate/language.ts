/** Pages say their language, mark what is in another one, and lead to their twin. */

import type { Inline } from "../../data/schema/blocks.ts";
import { addressElsewhere, languageOf, ownNames, spanishHome } from "../../data/text/language.ts";
import { absoluteUrl } from "../../data/view/url.ts";
import { wrongAlternates } from "./alternates.ts";
import { anchorsIn } from "./anchors.ts";
import type { Built } from "./built.ts";
import { type Finding, report } from "./finding.ts";
import { decoded, plain } from "./html.ts";

/** The words of a line as its element has them. */
const wordsOf = (parts: Inline[]) =>
  plain(
    parts.map((part) => (typeof part === "string" ? part : "link" in part ? part.link : "")).join(""),
  ).trim();

/** Every page says its language, and each word of another language has its code. */
export function wrongLanguages({ site, htmlFiles, files, read }: Built): Finding[] {
  const languages = site.pages["language-assistance"]?.languages ?? [];
  const names = languages.filter(({ code }) => code !== "en").map((one) => [plain(one.name), one] as const);
  const found: string[] = [];
  for (const file of htmlFiles) {
    const html = read(file);
    const own = languageOf(`/${file.replace(/\.html$/, "")}`);
    if (!html.includes(`<html lang="${own}"`)) found.push(`${file}: the page isn't marked as ${own}`);
    for (const [, attributes = "", inner = ""] of html.matchAll(
      /<(?:span|p|a|bdi|li)\b([^>]*\slang="[^>]*)>(.*?)<\/(?:span|p|a|bdi|li)>/gs,
    )) {
      const code = /\slang="([^"]*)"/.exec(attributes)?.[1];
      const words = plain(decoded(inner.replace(/<[^>]+>/g, ""))).trim();
      const language = languages.find((one) => plain(one.name) === words || wordsOf(one.text) === words);
      if (language && language.code !== code) found.push(`${file}: "${words}" is marked as ${code}`);
      const isSwitch = words === ownNames[own === "en" ? "es" : "en"];
      const isSource = own !== "en" && code === "en";
      if (!language && !isSwitch && !isSource && !languages.some((one) => one.code === code))
        found.push(`${file}: "${words}" is marked as ${code}, which content doesn't have`);
    }
    for (const [name, { code }] of names)
      for (const [, attributes = ""] of html.matchAll(new RegExp(`<\\w+([^>]*)>\\s*${name}\\s*<`, "g")))
        if (!attributes.includes(` lang="${code}"`)) found.push(`${file}: "${name}" isn't marked as ${code}`);
  }
  const file = "language-assistance.html";
  const page = files.includes(file) ? read(file) : "";
  for (const { code, dir } of languages)
    if (!page.includes(`lang="${code}"${dir === "rtl" ? ' dir="rtl"' : ""}`))
      found.push(`${file}: nothing is marked as ${code}`);
  return found.map(report);
}

/** Every page in two languages names both and each leads back, in its head and in the sitemap. */
export function wrongTwins({ site, pages, files, read }: Built): Finding[] {
  const heads = pages
    .filter(({ aliasOf }) => aliasOf === undefined)
    .map(({ edition, path, html }) => ({
      url: absoluteUrl(edition, path),
      language: edition.language,
      text: html.slice(0, html.indexOf("</head>")),
    }));
  const sitemap = files.includes("sitemap.xml") ? read("sitemap.xml") : "";
  const listed = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
    ([, url = "", text = ""]) => ({ url, language: languageOf(new URL(url).pathname), text }),
  );
  const paired = heads.filter(({ text }) => /hreflang="es"/i.test(text)).length;
  const twins = Object.keys(site.addresses).length * 2;
  return [
    ...wrongAlternates(heads),
    ...wrongAlternates(listed).map((text) => `sitemap.xml: ${text}`),
    ...(paired === twins ? [] : [`${paired} pages name a twin in the other language, not ${twins}`]),
  ].map(report);
}

/** The switch leads to the same page, or to the other language's home page. */
export const wrongSwitches = ({ site, pages }: Built): Finding[] =>
  pages
    .filter(({ aliasOf }) => aliasOf === undefined)
    .flatMap(({ edition, path, address, html }) => {
      const code = edition.language === "en" ? "es" : "en";
      const home = code === "es" ? spanishHome : "/";
      const switches = anchorsIn(html).filter(({ words }) => words === ownNames[code]);
      const right = site.spanish ? (addressElsewhere(edition, path) ?? home) : undefined;
      if (site.spanish && switches.length === 0) return [report(`${address}: no link to ${ownNames[code]}`)];
      return switches
        .filter(({ href }) => href !== right)
        .map(({ href }) => report(`${address}: ${ownNames[code]} leads to ${href}, not ${right}`));
    });

/** Nothing of the Spanish site leads to an English page that has a Spanish twin, but for its own; without translations there is none. */
export function wrongSpanish({ site, files, read }: Built): Finding[] {
  const spanish = files.filter((file) => /^es(\.html$|\/)/.test(file));
  if (!site.spanish) return spanish.map((file) => report(`${file}: there is no Spanish`));
  return files
    .filter((file) => /^(assets\/(pages\/)?)?es\b.*\.(html|data|json|js)$/.test(file))
    .flatMap((file) => {
      const text = read(file);
      const page = file.replace(/^assets\/pages\/(.*)-.{10}(\.json)$/, "$1$2").replace(/\.\w+$/, "");
      return Object.entries(site.addresses)
        .filter(([english]) => english !== "/" && new RegExp(`["'\`]${english}["'\`#?]`).test(text))
        .filter(([, twin]) => twin.slice(1).replaceAll("/", "-") !== page.replaceAll("/", "-"))
        .map(([english, twin]) => report(`${file}: leads to ${english}, not ${twin}`));
    });
}
