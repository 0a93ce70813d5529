/** Checks of the Spanish pages: their addresses, what waits for a translator, and which pages are left out. */
import { factFile, factNames, facts } from "../kinds/facts.ts";
import { type PageEntry, pagesOf } from "../pages.ts";
import { type Problem, show } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { neededInSpanish } from "../read/spanish.server.ts";
import { translationFile } from "../read/translations.server.ts";
import { fieldsOf, treeOf } from "../schema/tree.ts";
import { spanishHome } from "../text/language.ts";
import { finding } from "./preflight/finding.ts";
import type { Source } from "./text/texts.ts";

/** `addresses` by English file. Pages of one folder share the first part of their address, which the router knows them by. */
export function* checkAddresses(
  spanish: Site,
  addresses: ReadonlyMap<string, string | undefined>,
): Generator<Problem> {
  const taken = new Map<string, string>();
  const folders = new Map<PageEntry["kind"], string>();
  for (const { kind, file, path, year } of pagesOf(spanish)) {
    const address = addresses.get(file);
    if (kind === "home" || year || !addresses.has(file)) continue;
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
    const folder = folders.get(kind) ?? addresses.get(`pages/${path.split("/")[1]}.yaml`) ?? first;
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

/** Only English has them. One alone may be part of a name. */
const functionWords =
  /\b(the|and|of|with|your|you|is|are|for|this|that|when|our|we|from|have|can|if|not|or)\b/gi;
/** Names of organizations and books stay in English: American Board of Family Medicine. */
const properName = /\p{Lu}[\p{L}&.'’-]*(?:,?\s(?:of|for|the|and|in|on|\p{Lu}[\p{L}&.'’-]*))+/gu;

const pathOrKey = /\S*\/\S*|[\p{L}\d]+(?:-[\p{L}\d]+)+/gu;

export function isEnglish(line: string): boolean {
  const found = line.replace(pathOrKey, " ").replace(properName, " ").match(functionWords) ?? [];
  return new Set(found.map((word) => word.toLowerCase())).size > 1;
}

const englishLeft = (file: string, text: string): Problem[] =>
  text.split("\n").flatMap((line, index) => {
    if (!isEnglish(line)) return [];
    const found = `English: ${show(line.trim())}`;
    return [{ file, line: index + 1, path: ["text"], expected: "Spanish", found, todo: "translate it" }];
  });

/** Files whose words are on Spanish pages, and that have no translation at all. */
function untranslatedFiles(site: Site): Problem[] {
  if (!site.spanish) return [];
  return factNames.flatMap((name) => {
    const file = factFile(name);
    const own = translationFile(file);
    const hasWords = fieldsOf(treeOf(facts[name].schema), site[name]).some(({ mark }) => mark.words);
    if (!hasWords || site.translations.some((one) => one.file === own)) return [];
    const found = "nothing: it is not translated yet";
    return [{ file: own, path: ["file"], expected: `a translation of ${file}`, found, todo: "translate it" }];
  });
}

/** What waits for a translator. */
export function translationAdvice(site: Site, { allTexts }: Pick<Source, "allTexts">): Problem[] {
  const ofFiles = site.translations.flatMap(({ file, of, current, isCurrent, leftOut, waiting }) => {
    if (leftOut && leftOut !== "draft")
      return [{ ...leftOut, found: `${leftOut.found}. The page is left out` }];
    const stale = {
      file,
      path: ["translation", "of"],
      expected: "a translation of today's English",
      found: of ? "the English file has changed since" : "one that is not signed yet",
      todo: `compare the two, correct this one, then write of: ${current}, or npm run sign -- ${file}`,
    };
    // What patients don't see yet has no signature to renew.
    const isNew = leftOut && !of;
    return [
      ...waiting,
      ...(isCurrent || isNew ? [] : [stale]),
      ...(leftOut ? [] : englishLeft(file, allTexts.get(file) ?? "")),
    ];
  });
  return [...ofFiles, ...untranslatedFiles(site)];
}

/** Which Spanish pages are not on the site, and why, in a line for each reason. */
export function leftOutPages({ spanish, translations }: Site): string[] {
  const missing = translations.filter(({ address, leftOut }) => address && leftOut);
  const others = missing.filter(({ leftOut }) => leftOut !== "draft");
  const drafts = missing.length - others.length;
  const signed = new Set(translations.flatMap(({ file, leftOut }) => (leftOut ? [] : file)));
  const needed = neededInSpanish.map(translationFile);
  const isThere = (file: string) => translations.some((one) => one.file === file);
  const missingFiles = needed.filter((file) => !isThere(file));
  const unsignedFiles = needed.filter((file) => isThere(file) && !signed.has(file));
  const named = (files: string[]) => files.map((file) => `content/${file}`).join(", ");
  // Other files alone are no start of a Spanish site.
  const isBegun = needed.some(isThere);
  const addresses = others.map(({ address }) => `${spanishHome}/${address}`).join(", ");
  const line = (count: number, why: string) =>
    count === 0 ? [] : [`${count === 1 ? "1 Spanish page is" : `${count} Spanish pages are`} left out${why}`];
  return [
    ...line(others.length, `: ${addresses}, because the English has changed. npm run check says where.`),
    ...line(drafts, ", because no translator has signed."),
    ...(isBegun && !spanish
      ? [
          "No page is in Spanish yet, because every page needs these:",
          ...(missingFiles.length > 0 ? [`  not translated yet: ${named(missingFiles)}`] : []),
          ...(unsignedFiles.length > 0 ? [`  not signed yet: ${named(unsignedFiles)}`] : []),
        ]
      : []),
  ];
}

const unsigned = {
  group: "law",
  why: "A machine's translation of health information needs the review of a qualified human translator (45 CFR 92.201).",
  todo: "Have one compare it with the English and correct it, then write reviewer and reviewed. Or write spanish: reviewed in practice.yaml, and only signed pages are published.",
} as const;

/** What people call a translation that no person has made. */
const isMachine = (by: string) =>
  /\b(?:machine|draft|ai|deepl|google|chatgpt|claude|copilot|gemini)\b/i.test(by);
const bySomebody = (by: string) =>
  ({
    group: "law",
    why: `Translated by ${by}. Nobody says that a qualified human translator has compared it (45 CFR 92.201).`,
    todo: `If ${by} is qualified and has compared it with the English, write reviewer and reviewed too: npm run sign -- FILE --reviewer "${by}".`,
  }) as const;

const outdated = {
  why: "The English has changed since this was translated.",
  todo: "Have a translator compare the two, then write the new day of the review and",
} as const;
const notSigned = {
  why: "This is not signed yet: it doesn't say which English it is a translation of.",
  todo: "Have its reviewer compare it with today's English, then write",
} as const;

/**
 * With `spanish: reviewed`, what is not signed is not on the site, and English may go public alone: a shared file whose English has
 * changed is advice.
 */
export const translationFindings = ({ practice, translations }: Site): Problem[] =>
  translations.flatMap(({ file, by = "", reviewer, of, isCurrent, current, leftOut }) => {
    if (leftOut) return [];
    if (!reviewer) return [finding(file, ["translation"], isMachine(by) ? unsigned : bySomebody(by))];
    if (isCurrent) return [];
    const { why, todo } = of ? outdated : notSigned;
    const reason = { why, todo: `${todo} of: ${current}` };
    const severity = practice.spanish === "reviewed" ? ({ severity: "advice" } as const) : {};
    return [finding(file, ["translation", "of"], { ...reason, ...severity })];
  });
