/**
 * Links of a page opened before a deploy must work after it, though its files may be gone. In that case the page
 * is loaded as a document from the server. This happens once, and only after a navigation: a page
 * that was just loaded has had none, so it can't loop.
 */
import { type ClientInstrumentation, isRouteErrorResponse } from "react-router";
import { moduleGone } from "./react-router.ts";

/** Target of the last navigation; undefined on a page that was just loaded. */
let wanted: URL | undefined;
/** Target that is already being reloaded: React Router requests a module twice. */
let answered: URL | undefined;

function loadWhole() {
  if (!wanted || wanted === answered) return;
  answered = wanted;
  // The same URL with a hash would only scroll.
  if (wanted.href === window.location.href) window.location.reload();
  else window.location.assign(wanted);
}

/** Call once, before the router starts. */
export function watchNavigation(): ClientInstrumentation {
  // Back and forward: the URL has already changed.
  window.addEventListener("popstate", () => {
    wanted = new URL(window.location.href);
  });
  window.addEventListener(moduleGone.event, loadWhole);
  return {
    router: ({ instrument }) =>
      instrument({
        async navigate(go, { to }) {
          if (typeof to === "string") wanted = new URL(to, window.location.href);
          await go();
        },
      }),
  };
}

/** Old code on new data may fail: reload the page as a document. A 404 stays a 404. */
export function loadWholeOnError(error: unknown) {
  console.error(error);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (!isMissing && navigator.onLine) loadWhole();
}
