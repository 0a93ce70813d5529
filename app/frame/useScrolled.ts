import { type RefObject, useEffect } from "react";

/** Marks an element while the page is scrolled, for browsers whose CSS can't tell by itself. */
export function useScrolled(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // Below a notice the header first has to reach the top.
    const update = () => {
      const scrolled = window.scrollY > 8 && target.getBoundingClientRect().top <= 0;
      target.toggleAttribute("data-scrolled", scrolled);
    };
    target.toggleAttribute("data-sticky", true);
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(update);
    window.addEventListener("scroll", update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", update);
    };
  }, [element]);
}
