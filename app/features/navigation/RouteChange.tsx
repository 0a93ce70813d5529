import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigation } from "react-router";
import { hashTarget } from "../../components/hashTarget.ts";
import { useChrome } from "../useChrome.ts";
import styles from "./RouteChange.module.css";

/** A change that takes longer than this shows the progress bar. */
const pendingDelay = 150;

/**
 * What happens on a path change: scroll to the top, focus on the heading, one spoken title, a bar while it takes long.
 * The page that was left is fetched behind the new one, so that the way back is short.
 */
export function RouteChange() {
  const { words } = useChrome();
  const title = useArrival();
  const pending = usePending();
  const left = usePageLeft();
  return (
    <>
      {left && <PrefetchPageLinks page={left} />}
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {title}
      </p>
      {pending && <div className={styles.bar} role="progressbar" aria-label={words.loading} />}
    </>
  );
}

/**
 * Scrolls to the top of the page just reached, or to the place that its hash names, and returns the title to announce.
 * The first page is the browser's own matter.
 */
function useArrival() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const heading = document.querySelector<HTMLElement>("h1");
    // An unknown article leaves at once, without a message.
    if (!heading) return;
    const place = hashTarget(hash);
    const start = place ?? heading;
    start.setAttribute("tabindex", "-1");
    start.focus({ preventScroll: true });
    if (place) place.scrollIntoView({ block: "start" });
    else window.scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
    setTitle(document.title);
  }, [pathname, hash]);
  return title;
}

/** The page before this one; nothing on the first. */
function usePageLeft() {
  const { pathname } = useLocation();
  const [pages, setPages] = useState({ here: pathname, left: "" });
  if (pages.here !== pathname) setPages({ here: pathname, left: pages.here });
  return pages.left;
}

function usePending() {
  const { state } = useNavigation();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    if (state === "idle") {
      setPending(false);
      return;
    }
    const timer = setTimeout(() => setPending(true), pendingDelay);
    return () => clearTimeout(timer);
  }, [state]);
  return pending;
}
