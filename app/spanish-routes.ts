/** Routes of the pages in Spanish, from those in English and the addresses that content/es gives them. */
import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { spanishYear, yearPath } from "../site/article-lists.ts";
import { folderNames, folders, pathAt } from "../site/kinds/folders.ts";
import { pageFile } from "../site/kinds/pages.ts";
import { writtenAddresses } from "../site/read/translations.server.ts";
import { spanishHome } from "../site/text/language.ts";

/** A route for each address, or one for all addresses of a list: servicios/:slug. */
export function spanishRoutes(
  english: RouteConfigEntry[],
  addresses: Record<string, string>,
): RouteConfigEntry[] {
  const waiting = new Map(Object.entries(addresses));
  const found = new Map<string, RouteConfigEntry>();
  for (const { path: pattern = "", file } of english) {
    for (const [page, address] of [...waiting]) {
      if (!matchPath(`/${pattern}`, page)) continue;
      waiting.delete(page);
      const parameter = /:\w+$/.exec(pattern)?.[0];
      const own = parameter ? address.replace(/[^/]+$/, parameter) : address;
      found.set(own, route(own.slice(1), file, { id: own.slice(1) }));
    }
  }
  return [...found.values()];
}

/** Spanish addresses as they are written, for `npm run dev`, which has to start although a file has a mistake. */
export function developmentAddresses(root: string): Record<string, string> {
  const pages = writtenAddresses(root).flatMap(([file, address]) => {
    const own = `${spanishHome}/${address}`;
    const years = file === pageFile("blogs") ? [[yearPath("year"), own + spanishYear("year")]] : [];
    return [[englishPath(file), own], ...years];
  });
  return pages.length > 0 ? { "/": spanishHome, ...Object.fromEntries(pages) } : {};
}

/** A path that the route of a file's page matches. */
function englishPath(file: string): string {
  const [folder = "", name = ""] = file.replace(/\.\w+$/, "").split("/");
  const kind = folderNames.map((one) => folders[one]).find((one) => one.folder === folder);
  return kind ? pathAt(kind.address, name) : `/${file}`;
}
