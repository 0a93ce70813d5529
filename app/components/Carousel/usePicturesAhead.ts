import { type RefObject, useEffect } from "react";
import { stagger } from "./stagger.ts";

/**
 * Slides outside the viewport are clipped, so the browser would load their lazy pictures too late, as they move in.
 * This loads them once the carousel is on screen. Pictures of the other theme aren't rendered and stay lazy.
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
      stop = stagger(load);
    });
    observer.observe(carousel);
    return () => stop();
  }, [root]);
}
