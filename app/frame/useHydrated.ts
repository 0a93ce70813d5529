import { useEffect } from "react";

/** Signals the end of hydration to the boot script and to tests. */
export function useHydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event("hydrated"));
  }, []);
}
