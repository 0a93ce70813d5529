import { useEffect, useRef } from "react";

/** Registers the service worker, which caches essential and visited pages for offline use. */
export function useServiceWorker(pathname: string) {
  const first = useRef(true);

  useEffect(() => {
    if (!import.meta.env.PROD || !window.isSecureContext) return;
    // If registration is blocked, only offline pages are missing.
    workersIfAllowed()
      ?.register("/sw.js")
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    const workers = workersIfAllowed();
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

/** With storage blocked, some browsers throw at the first look. */
function workersIfAllowed(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
