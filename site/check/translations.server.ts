/** Checks of the Spanish pages: their addresses, and English that was left in them. */
import { type ContentFile, contentFile } from "../content-file.ts";
import { filesOf, type PageEntry, pagesOf } from "../pages.ts";
import { fieldName, type Problem, show } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { translationFile } from "../read/translations.server.ts";
import { alerts } from "../schema/alert.ts";
import type { Block, Inline } from "../schema/blocks.ts";
import { labels } from "../schema/interface.ts";
import { navigation } from "../schema/navigation.ts";
import { pageFile } from "../schema/page.ts";
import { plainWords, textsOf } from "../text/words.ts";

/** `addresses` by English file, of the translations that are shown. */
export function* checkTranslations(
  site: Site,
  addresses: ReadonlyMap<string, string | undefined>,
): Generator<Problem> {
  const { spanish } = site;
  if (!spanish) return;
  yield* checkAddresses(spanish, addresses);
  const english = new Map(withWords(site).map((file) => [file.file, file]));
  const isName = namesIn(site);
  for (const own of withWords(spanish)) {
    const original = english.get(own.file);
    if (original && addresses.has(own.file)) yield* checkWords(original, own, isName);
  }
}

/** The page that lists the pages of a kind. */
const lists: Partial<Record<PageEntry["kind"], string>> = {
  article: pageFile("blogs"),
  provider: pageFile("providers"),
  service: pageFile("services"),
  worksheet: pageFile("worksheets"),
};

/** Every file with words. */
const withWords = (site: Site): ContentFile[] => [
  ...filesOf(site),
  contentFile("interface.yaml", labels, site.interface),
  contentFile("navigation.yaml", navigation, site.navigation),
  contentFile("alerts.yaml", alerts, { alerts: site.alerts }),
];

/** Pages of one folder share the first part of their address, which the router knows them by. */
function* checkAddresses(
  spanish: Site,
  addresses: ReadonlyMap<string, string | undefined>,
): Generator<Problem> {
  const taken = new Map<string, string>();
  const folders = new Map<PageEntry["kind"], string>();
  for (const { kind, file, path } of pagesOf(spanish)) {
    const address = addresses.get(file);
    const isList = kind === "blogs" && path !== "/blogs";
    if (kind === "home" || isList || !addresses.has(file)) continue;
    const problem = { file: translationFile(file), path: ["address"] };
    const parts = path.split("/").length - 1;
    if (!address || address.split("/").length !== parts) {
      const expected =
        parts > 1
          ? "an address of two parts, like servicios/telemedicina"
          : "an address of one part, like contacto";
      yield { ...problem, expected, found: show(address), todo: "write the page's address below /es/" };
      continue;
    }
    const other = taken.get(address);
    if (other)
      yield {
        ...problem,
        expected: "an address of its own",
        found: `${address}, which is also the address of ${other}`,
        todo: "give one of the two pages another address",
      };
    taken.set(address, `content/${translationFile(file)}`);
    const [first = ""] = address.split("/");
    const folder = folders.get(kind) ?? addresses.get(lists[kind] ?? "") ?? first;
    if (parts > 1 && folder !== first)
      yield {
        ...problem,
        expected: `an address that begins with ${folder}/, as in the other files of this folder`,
        found: address,
        todo: `write ${folder}/ before the page's own part`,
      };
    if (parts > 1) folders.set(kind, folder);
  }
}

/** Spelled alike in both languages. */
const alike = new Set(
  [
    "abdominal animal apple capital cardiovascular central cerebral color control crisis dental diabetes digital doctor error federal final",
    "formal general global google hepatitis hormonal hospital idea ideal legal local manual maps mental motor natural normal oral original",
    "personal plan portal prediabetes rural sexual social total verbal video virtual virus visual vital",
  ].flatMap((line) => line.split(" ")),
);

/** Only English has them. One alone may be part of a name. */
const functionWords =
  /\b(the|and|of|with|your|you|is|are|for|this|that|when|our|we|from|have|can|if|not|don't|you're|it's|or)\b/gi;
/** Names of organizations and books stay in English: American Board of Family Medicine. */
const properName = /\p{Lu}[\p{L}&.'’-]*(?:,?\s(?:of|for|the|and|in|on|\p{Lu}[\p{L}&.'’-]*))+/gu;

function englishIn(text: string): string[] {
  const found = text.replace(properName, " ").match(functionWords) ?? [];
  return [...new Set(found.map((word) => word.toLowerCase()))];
}

/** Words of names, and capital letters: they are the same in every language. */
function namesIn(site: Site) {
  const { practice, locations, providers } = site;
  const names = [
    practice.name,
    practice.shortName,
    practice.logoLine,
    ...practice.social.map(({ name }) => name),
    ...practice.insurers.flatMap(({ name, fullName = name, plans }) => [name, fullName, ...plans]),
    ...locations.flatMap(({ name, city, street }) => [name, city, street]),
    ...providers.flatMap(({ name, hospitals }) => [name, ...hospitals]),
  ].join(" ");
  const known = new Set(names.toLowerCase().match(/\p{L}+/gu));
  return (word: string) => known.has(word.toLowerCase()) || word === word.toUpperCase();
}

/** Placeholders, and a number with its unit: 400 mcg. */
const notWords = /\{\w+\}|\d[\d.,]*\s?\p{L}*/gu;
const isInstitution = (text: string) => /\b(University|College|Hospital)\b/.test(text);

/** A label that was forgotten is the same in both files. */
const isForgotten = (english: string, own: string, isName: (word: string) => boolean) =>
  own.trim() === english.trim() &&
  !isInstitution(own) &&
  (own.replace(notWords, " ").match(/\p{L}{3,}/gu) ?? []).some(
    (word) => !isName(word) && !alike.has(word.toLowerCase()),
  );

function* checkWords(
  english: ContentFile,
  own: ContentFile,
  isName: (word: string) => boolean,
): Generator<Problem> {
  const originals = new Map(textsIn(english).map(({ path, text }) => [fieldName(path), text]));
  for (const { path, text } of textsIn(own)) {
    const original = originals.get(fieldName(path));
    const left = englishIn(text);
    const isSame = original !== undefined && isForgotten(original, text, isName);
    if (left.length < 2 && !isSame) continue;
    yield {
      file: translationFile(own.file),
      path: path[0] === "text" ? ["text"] : path,
      expected: "Spanish",
      found: `English: ${show(text)}`,
      todo: "translate it",
      written: text.slice(0, 60),
    };
  }
}

/** Every text that is translated, with its field; of Markdown, each paragraph. */
function textsIn({ fields, body }: ContentFile): { path: PropertyKey[]; text: string }[] {
  const single = fields
    .filter(({ mark }) => mark.words && !mark.markdown)
    .map(({ path, value }) => ({
      path,
      text: typeof value === "string" ? value : plainWords(value as Inline[]),
    }));
  const blocks = body.flatMap(({ field, blocks: texts }) =>
    textsOf(texts as Block[]).map((text, index) => ({ path: [...field, index], text })),
  );
  return [...single, ...blocks];
}
