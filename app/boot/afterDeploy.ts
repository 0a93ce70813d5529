/**
 * A page that was opened before a deploy must lead on after it, though the files it knows may be gone. Then the page
 * that the visitor asked for is loaded whole from the server. Only a visitor's own step is answered so, and once: a page
 * that was just loaded has made no step, so there is no way into a loop.
 */
import { isRouteErrorResponse, type Location } from "react-router";

interface Router {
  subscribe(onChange: (state: { navigation: { location?: Location } }) => void): void;
}

declare global {
  interface Window {
    __reactRouterDataRouter?: Router;
  }
}

/** Where the visitor last wanted to go; undefined on a page that was just loaded. */
let wanted: Location | undefined;
/** The step that was answered already: React Router asks for a module twice. */
let answered: Location | undefined;

function loadWhole() {
  if (!wanted || wanted === answered) return;
  answered = wanted;
  const { pathname, search, hash } = wanted;
  const target = new URL(pathname + search + hash, window.location.origin).href;
  // The same address with a hash would only scroll.
  if (target === window.location.href) window.location.reload();
  else window.location.assign(target);
}

/** Call once the router is there. */
export function watchNavigation() {
  window.__reactRouterDataRouter?.subscribe(({ navigation }) => {
    wanted = navigation.location ?? wanted;
  });
  // Told by React Router, whose own answer would be to reload the page the visitor is leaving: see vite.config.ts.
  window.addEventListener("module-gone", loadWhole);
}

/** Old code on new data: what broke here may well work when loaded whole. An address without a page stays not found. */
export function loadWholeOnError(error: unknown) {
  console.error(error);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (!isMissing && navigator.onLine) loadWhole();
}
