/**
 * The router in the browser: React Router's data router, with the routes that React Router's build lists in its manifest. Its
 * <HydratedRouter> would also do it, with 6 kB more for servers, actions and streams, which a prerendered site doesn't have,
 * and its createBrowserRouter with 4 kB more for <Link> and <Form>, which come with it.
 */
import { type ComponentType, createElement, type ReactNode } from "react";
import {
  type ClientInstrumentation,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  matchRoutes,
  type RouteObject,
  type ShouldRevalidateFunction,
} from "react-router";
import { dataPath, keptPaths, type PageFile, type RouteInManifest } from "./router-internals.ts";

export interface RouteModule {
  default: ComponentType;
  handle?: unknown;
  ErrorBoundary?: ComponentType;
  /** These two only the root has. */
  HydrateFallback: ComponentType;
  Layout: ComponentType<{ children: ReactNode }>;
}

/** Of the page's language: pipeline/pages.ts. */
function pageRoutes(): RouteInManifest[] {
  const { root, ...pages } = window.__reactRouterManifest.routes;
  return Object.values(pages) as RouteInManifest[];
}

/** What a click on a link to a page needs. */
export function filesOf(pathname: string) {
  const routes = pageRoutes();
  const id = matchRoutes(routes as RouteObject[], pathname)?.[0]?.route.id;
  const { module = "", imports = [], css = [] } = routes.find((route) => route.id === id) ?? {};
  return { files: [dataPath(pathname), ...css], modules: [module, ...imports] };
}

/** A change of the query or the hash loads nothing. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

async function readPage({ request }: { request: Request }) {
  const response = await fetch(dataPath(new URL(request.url).pathname), { signal: request.signal });
  // React Router makes it an error with this status.
  if (!response.ok) throw response;
  return response.json();
}

/** PageStyles of app/root.tsx then finds it in the browser's cache. Without it the page would wait, and nobody would notice. */
async function readSheet(href: string) {
  const { ok, headers } = await fetch(href);
  if (!ok || !headers.get("Content-Type")?.startsWith("text/css")) throw new Error(`${href} is gone`);
}

const partsOf = ({ default: Component, ErrorBoundary, handle }: RouteModule) => ({
  Component,
  handle,
  ...(ErrorBoundary && { ErrorBoundary }),
});

export function createSiteRouter(
  data: PageFile["data"],
  modules: Record<string, RouteModule>,
  instrumentations: ClientInstrumentation[],
) {
  // The page's HTML has this sheet: PageStyles doesn't load it again.
  const inlined = document.querySelector<HTMLElement>("style[data-sheet]")?.dataset.sheet;
  for (const route of pageRoutes()) route.css = route.css?.filter((href) => href !== inlined) ?? [];
  const { root, ...loaded } = modules;
  if (!root) throw new Error("The page's file names no module of the root.");
  const { Layout, HydrateFallback, ErrorBoundary = HydrateFallback } = root;
  const inLayout = (part: ComponentType) => createElement(Layout, null, createElement(part));
  const children = pageRoutes().map(({ id, index, path, module, css = [], hasLoader }): RouteObject => {
    const own = loaded[id];
    const load = async () => {
      const [parts] = await Promise.all([import(/* @vite-ignore */ module), ...css.map(readSheet)]);
      return partsOf(parts as RouteModule);
    };
    return {
      id,
      ...(index ? { index } : { path }),
      ...(hasLoader && { loader: readPage, shouldRevalidate }),
      ...(own ? partsOf(own) : { lazy: load }),
    };
  });
  const routes: RouteObject[] = [
    {
      id: "root",
      path: "",
      loader: () => data.root,
      shouldRevalidate: () => false,
      element: inLayout(root.default),
      errorElement: inLayout(ErrorBoundary),
      hydrateFallbackElement: inLayout(HydrateFallback),
      children,
    },
  ];
  const router = createRouter({
    routes,
    history: createBrowserHistory(),
    hydrationData: { loaderData: data },
    mapRouteProperties,
    hydrationRouteProperties,
    instrumentations,
  }).initialize();
  // After React Router's own listener: which pages a patient read is not stored.
  window.addEventListener("pagehide", () => sessionStorage.removeItem(keptPaths));
  return router;
}
