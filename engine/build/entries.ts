/** The modules of the app that Vite is given, and what every page of a language gets. */
import { readFileSync } from "node:fs";
import type { KindFiles, SiteFile } from "../app/features/navigation/site-file.ts";
import type { PageKind } from "../data/kinds/kinds.ts";
import { routesOf } from "../data/pages.ts";
import type { Site } from "../data/read/site.server.ts";
import type { Shared } from "../data/view/shared.server.ts";
import { inEngine } from "../roots.ts";

/** The gallery is in `npm run dev` alone. */
export type PageModuleName = PageKind | "gallery";
export const pageModule = (kind: PageModuleName) => `app/pages/${kind}/${kind}.tsx`;
export const serverEntry = "app/entry.server.tsx";
export const entries = { entry: "app/entry.client.tsx", boot: "app/boot.ts" };

export const headScript = readFileSync(inEngine("app/head.js"), "utf8").trim();

/** Each language is a document of its own. */
export const siteFile = (site: Site, shared: Shared, filesOf: (kind: PageKind) => KindFiles): SiteFile => {
  const routes = routesOf(site);
  const kinds = new Set(routes.map(({ kind }) => kind));
  return { shared, routes, kinds: Object.fromEntries([...kinds].map((kind) => [kind, filesOf(kind)])) };
};
