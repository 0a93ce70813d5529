/** Which picture and title each page shows when it is shared. */
import { ownPages } from "../../app/content/page-table.ts";
import type { Site } from "../../app/content/site.server.ts";

export interface SharedPage {
  path: string;
  title: string;
  /** Name under content/images; without one, the page shows the home page's desert. */
  picture?: string;
}

/** What tools/share-images.ts is told. */
export interface Shared {
  practice: string;
  pages: SharedPage[];
}

export const sharedPages = (site: Site): SharedPage[] =>
  ownPages(site).map(({ path, title, picture }) => ({
    path,
    title: plainTitle(title),
    ...(picture && { picture }),
  }));

/** The picture's font has no joiners, and needs none. */
const plainTitle = (title: string) => title.replaceAll("\u2060", "").replaceAll("\u00a0", " ");
