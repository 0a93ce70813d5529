/**
 * Every undocumented part of React Router that this site relies on. The list, and what fails if an upgrade changes one:
 * docs/decisions/009-one-sheet-few-couplings.md
 */
import type { EntryContext } from "react-router";

export type Manifest = EntryContext["manifest"];
export type RouteInManifest = NonNullable<Manifest["routes"][string]>;

/** What a page needs to hydrate, as one JSON file per page, fetched by boot.ts. */
export interface PageFile {
  /** What the loaders of the root and of the page returned, by route id. The root's alone for unknown addresses. */
  data: Record<string, unknown>;
  entry: string;
  /** The other modules of the page, in the order they run: large shared ones first. */
  modules: string[];
  /** Route modules by route id. */
  routes: Record<string, string>;
}

/** Takes the page's data out of the context before it is rendered, so that React Router writes no data into the page. */
export function takePageFile(context: EntryContext): PageFile {
  const { manifest, staticHandlerContext } = context;
  context.serverHandoffStream = undefined;
  // The SPA fallback is rendered and hydrated with the root route only, whatever URL it was rendered for.
  if (context.isSpaMode) staticHandlerContext.loaderData = { root: staticHandlerContext.loaderData.root };
  const matches = context.isSpaMode ? staticHandlerContext.matches.slice(0, 1) : staticHandlerContext.matches;
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const needed = routes.flatMap(({ imports = [], module }) => [...imports, module]);
  return {
    data: staticHandlerContext.loaderData,
    entry: manifest.entry.module,
    // The list of the entry begins with what imports the others.
    modules: [...new Set([manifest.url, ...manifest.entry.imports.toReversed(), ...needed])],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
  };
}

/** Separates the HTML from the page's JSON in the response of entry.server.tsx; pipeline/pages.ts splits them. */
export const pageFileMark = "\n<!-- page file -->";

/** What `<Scripts>` writes. The page's file has all of it. */
export const inlineScripts =
  /<script>window\.__reactRouterContext = [^<]*<\/script><script type="module" async="">[^<]*<\/script>/;
export const preloads = /<link rel="modulepreload" href="[^"]*"\/>/g;

/** The module of the manifest, which lists the routes with their files. */
export const manifestScript = /^window\.__reactRouterManifest=(\{.*\});$/s;

/** The fallback page, which becomes 404.html. */
export const fallbackFile = "__spa-fallback.html";

/** Where a page's data is, in a build as on React Router's development server. */
export const dataPath = (pathname: string) =>
  pathname === "/" ? "/_.data" : `${pathname.replace(/\/+$/, "")}.data`;

/** Where React Router keeps the paths between which pictures moved, while a page is left. */
export const keptPaths = "remix-router-transitions";

declare global {
  interface Window {
    /** Set by the first of a page's modules. Of a route, it has what site-router.ts reads. */
    __reactRouterManifest: Pick<Manifest, "routes">;
  }
}
