/** The files that hydration and navigation read: one for each language of a site, and one for each page. */
import type { PageKind } from "../../../data/kinds/kinds.ts";
import type { PageRoute } from "../../../data/pages.ts";
import type { Shared } from "../../../data/view/shared.server.ts";

/** What all pages of a language share. */
export interface SiteFile {
  shared: Shared;
  routes: PageRoute[];
  /** What a page of each kind needs besides the frame. The page's own module is the last of its scripts. */
  kinds: Partial<Record<PageKind, KindFiles>>;
}

export interface KindFiles {
  scripts: string[];
  styles: string[];
}

/** Where a page's data is. */
export const dataPath = (pathname: string) =>
  pathname === "/" ? "/_.data" : `${pathname.replace(/\/+$/, "")}.data`;
