/**
 * Links of a page opened before a deploy must work after it, though its files may be gone. In that case the page
 * is loaded as a document from the server. This happens once, and only after a navigation: a page
 * that was just loaded has had none, so it can't loop. If that page fails, its HTML as sent is shown (app/entry.client.tsx).
 */
import { type ClientInstrumentation, isRouteErrorResponse } from "react-router";
import { isTranslated } from "./altered-page.ts";

/** How long a navigation waits for the page's files, in ms. After that the browser loads the page, and shows that it does. */
const timeoutMs = 8000;
/** How long a missing page waits for the host's answer, in ms. */
const missingTimeoutMs = 4000;

/** Target of the last navigation; undefined on a page that was just loaded. */
let wanted: URL | undefined;
/** Target that is already being reloaded: React Router requests a module twice. */
let answered: URL | undefined;
let late: ReturnType<typeof setTimeout> | undefined;

function loadWhole() {
  if (!wanted || wanted === answered) return;
  answered = wanted;
  // The same URL with a hash would only scroll.
  if (wanted.href === window.location.href) window.location.reload();
  else window.location.assign(wanted);
}

/** A page whose data is gone may still be there as a document, or have moved. True if so: it is being loaded. */
export async function loadIfServed(): Promise<boolean> {
  const page = wanted;
  if (!page || page === answered) return false;
  const signal = AbortSignal.timeout(missingTimeoutMs);
  const { ok } = await fetch(page, { method: "HEAD", cache: "no-cache", signal }).catch(() => ({
    ok: false,
  }));
  if (ok && page === wanted) loadWhole();
  return ok;
}

/** Call once, before the router starts. */
export function watchNavigation(): ClientInstrumentation {
  let here = window.location.pathname;
  // Back and forward: the URL has already changed.
  window.addEventListener("popstate", (event) => {
    const left = here;
    here = window.location.pathname;
    wanted = new URL(window.location.href);
    if (here === left || !isTranslated()) return;
    // Before the router, which would change the page meanwhile.
    event.stopImmediatePropagation();
    loadWhole();
  });
  return {
    router: ({ instrument }) =>
      instrument({
        async navigate(go, { to }) {
          if (typeof to === "string") wanted = new URL(to, window.location.href);
          clearTimeout(late);
          const mine = setTimeout(loadWhole, timeoutMs);
          late = mine;
          await go();
          // Not `late`: a newer navigation may have replaced this one, and still waits.
          clearTimeout(mine);
          here = window.location.pathname;
        },
      }),
  };
}

/** Old code on new data may fail: load the page as a document. A 404 stays a 404. False if nothing was navigated to. */
export function loadWholeOnError(error: unknown): boolean {
  console.error(error);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (wanted && !isMissing && navigator.onLine) loadWhole();
  return isMissing || wanted !== undefined;
}
