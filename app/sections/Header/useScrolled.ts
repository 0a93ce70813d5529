import { type RefObject, useEffect } from "react";

/** Marks an element while the page is scrolled, for browsers whose CSS can't tell by itself. */
export function useScrolled(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const update = () => target.toggleAttribute("data-scrolled", window.scrollY > 8);
    target.toggleAttribute("data-sticky", true);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [element]);
}
