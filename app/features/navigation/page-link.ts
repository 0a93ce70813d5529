import { isFile } from "../Offline/plan.ts";

/** The link an event came from, if it leads to a page of this site in this window, and does not ask to be loaded whole. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.getAttribute("href") || link.download || link.relList.contains("external")) return undefined;
  if (link.target && link.target !== "_self") return undefined;
  // A place on the same page is the browser's own matter.
  if (link.getAttribute("href")?.startsWith("#")) return undefined;
  return link.origin === location.origin && !isFile(link.pathname) ? link : undefined;
}

/** Where a link leads, as the router names it. */
export const pathOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash;
