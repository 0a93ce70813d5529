/** The routes of a site's pages, on the server with the data at hand, in the browser with the files that the build wrote. */
import type { ComponentType } from "react";
import {
  type ClientInstrumentation,
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  type ShouldRevalidateFunction,
} from "react-router";
import type { Shared } from "../data/view/shared.server.ts";
import { filesOfKind, kindAt, rememberSite } from "./features/navigation/page-code.ts";
import { dataPath, type SiteFile } from "./features/navigation/site-file.ts";
import { Document, type ServedParts } from "./frame/Document.tsx";
import { ErrorPage, PageError } from "./frame/ErrorPage.tsx";
import { Frame } from "./frame/Frame.tsx";

/** A page's module, x.tsx. */
export interface PageModule {
  default: ComponentType;
  /** Shown if the page doesn't exist or fails, if that isn't what all pages show. */
  ErrorBoundary?: ComponentType;
}

export const partsOf = ({ default: Component, ErrorBoundary = PageError }: PageModule) => ({
  Component,
  ErrorBoundary,
});

/** The document with the frame of all pages round each of them. `served`: what only the server renders. */
export const siteRoutes = (shared: Shared, pages: RouteObject[], served?: ServedParts): RouteObject[] => {
  const inDocument = (Part: ComponentType) => (
    <Document shared={shared} served={served}>
      <Part />
    </Document>
  );
  return [
    {
      element: inDocument(Frame),
      errorElement: inDocument(ErrorPage),
      children: [
        ...pages,
        { id: unknown, path: "*", loader: notFound, element: null, ErrorBoundary: PageError },
      ],
    },
  ];
};

/** The route of all addresses without a page. */
const unknown = "unknown";
/** What React Router makes of it, as JSON has it: 404.html is hydrated with it. */
const missing = { status: 404, statusText: "", internal: false, data: "" };
function notFound() {
  throw new Response(null, { status: 404 });
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

/** The page is shown once its styles are there. If they are gone, it is loaded as a document. */
const loadSheet = (href: string) =>
  new Promise<void>((done, fail) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return done();
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = href;
    const refuse = () => {
      sheet.remove();
      fail(new Error(`${href} is gone`));
    };
    // Another file in its place is no style sheet.
    sheet.onload = () => (sheet.sheet?.cssRules.length ? done() : refuse());
    sheet.onerror = refuse;
    document.head.append(sheet);
  });

const importPage = (scripts: string[]): Promise<PageModule> =>
  import(/* @vite-ignore */ scripts.at(-1) ?? "");

/** `data` is the page's, or undefined on 404.html. */
export async function createSiteRouter(
  file: SiteFile,
  data: unknown,
  instrumentations: ClientInstrumentation[],
) {
  rememberSite(file);
  const first = kindAt(location.pathname);
  const loaded = first && partsOf(await importPage(filesOfKind(first).scripts));
  const pages = file.routes.map(({ path, kind }): RouteObject => {
    const { scripts, styles } = filesOfKind(kind);
    const load = async () => {
      const [module] = await Promise.all([importPage(scripts), ...styles.map(loadSheet)]);
      return partsOf(module);
    };
    const parts = kind === first ? loaded : { lazy: load };
    return { id: path, path, handle: { kind }, loader: readPage, shouldRevalidate, ...parts };
  });
  const routes = siteRoutes(file.shared, pages);
  const id = matchRoutes(routes, location.pathname)?.at(-1)?.route.id ?? unknown;
  const hydrationData = data === undefined ? { errors: { [id]: missing } } : { loaderData: { [id]: data } };
  const router = createBrowserRouter(routes, { hydrationData, instrumentations });
  // React Router keeps there between which pages pictures moved. Which pages a patient read is not stored.
  window.addEventListener("pagehide", () => sessionStorage.clear());
  return router;
}
