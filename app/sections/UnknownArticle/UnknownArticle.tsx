import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { Sorry } from "../ErrorPage/ErrorPage.tsx";
import { NotFound } from "../NotFound/NotFound.tsx";
import { servedAsNotFound } from "../NotFound/servedAsNotFound.ts";

/**
 * The specification sends a visitor with an unknown article one step back in history, without a message. Who has no step
 * to go back to stays here. At the start of a history `back()` does nothing, so there is no loop.
 */
export function UnknownArticle({ error }: { error: unknown }) {
  const missing = servedAsNotFound || (isRouteErrorResponse(error) && error.status === 404);
  useEffect(() => {
    if (missing && window.history.length > 1) window.history.back();
  }, [missing]);
  return missing ? <NotFound /> : <Sorry />;
}
