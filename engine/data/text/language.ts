/** The languages of the site. English has no prefix; every other language has one, and what is not translated is not there. */

export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];
export const isLanguage = (code: string): code is Language => (languages as readonly string[]).includes(code);

/** Each language by its own name, for those who look for it. */
export const ownNames: Record<Language, string> = { en: "English", es: "Español" };

/** For dates, numbers and lists. */
export const locales: Record<Language, string> = { en: "en-US", es: "es-US" };

/** The home page in Spanish; every other page in Spanish is below it. */
export const spanishHome = "/es";

/** The not-found page in Spanish, for every unknown address below. */
export const spanishNotFound = `${spanishHome}/404`;
export const notFoundIn = ({ language }: { language: Language }) =>
  language === "en" ? "/404" : spanishNotFound;

export const languageOf = (path: string): Language =>
  path === spanishHome || path.startsWith(`${spanishHome}/`) ? "es" : "en";

/** A site as far as addresses go: its language, and the Spanish address of every page that has one, by its English path. */
export interface Addressed {
  language: Language;
  addresses: Record<string, string>;
}

const parts = (path: string) => /^([^?#]*)(.*)$/s.exec(path)?.slice(1) ?? [path, ""];

/** The page that an address leads to: without `?query` and `#part`. */
export const pageOf = (path: string) => path.replace(/[?#].*/, "");

/** A site in each of its languages, English first. */
export const editionsOf = <S extends { spanish?: S | undefined }>(site: S): S[] =>
  site.spanish ? [site, site.spanish] : [site];

/** As the page table writes it, whether it has é or %C3%A9. */
const spanishOf = (addresses: Addressed["addresses"], page: string): string | undefined =>
  addresses[page] ?? addresses[encodeURI(decodeURI(page))];

/** The address of a page in the site's own language. Everywhere in `site/`, a page is named by its English path. */
export function addressIn({ language, addresses }: Addressed, path: string): string {
  if (language === "en") return path;
  const [page = "", rest = ""] = parts(path);
  const own = spanishOf(addresses, page);
  return own ? own + rest : path;
}

/** The address of a page in the other language, or undefined if it has none there. */
export function addressElsewhere({ language, addresses }: Addressed, path: string): string | undefined {
  const spanish = spanishOf(addresses, path);
  return spanish && (language === "en" ? spanish : encodeURI(decodeURI(path)));
}

/** The language of an entry or of one of its texts, if it is not the site's: data/read/compare.ts marks them. */
export function langOf(entry: object, field = ""): "en" | undefined {
  const { language, inEnglish } = entry as { language?: "en"; inEnglish?: string[] };
  return language ?? (inEnglish?.includes(field) ? "en" : undefined);
}

/** A generated file: in Spanish /es/feed.xml instead of /feed.xml. */
export const fileIn = ({ language }: Pick<Addressed, "language">, file: string) =>
  language === "en" ? file : spanishHome + file;

const isLink = (key: string, value: unknown): value is string =>
  (key === "path" || key === "href") && typeof value === "string" && value.startsWith("/");

/** Replaces the path of every link in a value, which is its `path` or `href`, by its address in the site's language. */
export function withAddresses<T>(site: Addressed, value: T): T {
  if (site.language === "en" || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => withAddresses(site, entry)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      isLink(key, entry) ? addressIn(site, entry) : withAddresses(site, entry),
    ]),
  ) as T;
}
