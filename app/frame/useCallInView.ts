import { useEffect } from "react";
import { useLocation } from "react-router";

/** What must not be covered: help that can't wait. */
const urgent = 'main :is(a[href="tel:911"], a[href$=":988"], [data-urgency="now"])';

/**
 * Says on the root which call is in view: data-call="page" for a button in the page or its footer, "other" for the header's or
 * an urgent number alone. One is enough: the call bar stays away, and a button of the page hides the header's.
 */
export function useCallInView() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has other buttons
  useEffect(() => {
    const root = document.documentElement;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      const isOther = (call: Element) => call.matches(`header *, ${urgent}`);
      if (inView.size === 0) delete root.dataset.call;
      else root.dataset.call = [...inView].every(isOther) ? "other" : "page";
    });
    for (const button of document.querySelectorAll(`a[data-call], ${urgent}`)) observer.observe(button);
    return () => observer.disconnect();
  }, [key]);
}
