import { type RefObject, useEffect } from "react";
import { inTurn } from "./inTurn.ts";

/**
 * Slides beside the window are cut off, so the browser would load their lazy pictures only as they move in: too late.
 * They load once the carousel is on the screen; those of the other theme, which are not rendered, stay lazy.
 */
export function usePicturesAhead(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current: carousel } = root;
    if (!carousel) return;
    const load = () => {
      for (const picture of carousel.querySelectorAll("img")) {
        if (picture.getClientRects().length > 0) picture.loading = "eager";
      }
    };
    let stop = () => observer.disconnect();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      stop = inTurn(load);
    });
    observer.observe(carousel);
    return () => stop();
  }, [root]);
}
