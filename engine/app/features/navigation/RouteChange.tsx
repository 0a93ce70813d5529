import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useNavigationType, useViewTransitionState } from "react-router";
import { hashTarget } from "../../components/hash-target.ts";
import { useShared } from "../shared/useShared.ts";
import styles from "./RouteChange.module.css";

/** Navigations longer than this show the progress bar, in ms. */
const pendingDelay = 150;

/**
 * On a path change: scrolls to the top, focuses the heading, announces the title, and shows a progress bar if it is slow.
 */
export function RouteChange() {
  const { labels } = useShared();
  const title = useArrival();
  const pending = usePending();
  return (
    <>
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {title}
      </p>
      {pending && <div className={styles.bar} role="progressbar" aria-label={labels.loading} />}
    </>
  );
}

/**
 * Scrolls to the top of the new page or to its hash, and returns the title to announce. A link to a place on the same page
 * only scrolls there. Leaves the first page to the browser, and going back within a page.
 */
function useArrival() {
  const { key, pathname, hash } = useLocation();
  // Already in motion, to where the new page has its picture at its top.
  const isMoving = useViewTransitionState(pathname);
  const isBack = useNavigationType() === "POP";
  const previous = useRef({ key, pathname });
  const [title, setTitle] = useState("");
  useEffect(() => {
    const isNewPage = previous.current.pathname !== pathname;
    const isNewPlace = previous.current.key !== key && !isBack;
    previous.current = { key, pathname };
    const place = hashTarget(hash);
    if (!isNewPage && !(isNewPlace && place)) return;
    // An unknown article redirects at once, without an announcement.
    const start = place ?? document.querySelector<HTMLElement>("h1");
    if (!start) return;
    start.setAttribute("tabindex", "-1");
    start.focus({ preventScroll: true });
    if (place) place.scrollIntoView({ block: "start" });
    else {
      const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
      window.scrollTo({ top: 0, behavior: reducedMotion || isMoving ? "instant" : "smooth" });
    }
    if (isNewPage) setTitle(document.title);
  }, [key, pathname, hash, isBack, isMoving]);
  return title;
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
