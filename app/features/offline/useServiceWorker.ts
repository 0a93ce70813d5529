import { useEffect, useRef } from "react";

/** Registers the service worker, which caches essential and visited pages for offline use. */
export function useServiceWorker(pathname: string) {
  const first = useRef(true);

  useEffect(() => {
    if (!import.meta.env.PROD || !window.isSecureContext || !navigator.serviceWorker) return;
    // If registration is blocked, only offline pages are missing.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }, []);

  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!import.meta.env.PROD || !workers) return;
    // A document served by the worker is already cached.
    const stored = first.current && workers.controller;
    first.current = false;
    if (!stored)
      workers.ready.then(
        ({ active }) => active?.postMessage(pathname),
        () => undefined,
      );
  }, [pathname]);
}
