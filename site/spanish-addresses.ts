/** Spanish addresses of pages, by their English path. */
import { articlePagePath } from "./article-list.ts";
import { type PageEntry, pagesOf } from "./pages.ts";
import type { Site } from "./read/site.server.ts";
import { spanishHome } from "./text/language.ts";

/** Between the list of articles and a number: /es/articulos/pagina/2. */
const spanishPage = "pagina";

/** `own` has the `address` of each Spanish file, by the English file. A page without one has no place to be. */
export function spanishAddresses(
  english: Site,
  spanish: Site,
  own: ReadonlyMap<string, string | undefined>,
): Record<string, string> {
  const translated = new Map(pagesOf(spanish).map((page) => [page.path, page]));
  const addressOf = ({ kind, path, file }: PageEntry) => {
    if (kind === "home") return spanishHome;
    const address = own.get(file);
    const number = kind === "blogs" && path !== articlePagePath(1) ? path.split("/").at(-1) : undefined;
    return address && `${spanishHome}/${address}${number ? `/${spanishPage}/${number}` : ""}`;
  };
  return Object.fromEntries(
    pagesOf(english)
      .filter(({ path, aliasOf }) => aliasOf === undefined && translated.has(path))
      .flatMap((page) => {
        const address = addressOf(page);
        return address ? [[page.path, address]] : [];
      }),
  );
}
