/** Routes of the pages in Spanish, from those in English and the addresses that content/es gives them. */
import { existsSync } from "node:fs";
import path from "node:path";
import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { spanishFolder, writtenAddress } from "../site/read/translations.server.ts";
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

/** English paths by the folder of their files. */
const folders: Record<string, string> = {
  blogs: "/blogs",
  services: "/services",
  providers: "/providers",
  locations: "/location",
  worksheets: "/worksheets",
  pages: "",
};

/** Spanish addresses as they are written, for `npm run dev`, which has to start although a file has a mistake. */
export function writtenAddresses(root: string): Record<string, string> {
  if (!existsSync(path.join(root, spanishFolder))) return {};
  const pages = Object.entries(folders).flatMap(([folder, start]) =>
    writtenAddress(root, folder).map(({ name, address }) => [
      `${start}/${name}`,
      `${spanishHome}/${address}`,
    ]),
  );
  return { "/": spanishHome, ...Object.fromEntries(pages) };
}
