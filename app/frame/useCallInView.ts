import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Says on the root which call button is in view: data-call="page" for one in the page or its footer, "header" for the
 * header's alone. One is enough: by it the header hides its own, and the call bar stays away.
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
      const isInHeader = (button: Element) => button.closest("header") !== null;
      if (inView.size === 0) delete root.dataset.call;
      else root.dataset.call = [...inView].every(isInHeader) ? "header" : "page";
    });
    for (const button of document.querySelectorAll("a[data-call]")) observer.observe(button);
    return () => observer.disconnect();
  }, [key]);
}
