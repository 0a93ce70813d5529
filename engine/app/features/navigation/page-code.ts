/** Which files the browser needs to go on to a page. */
import { matchRoutes, type RouteObject } from "react-router";
import type { PageKind } from "../../../data/kinds/kinds.ts";
import type { PageRoute } from "../../../data/pages.ts";
import { dataPath, type KindFiles, type SiteFile } from "./site-file.ts";

let site: Pick<SiteFile, "routes" | "kinds"> = { routes: [], kinds: {} };
/** Of the document's language: another language is another document. */
export function rememberSite(file: SiteFile) {
  site = file;
}

export function kindAt(pathname: string): PageKind | undefined {
  const [match] = matchRoutes(site.routes as RouteObject[], pathname) ?? [];
  return (match?.route as unknown as PageRoute | undefined)?.kind;
}

export const filesOfKind = (kind: PageKind | undefined): KindFiles =>
  (kind && site.kinds[kind]) || { scripts: [], styles: [] };

/** What a click on a link to a page needs. */
export function filesOf(pathname: string) {
  const { scripts, styles } = filesOfKind(kindAt(pathname));
  return { files: [dataPath(pathname), ...styles], modules: scripts };
}
