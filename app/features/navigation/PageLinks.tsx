import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { pageLink, pathOf } from "./pageLink.ts";

/** A finger or pointer that only passes over a link is gone by then. */
const intentDelay = 100;

/** On a list of links: the pages they lead to know that their visitor came by it. */
export const fromHome = { "data-from": "home" };
/** What such a page finds as its location's state. */
export interface CameFrom {
  from?: string | undefined;
}

/**
 * Links are plain, and work before any script has run. Once it runs, this one listener follows those to pages of the
 * site without a new document, and fetches a page while a finger rests on its link. (React Router's own Link renders
 * each of a page's hundred links anew with every step: twice the time to the next page on a slow phone.)
 */
export function PageLinks() {
  const ahead = usePageAhead();
  useFollow();
  return ahead && <PrefetchPageLinks page={ahead} />;
}

function useFollow() {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = pageLink(event.target);
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      const path = pathOf(link);
      const from = link.closest<HTMLElement>("[data-from]")?.dataset.from;
      const state: CameFrom | null = from ? { from } : null;
      void navigate(path, { replace: path === pathOf(location), state });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** The page whose link is pointed at, touched or focused, until one leaves the page it stands on. */
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
        timer = setTimeout(() => setAhead({ path: pathOf(link), from: location.pathname }), intentDelay);
    }
    // A quick tap fetches by itself.
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
