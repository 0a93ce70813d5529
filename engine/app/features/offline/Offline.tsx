import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Empty } from "../empty/Empty.tsx";
import { useShared } from "../shared/useShared.ts";
import styles from "./Offline.module.css";
import { wantedParam } from "./plan.ts";

/** Shows an offline message and lets links open cached pages. */
export function Offline() {
  const { labels, pages } = useShared();
  const { search } = useLocation();
  const [offline, setOffline] = useState(false);
  const [wanted, setWanted] = useState<string>();
  useServiceWorker();

  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    update();
    window.addEventListener("online", update);
    window.addEventListener("offline", update);
    return () => {
      window.removeEventListener("online", update);
      window.removeEventListener("offline", update);
    };
  }, []);

  useEffect(() => setWanted(pathOnThisSite(new URLSearchParams(search).get(wantedParam))), [search]);

  useEffect(() => {
    if (!offline) return;
    const leave = (event: MouseEvent) => leaveToBrowser(event, pages.search);
    window.addEventListener("click", leave, true);
    return () => window.removeEventListener("click", leave, true);
  }, [offline, pages.search]);

  return (
    <div role="status" className={`${styles.Offline} no-print`}>
      {(offline || wanted) && (
        <Empty drawing="offline">
          <p>
            <span>{wanted ? labels.offlineMissing : labels.offline}</span>{" "}
            {wanted && (
              <a href={wanted} rel="external">
                {labels.offlineRetry}
              </a>
            )}
          </p>
        </Empty>
      )}
    </div>
  );
}

/** Only documents are cached, so offline the browser follows links instead of React Router. The search still opens. */
function leaveToBrowser(event: MouseEvent, search: string) {
  if ((event.target as Element).closest(`a[href^="/"]:not([href="${search}"])`)) event.stopPropagation();
}

/** The path, if it is on this site: the query string can contain anything. */
function pathOnThisSite(wanted: string | null): string | undefined {
  if (!wanted) return undefined;
  try {
    const url = new URL(wanted, location.origin);
    return url.origin === location.origin ? url.pathname.replace(/^\/+/, "/") : undefined;
  } catch {
    return undefined;
  }
}

/** Registers the service worker, which caches the essential pages, unless the visitor asks for less data. */
function useServiceWorker() {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!import.meta.env.PROD || !window.isSecureContext || connection?.saveData) return;
    // If registration is blocked, only offline pages are missing. Some browsers throw at the first look.
    try {
      navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
    } catch {}
  }, []);
}
