import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { languageOf } from "../../../data/text/language.ts";
import { isFile } from "../offline/plan.ts";
import { isTranslated } from "./altered-page.ts";
import { filesOf } from "./page-code.ts";

/** Hover time before a prefetch, in ms: skips pointers that only pass over a link. */
const intentDelay = 100;

/** Data attribute of a list of links. Pages opened from it get `from` in their location state. */
export const fromHome = { "data-from": "home" };
/** Location state of such a page. */
export interface CameFrom {
  from?: string | undefined;
}

/**
 * Links are plain <a> elements that work without scripts. After hydration this listener navigates to pages of the
 * site on the client and prefetches a page when its link is hovered, touched or focused. (React Router's Link renders
 * each of a page's hundred links again on every navigation: twice the time to the next page on a slow phone.)
 */
export function PageLinks() {
  const ahead = usePageAhead();
  useFollow();
  return ahead && <Prefetch page={ahead} />;
}

function Prefetch({ page }: { page: string }) {
  const { files, modules } = filesOf(page);
  return (
    <>
      {files.map((href) => (
        <link key={href} rel="prefetch" href={href} />
      ))}
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}

function useFollow() {
  const navigate = useNavigate();
  useEffect(() => {
    const motion = matchMedia("(prefers-reduced-motion: no-preference)");
    function follow(event: MouseEvent) {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = pageLink(event.target);
      // On a translated page the browser loads the next one, and translates it.
      if (!link || !isPlain || event.defaultPrevented || isTranslated()) return;
      event.preventDefault();
      const path = pathOf(link);
      const from = link.closest<HTMLElement>("[data-from]")?.dataset.from;
      const state: CameFrom | null = from ? { from } : null;
      // The picture of a card moves to its page. Others change at once.
      const viewTransition = motion.matches && link.closest("li")?.querySelector("img") != null;
      void navigate(path, { replace: path === pathOf(location), state, viewTransition });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** The page whose link is hovered, touched or focused, until the next navigation. */
function usePageAhead() {
  const { pathname } = useLocation();
  const [ahead, setAhead] = useState<{ path: string; from: string }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let wanted: HTMLAnchorElement | undefined;
    function consider({ target }: Event) {
      const link = pageLink(target);
      if (link === wanted) return;
      wanted = link;
      clearTimeout(timer);
      if (link)
        timer = setTimeout(() => setAhead({ path: link.pathname, from: location.pathname }), intentDelay);
    }
    // A quick tap navigates before the prefetch starts.
    function forget() {
      wanted = undefined;
      clearTimeout(timer);
    }
    const events = ["pointerover", "focusin"];
    for (const type of events) document.addEventListener(type, consider);
    document.addEventListener("click", forget);
    return () => {
      forget();
      for (const type of events) document.removeEventListener(type, consider);
      document.removeEventListener("click", forget);
    };
  }, []);
  return ahead?.from === pathname ? ahead.path : undefined;
}

/** The link of an event, if it opens a page of this site in this window and isn't `rel="external"`. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.getAttribute("href") || link.download || link.relList.contains("external")) return undefined;
  if (link.target && link.target !== "_self") return undefined;
  // Hash links on the same page are left to the browser.
  if (link.getAttribute("href")?.startsWith("#")) return undefined;
  const isPage = link.origin === location.origin && !isFile(link.pathname);
  // Menus, labels and routes are loaded with the document, so another language is another document.
  return isPage && languageOf(link.pathname) === document.documentElement.lang ? link : undefined;
}

/** The target of a link, as a path for the router. */
const pathOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) => pathname + search + hash;
