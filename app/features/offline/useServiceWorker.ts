import { useEffect, useRef } from "react";

/** Lets the browser keep the essential pages and those that were read, for times without a network. */
export function useServiceWorker(pathname: string) {
  const first = useRef(true);

  useEffect(() => {
    if (!import.meta.env.PROD || !window.isSecureContext || !navigator.serviceWorker) return;
    // A browser that refuses, or a visitor who forbids it, loses nothing but the stored pages.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }, []);

  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!import.meta.env.PROD || !workers) return;
    // A document that came through the worker is already stored.
    const stored = first.current && workers.controller;
    first.current = false;
    if (!stored)
      workers.ready.then(
        ({ active }) => active?.postMessage(pathname),
        () => undefined,
      );
  }, [pathname]);
}
