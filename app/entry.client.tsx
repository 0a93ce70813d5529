import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadWholeOnError, watchNavigation } from "./features/navigation/after-deploy.ts";
import { giveToRouter, type PageFile } from "./features/navigation/react-router.ts";

/** The boot script calls it once the page's modules are loaded. */
export function start(page: PageFile, routeModules: Record<string, unknown>) {
  giveToRouter(page, routeModules);
  hydrate();
}

function hydrate() {
  const watched = [watchNavigation()];
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={loadWholeOnError} instrumentations={watched} />
      </StrictMode>,
    );
  });
}

// In development the page has React Router's own scripts.
if (import.meta.env.DEV) hydrate();
