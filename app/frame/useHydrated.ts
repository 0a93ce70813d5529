import { useEffect } from "react";

/** Tells the boot script, and tests, that React has taken over the page. */
export function useHydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event("hydrated"));
  }, []);
}
