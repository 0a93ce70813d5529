import { languageOf } from "../../../site/text/language.ts";
import { isFile } from "../offline/plan.ts";

/** The link of an event, if it opens a page of this site in this window and isn't `rel="external"`. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.getAttribute("href") || link.download || link.relList.contains("external")) return undefined;
  if (link.target && link.target !== "_self") return undefined;
  // Hash links on the same page are left to the browser.
  if (link.getAttribute("href")?.startsWith("#")) return undefined;
  const isPage = link.origin === location.origin && !isFile(link.pathname);
  // Menus and labels are loaded with the document, so another language is another document.
  return isPage && languageOf(link.pathname) === languageOf(location.pathname) ? link : undefined;
}

/** The target of a link, as a path for the router. */
export const pathOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash;
