import { type ReactElement, StrictMode, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { ClientOnErrorFunction } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadWholeOnError, watchNavigation } from "./features/navigation/after-deploy.ts";
import { rememberPage } from "./features/navigation/altered-page.ts";
import type { SiteFile } from "./features/navigation/site-file.ts";
import { createSiteRouter } from "./routes.tsx";

/** A slow phone answers a tap between two tasks. */
const nextTask = () => new Promise((done) => setTimeout(done));

/** app/boot.ts calls it once the page's modules are loaded. `data` and `pathname`: of the page; 404.html has no data. */
export async function start(site: SiteFile, data: unknown, pathname: string) {
  await nextTask();
  const router = await createSiteRouter(site, data || undefined, [watchNavigation()]);
  await nextTask();
  // After a reload, the back button may have changed the URL before hydration without changing the page.
  if (location.pathname !== pathname) return location.reload();
  hydrate(<RouterProvider router={router} onError={onError} />);
}

let root: Root | undefined;
/** The page as the server sent it, which works without scripts. */
let sent: Node | undefined;

/**
 * React failed on a page that was just loaded, perhaps because an old browser lacks something. The page is not loaded again,
 * so it can't be loaded for ever.
 */
function showAsSent() {
  const page = sent;
  sent = undefined;
  // React can't end while it renders.
  if (page)
    queueMicrotask(() => {
      const top = window.scrollY;
      root?.unmount();
      document.documentElement.remove();
      document.append(page);
      window.scrollTo({ top, behavior: "instant" });
    });
}

/** Of components, in one task. */
let failures = 0;
/** The error page has the same frame. */
const mostFailures = 3;

const onError: ClientOnErrorFunction = (error, { errorInfo }) => {
  const isPlain = !loadWholeOnError(error) && errorInfo;
  if (isPlain) showAsSent();
  setTimeout(() => {
    failures = 0;
  });
  // Thrown here it ends React, which would render a frame that throws again and again, without time for a timer.
  if (isPlain || (errorInfo && ++failures > mostFailures)) throw error;
};

function hydrate(router: ReactElement) {
  const restorePage = rememberPage();
  // In a document of its own, where pictures of the copy aren't loaded.
  sent = document.implementation.createHTMLDocument().importNode(document.documentElement, true);
  startTransition(() => {
    root = hydrateRoot(document, <StrictMode>{router}</StrictMode>, {
      onRecoverableError(error) {
        restorePage();
        reportError(error);
      },
      // The error page failed as well, and React has emptied the document.
      onUncaughtError(error) {
        if (!loadWholeOnError(error)) showAsSent();
      },
    });
  });
}
