/**
 * Every undocumented part of React Router that this site relies on. The list, and what fails if an upgrade changes one:
 * docs/decisions/009-one-sheet-few-couplings.md
 */
import type { EntryContext } from "react-router";

/** What a page needs to hydrate, as one JSON file per page, fetched by boot.ts. */
export interface PageFile {
  /** React Router's settings, without the loaders' data. */
  context: Record<string, unknown>;
  /** The loaders' data, in React Router's encoding. */
  data: string;
  entry: string;
  /** The other modules of the page, in the order they run: large shared ones first. */
  modules: string[];
  /** Route modules by route id. */
  routes: Record<string, string>;
}

/** Takes the page's data out of the context before it is rendered, so that React Router writes no data into the page. */
export async function takePageFile(context: EntryContext): Promise<PageFile> {
  const { manifest, serverHandoffString, serverHandoffStream, staticHandlerContext } = context;
  if (!serverHandoffString || !serverHandoffStream)
    throw new Error(
      "React Router gives entry.server.tsx no data: see app/features/navigation/router-internals.ts",
    );
  context.serverHandoffStream = undefined;
  // The SPA fallback hydrates with the root route only, whatever URL it was rendered for.
  const matches = context.isSpaMode ? staticHandlerContext.matches.slice(0, 1) : staticHandlerContext.matches;
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const needed = routes.flatMap(({ imports = [], module }) => [...imports, module]);
  return {
    context: JSON.parse(serverHandoffString),
    data: await new Response(serverHandoffStream).text(),
    entry: manifest.entry.module,
    modules: [...new Set([manifest.url, ...manifest.entry.imports, ...needed])],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
  };
}

/** Separates the HTML from the page's JSON in the response of entry.server.tsx; pipeline/pages.ts splits them. */
export const pageFileMark = "\n<!-- page file -->";

/** What `<Scripts>` writes. React looks for both elements when it hydrates; their content is in the page's file. */
export const inlineScripts =
  /<script>window\.__reactRouterContext = [^<]*<\/script><script type="module" async="">[^<]*<\/script>/;
export const emptyScripts = '<script></script><script type="module" async=""></script>';
export const preloads = /<link rel="modulepreload" href="[^"]*"\/>/g;

/** The manifest's module, and what we use of it: each route's style sheets. */
export const manifestScript = /^window\.__reactRouterManifest=(\{.*\});$/s;
export interface Manifest {
  entry: { css?: string[] };
  routes: Record<string, { css?: string[] }>;
}

/** Page data, loaded by client-side navigation, below the built site. */
export const dataFile = (page: string) => (page === "/" ? "_.data" : `${decodeURI(page).slice(1)}.data`);

/** The fallback page, which becomes 404.html. */
export const fallbackFile = "__spa-fallback.html";

/** React Router's handling of a missing route module, and our replacement: see pipeline/vite/module-gone.ts. */
export const moduleGone = {
  file: /react-router\/dist\/.*\/routeModules\.js$/,
  reload: "window.location.reload()",
  event: "module-gone",
};

declare global {
  interface Window {
    __reactRouterContext?: unknown;
    __reactRouterManifest?: Manifest;
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** Does what the scripts of `<Scripts>` would do. Call before rendering `<HydratedRouter>`. */
export function giveToRouter({ context, data }: PageFile, routeModules: Record<string, unknown>) {
  // The page's HTML has this sheet: React Router needn't load it.
  const inlined = document.querySelector<HTMLElement>("style[data-sheet]")?.dataset.sheet;
  for (const route of Object.values(window.__reactRouterManifest?.routes ?? {}))
    route.css = route.css?.filter((href) => href !== inlined) ?? [];
  window.__reactRouterContext = { ...context, stream: new Response(data).body };
  window.__reactRouterRouteModules = routeModules;
}
