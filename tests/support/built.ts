/** The files of the build, and the links between them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteFolder } from "../../pipeline/stamp.ts";
import { decoded } from "./html-text.ts";
import { site } from "./site.ts";

export { decoded };

export const files: string[] = existsSync(siteFolder)
  ? readdirSync(siteFolder, { recursive: true, encoding: "utf8" })
  : [];
export const pages = files.filter((file) => file.endsWith(".html")).sort();
const known = new Set(files);

/** The schema.org graph of a page. */
export const graphIn = (html: string): (Record<string, unknown> & { "@type": string })[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, text = "{}"]) => JSON.parse(text)["@graph"],
  );

export const read = (file: string) => readFileSync(path.join(siteFolder, file), "utf8");

/** What a page's script loads: what all pages share, the page's data, and the scripts in their order. */
export function bootOf(file: string) {
  const [tag = ""] = /<script [^>]*id="boot"[^>]*>/.exec(read(file)) ?? [];
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return {
    boot: value("src"),
    site: value("data-site"),
    data: value("data-page"),
    scripts: value("data-scripts").split(" "),
  };
}

/** The file that a server sends for a path: .html is omitted, and there is no trailing slash. */
export function fileAt(pathname: string): string | undefined {
  const name = decodeURIComponent(pathname).slice(1);
  if (name === "") return "index.html";
  return [`${name}.html`, name].find((file) => known.has(file) && !file.endsWith("/") && path.extname(file));
}

const idsByFile = new Map<string, Set<string>>();
function idsOf(file: string): Set<string> {
  const ids =
    idsByFile.get(file) ??
    new Set([...read(file).matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => decoded(id)));
  idsByFile.set(file, ids);
  return ids;
}

const own = new URL(site.practice.url);
const base = "https://built.invalid";

/** What is wrong with an address in the file `from`, or undefined. */
export function wrongWith(address: string, from: string): string | undefined {
  const place = from.endsWith(".html") ? `/${from.replace(/(index)?\.html$/, "")}` : `/${from}`;
  if (!URL.canParse(address, base + place)) return "is not an address";
  const url = new URL(address, base + place);
  if (url.protocol === "tel:" || url.protocol === "sms:")
    return /^\+?\d{3,}$/.test(url.pathname) ? undefined : "is not a phone number";
  if (url.protocol === "mailto:")
    return /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(url.pathname) ? undefined : "is not an email address";
  if (url.protocol !== "https:") return `starts with ${url.protocol}`;
  if (url.origin !== base && url.host !== own.host)
    return /\.[a-z]{2,}$/.test(url.hostname) && !url.username && !/\s/.test(address)
      ? undefined
      : "is not an address";
  if (url.pathname.length > 1 && url.pathname.endsWith("/")) return "ends with a slash";
  const target = fileAt(url.pathname);
  if (!target) return "has no file";
  const id = decodeURIComponent(url.hash.slice(1));
  if (id && target.endsWith(".html") && !idsOf(target).has(id))
    return `points to ${target}, which has no id "${id}"`;
}
