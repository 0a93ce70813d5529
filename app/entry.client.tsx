import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadWholeOnError, watchNavigation } from "./boot/afterDeploy.ts";

window.addEventListener("hydrated", watchNavigation, { once: true });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={loadWholeOnError} />
    </StrictMode>,
  );
});
