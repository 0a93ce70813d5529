import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Sorry } from "../ErrorPage/ErrorPage.tsx";
import { NotFound } from "../NotFound/NotFound.tsx";
import { isServedAsNotFound, useMissing } from "../NotFound/useMissing.ts";

/** Longer than any browser takes to begin a step back. */
const patience = 500;

/**
 * The specification sends a visitor with an unknown article one step back in history, without a message. Who has no step
 * to go back to gets the not-found page. At the start of a history `back()` does nothing, so there is no loop.
 */
export function UnknownArticle({ error }: { error: unknown }) {
  const missing = useMissing(error);
  const { pathname } = useLocation();
  // A typed address already shows the not-found page: that must not blink. A click shows nothing before it goes back.
  const wasClicked = !isServedAsNotFound(pathname);
  const [isLeaving, setLeaving] = useState(wasClicked);
  // The step may have to wait for the data of the page it leads to.
  const isLoading = useNavigation().state !== "idle";
  useEffect(() => {
    if (!missing || window.history.length < 2) return;
    window.history.back();
    const timer = setTimeout(() => setLeaving(false), patience);
    return () => clearTimeout(timer);
  }, [missing]);
  if (!missing) return <Sorry />;
  return wasClicked && (isLeaving || isLoading) ? null : <NotFound />;
}
