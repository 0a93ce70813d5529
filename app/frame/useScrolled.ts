import { type RefObject, useEffect } from "react";

/** Makes the header sticky, and marks it with data-scrolled while the page is scrolled. */
export function useScrolled(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // Below an alert, the header is not at the top until the page is scrolled that far.
    const update = () => {
      const scrolled = window.scrollY > 8 && target.getBoundingClientRect().top <= 0;
      target.toggleAttribute("data-scrolled", scrolled);
    };
    target.toggleAttribute("data-sticky", true);
    // In the next frame, when layout is computed anyway.
    const frame = requestAnimationFrame(update);
    window.addEventListener("scroll", update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", update);
    };
  }, [element]);
}
