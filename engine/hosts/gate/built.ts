/** The files of a built site, and where the addresses in them lead. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { htmlFile } from "../../build/page-files.ts";
import { pagesOf } from "../../data/pages.ts";
import type { Site } from "../../data/read/site.server.ts";
import { editionsOf, notFoundIn } from "../../data/text/language.ts";
import { decoded } from "./html.ts";

export type Built = ReturnType<typeof builtSite>;

/** `changed`: other texts for some files, or nothing, as if a file were missing. */
export function builtSite(folder: string, site: Site, changed: Record<string, string | undefined> = {}) {
  const files = (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !(file in changed && changed[file] === undefined));
  const known = new Set(files);
  const read = (file: string) => changed[file] ?? readFileSync(path.join(folder, file), "utf8");
  const editions = editionsOf(site);
  const table = editions.flatMap((edition) =>
    pagesOf(edition).map(({ kind, path, address, aliasOf }) => ({
      ...{ edition, kind, path, address, aliasOf },
      file: htmlFile(address),
    })),
  );
  const notFound = editions.map((edition) => ({
    edition,
    path: "/404",
    file: htmlFile(notFoundIn(edition)),
  }));
  const withHtml = <P extends { file: string }>(pages: P[]) =>
    pages
      .filter(({ file }) => known.has(file))
      .map((page) => ({
        ...page,
        get html() {
          return read(page.file);
        },
      }));

  /** The file that a server sends for a path: .html is omitted, and there is no trailing slash. */
  function fileAt(pathname: string): string | undefined {
    const name = decodeURIComponent(pathname).slice(1);
    if (name === "") return "index.html";
    return [`${name}.html`, name].find((file) => known.has(file) && path.extname(file));
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
  function wrongWith(address: string, from: string): string | undefined {
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

  return {
    site,
    editions,
    files,
    htmlFiles: files.filter((file) => file.endsWith(".html")).sort(),
    /** The HTML that there must be. */
    wanted: [...table, ...notFound].map(({ file }) => file),
    /** The pages of the table, in every language. */
    pages: withHtml(table),
    /** The same and the not-found pages. */
    documents: withHtml([...table, ...notFound]),
    read,
    fileAt,
    wrongWith,
  };
}
