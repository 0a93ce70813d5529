import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadPlain, loadWholeOnError, watchNavigation } from "./features/navigation/after-deploy.ts";
import { rememberPage } from "./features/navigation/altered-page.ts";
import { giveToRouter, type PageFile } from "./features/navigation/router-internals.ts";

/** The boot script calls it once the page's modules are loaded. */
export function start(page: PageFile, routeModules: Record<string, unknown>) {
  giveToRouter(page, routeModules);
  hydrate();
}

function hydrate() {
  const watched = [watchNavigation()];
  const restorePage = rememberPage();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={loadWholeOnError} instrumentations={watched} />
      </StrictMode>,
      {
        onRecoverableError(error) {
          restorePage();
          reportError(error);
        },
        // The error page failed as well, and React has emptied the document.
        onUncaughtError(error) {
          reportError(error);
          loadPlain();
        },
      },
    );
  });
}

// In development the page has React Router's own scripts.
if (import.meta.env.DEV) hydrate();
