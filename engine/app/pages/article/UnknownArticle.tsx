import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useMoved } from "../../features/navigation/useMoved.ts";
import { Sorry, useMissing } from "../../frame/ErrorPage.tsx";
import { isHydrated } from "../../frame/Layout.tsx";
import { NotFound } from "../../frame/NotFound.tsx";

/** Longer than any browser takes to start going back. */
const timeout = 500;

/**
 * An unknown article goes one step back in history, without a message (specification). Visitors without a history get the
 * not-found page. At the start of the history `back()` does nothing, so there is no loop.
 */
export function UnknownArticle() {
  const missing = useMissing();
  // A typed URL already shows the not-found page, which must not flicker. A click shows nothing before it goes back.
  const [wasClicked] = useState(isHydrated);
  const [isLeaving, setLeaving] = useState(wasClicked);
  // An old address leads to its new page instead.
  const isUnknown = useMoved(missing);
  // Going back may have to wait for the data of the previous page.
  const isLoading = useNavigation().state !== "idle";
  useEffect(() => {
    if (!isUnknown) return;
    if (window.history.length < 2) {
      setLeaving(false);
      return;
    }
    window.history.back();
    const timer = setTimeout(() => setLeaving(false), timeout);
    return () => clearTimeout(timer);
  }, [isUnknown]);
  if (!missing) return <Sorry />;
  return wasClicked && (isLeaving || isLoading) ? null : <NotFound />;
}
