import { useEffect } from "react";

/** Registers the service worker, which caches the essential pages, unless the visitor asks for less data. */
export function useServiceWorker() {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!import.meta.env.PROD || !window.isSecureContext || connection?.saveData) return;
    // If registration is blocked, only offline pages are missing. Some browsers throw at the first look.
    try {
      navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
    } catch {}
  }, []);
}
