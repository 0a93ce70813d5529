/** What only screen readers are told, on every built page, against the content: languages, and names of controls. */
import { expect, test } from "vitest";
import { htmlFile } from "../../pipeline/page-files.ts";
import { languageOf } from "../../site/text/language.ts";
import { files, read } from "../support/built.ts";
import { expectNone } from "../support/findings.ts";
import { decoded } from "../support/html-text.ts";
import { site } from "../support/site.ts";

const plain = (text: unknown) => String(text).replaceAll("\u00a0", " ").replaceAll("\u2060", "");

/** Names of the site's own languages, which its switch has. */
const switches = { en: "English", es: "Español" };

test("every page says its language, and each word of another language has its code", () => {
  const languages = site.pages["language-assistance"]?.languages ?? [];
  const findings: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = read(file);
    const own = languageOf(`/${file.replace(/\.html$/, "")}`);
    if (!html.includes(`<html lang="${own}"`)) findings.push(`${file}: the page isn't marked as ${own}`);
    for (const [, attributes = "", inner = ""] of html.matchAll(
      /<(?:span|p|a|bdi|li)\b([^>]*\slang="[^>]*)>(.*?)<\/(?:span|p|a|bdi|li)>/gs,
    )) {
      const code = /\slang="([^"]*)"/.exec(attributes)?.[1];
      const words = plain(decoded(inner.replace(/<[^>]+>/g, ""))).trim();
      const language = languages.find((one) => plain(one.name) === words || wordsOf(one.text) === words);
      if (language && language.code !== code) findings.push(`${file}: "${words}" is marked as ${code}`);
      const isSwitch = words === switches[own === "en" ? "es" : "en"];
      const isSource = own !== "en" && code === "en";
      if (!language && !isSwitch && !isSource && !languages.some((one) => one.code === code))
        findings.push(`${file}: "${words}" is marked as ${code}, which content doesn't have`);
    }
  }
  const names = languages.filter(({ code }) => code !== "en").map((one) => [plain(one.name), one] as const);
  for (const file of files.filter((name) => name.endsWith(".html")))
    for (const [name, { code }] of names)
      for (const [, attributes = ""] of read(file).matchAll(new RegExp(`<\\w+([^>]*)>\\s*${name}\\s*<`, "g")))
        if (!attributes.includes(` lang="${code}"`))
          findings.push(`${file}: "${name}" isn't marked as ${code}`);
  expectNone(findings);
  const page = languages.length > 0 ? read(htmlFile("/language-assistance")) : "";
  for (const { code, dir, name } of languages) {
    expect(page, name).toContain(`lang="${code}"`);
    if (dir === "rtl") expect(page, name).toContain(`lang="${code}" dir="rtl"`);
  }
});

const wordsOf = (
  parts: NonNullable<(typeof site.pages)["language-assistance"]>["languages"][number]["text"],
) =>
  plain(
    parts.map((part) => (typeof part === "string" ? part : "link" in part ? part.link : "")).join(""),
  ).trim();

/** Every sentence, label and template of the content. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [plain(value)];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

test("names that only screen readers hear are the content's", () => {
  const texts = [...new Set(textsIn(site))];
  const { practice, interface: labels } = site;
  // A logo that shows other words than the practice's name has both.
  const calls = [site, ...(site.spanish ? [site.spanish] : [])].flatMap((edition) =>
    edition.locations.map(({ phone }) => plain(edition.interface.call.replace(practice.phone, phone))),
  );
  const whole = new Set([
    ...texts,
    ...calls,
    `${practice.shortName} ${practice.logoLine}, ${labels.homeLink}`,
  ]);
  const templates = texts
    .filter((text) => /\{\w+\}/.test(text))
    .map((text) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+"))
    .filter((pattern) => /\w{2}/.test(pattern))
    .map((pattern) => new RegExp(`^${pattern}$`));
  const unknown = new Map<string, string>();
  let count = 0;
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    // Maps of the content have names of their own.
    const html = read(file).replace(/<svg\b[^>]*>/g, "");
    for (const [, label = ""] of html.matchAll(/\s(?:aria-label|aria-roledescription)="([^"]*)"/g)) {
      const words = plain(decoded(label));
      count++;
      // "Details: Mesa" is a label with a name.
      const isKnown = whole.has(words) || words.split(": ").every((part) => whole.has(part));
      if (!isKnown && !templates.some((template) => template.test(words))) unknown.set(words, file);
    }
  }
  expectNone([...unknown].map(([words, file]) => `${file}: "${words}" is not in the content`));
  // The header alone has several.
  expect(count).toBeGreaterThan(files.filter((name) => name.endsWith(".html")).length * 3);
});
