/** The same in two languages: nothing in one is sent as the other, and nothing is lost. engine/hosts/gate/language.ts has the links. */
import { test } from "vitest";
import { htmlFile } from "../../engine/build/page-files.ts";
import { isEnglish } from "../../engine/data/check/translations.server.ts";
import { ownPages, pagesOf } from "../../engine/data/pages.ts";
import { addressElsewhere } from "../../engine/data/text/language.ts";
import { plainWords } from "../../engine/data/text/words.ts";
import { read } from "../support/built.ts";
import { expectNone } from "../support/findings.ts";
import { outlineOf } from "../support/outline.ts";
import { editions, site } from "../support/site.ts";

const own = editions.flatMap((edition) =>
  pagesOf(edition)
    .filter(({ aliasOf }) => aliasOf === undefined)
    .map((page) => ({ edition, ...page, html: read(htmlFile(page.address)) })),
);

test("English on a Spanish page is marked as English", () => {
  const findings = own.flatMap(({ edition, address, html }) => {
    // Everything that stands deeper than a marked element is in it.
    let marked = Number.POSITIVE_INFINITY;
    const unmarked = outlineOf(/<body.*<\/body>/s.exec(html)?.[0] ?? "").filter((line) => {
      const depth = line.search(/\S/);
      if (depth <= marked) marked = / lang=en(?: |$)/.test(line) ? depth : Number.POSITIVE_INFINITY;
      return depth < marked && isEnglish(line);
    });
    return edition.language === "es" ? unmarked.map((line) => `${address}: ${line.trim()}`) : [];
  });
  expectNone(findings);
});

/** Every text in English with the one in its place in Spanish. */
function* pairs(en: unknown, es: unknown, place = ""): Generator<{ place: string; en: string; es: string }> {
  if (typeof en === "string" && typeof es === "string") yield { place, en: en.toLowerCase(), es };
  if (typeof en !== "object" || typeof es !== "object" || !en || !es) return;
  // Pages that aren't translated are missing.
  if (Array.isArray(en) && Array.isArray(es) && en.length !== es.length) return;
  for (const [key, value] of Object.entries(en))
    yield* pairs(value, (es as Record<string, unknown>)[key], `${place}/${key}`);
}

/** What a Spanish page has in common with its English twin: every element, and what isn't words. */
function sharedIn(html: string, address: (path: string) => string) {
  const lines = outlineOf(/<main.*<\/main>/s.exec(html)?.[0] ?? "", Number.POSITIVE_INFINITY);
  return lines
    .filter((line) => !/^ *span (?:lang|dir)=/.test(line))
    .map((line) => {
      const [shape = "", words = ""] = line.split(/ (?="[^=]*$)/);
      const kept = shape
        .replace(/ (?:lang|hreflang|data-long-word)=\S+/g, "")
        .replace(/ (alt|aria-label|aria-roledescription|data-column|placeholder)=.*?(?= [\w-]+=|$)/g, " $1")
        // A publisher may have a page in Spanish too, and a message is in the language of the page.
        .replace(/ href=https:\/\/[^/ ]*?([^./ ]+\.[^./ ]+)(?:\/\S*)?(?= |$)/, " href=$1")
        .replace(/ href=((?:sms|mailto):[^? ]+)\S*/, " href=$1")
        .replace(/ href=(\/[^# ]*)/, (_, href: string) => ` href=${address(href)}`);
      return { kept, words };
    });
}
/** Spanish has a word for no wherever English forbids something, and often more. */
const warnings = {
  en: /\b(?:don['’]t|do not|never)\b/gi,
  // Within a sentence "nadie" follows a "no".
  es: /(?<!\p{L})(?:[Nn]o|[Nn]i|[Nn]unca|Nadie|[Ss]in|[Tt]ampoco)(?!\p{L})/gu,
};
const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);
const lacksWarning = (english: string, spanish: string): boolean => {
  const [own, twin] = [sentencesOf(spanish), sentencesOf(english)];
  return own.length === twin.length && own.length > 1
    ? twin.some((sentence, index) => lacksWarning(sentence, own[index] ?? ""))
    : count(spanish, warnings.es) < count(english, warnings.en);
};

const isWhole = ownPages(site).every(({ path }) => path in site.addresses);
test.runIf(isWhole)("a Spanish page has every element, address and warning of its English twin", () => {
  const twins = new Map(own.map(({ edition, path, address }) => [address, addressElsewhere(edition, path)]));
  const findings = own.flatMap(({ edition, address, html }) => {
    const twin = own.find((page) => page.address === twins.get(address));
    if (edition.language === "es" || !twin) return [];
    const spanish = sharedIn(twin.html, (path) => path);
    const english = sharedIn(html, (path) => twins.get(path) ?? path.replace(/^\/contact\//, "/es/contact/"));
    const other = english.findIndex(({ kept }, index) => kept !== spanish[index]?.kept);
    if (other >= 0 || english.length !== spanish.length)
      return [`${twin.address}: ${spanish[other]?.kept}, in English ${english[other]?.kept}`];
    return english.flatMap(({ words }, index) => {
      const own = spanish[index]?.words ?? "";
      return own !== words && lacksWarning(words, own)
        ? [`${twin.address}: a warning is missing in ${own}, in English ${words}`]
        : [];
    });
  });
  expectNone(findings);
});

test("no sentence of an emergency card is missing in Spanish", () => {
  const findings = site.safety.cards.flatMap(({ id, action }) => {
    const own = site.spanish?.safety.cards.find((card) => card.id === id)?.action ?? action;
    return action.flatMap((line, index) => {
      const words = plainWords(own[index] ?? []);
      return sentencesOf(words).length < sentencesOf(plainWords(line)).length ? [`${id}: ${words}`] : [];
    });
  });
  expectNone(findings);
});

test("a label that occurs twice is translated once", () => {
  const { spanish, search: _, ...english } = site;
  const labels = [...pairs(english, spanish)].filter(({ place }) =>
    /\/(columns|fields|links|main|tasks)\/\d+(\/label)?$/.test(place),
  );
  const findings = [...Map.groupBy(labels, ({ en }) => en)]
    .map(([en, those]) => [en, ...new Set(those.map(({ es }) => es.toLowerCase()))])
    .filter((texts) => texts.length > 2)
    .map(([en, ...es]) => `"${en}" is ${es.map((text) => `"${text}"`).join(" and ")}`);
  expectNone(findings);
});
