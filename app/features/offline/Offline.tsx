import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useChrome } from "../useChrome.ts";
import styles from "./Offline.module.css";
import { wantedParam } from "./plan.ts";
import { useServiceWorker } from "./useServiceWorker.ts";

/** Says that there is no network, and lets stored pages open all the same. */
export function Offline() {
  const { words } = useChrome();
  const { pathname, search } = useLocation();
  const [offline, setOffline] = useState(false);
  const [wanted, setWanted] = useState<string>();
  useServiceWorker(pathname);

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
    window.addEventListener("click", leaveToBrowser, true);
    return () => window.removeEventListener("click", leaveToBrowser, true);
  }, [offline]);

  return (
    <div role="status" className={`${styles.Offline} no-print`}>
      {(offline || wanted) && (
        <p>
          {wanted ? words.offlineMissing : words.offline}{" "}
          {wanted && (
            <a href={wanted} rel="external">
              {words.offlineRetry}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** Without a network only whole pages are stored: the browser follows the link, not React Router. The search still opens. */
function leaveToBrowser(event: MouseEvent) {
  if ((event.target as Element).closest('a[href^="/"]:not([href="/search"])')) event.stopPropagation();
}

/** The path, if it is one of ours: the address bar may hold anything. */
function pathOnThisSite(wanted: string | null): string | undefined {
  if (!wanted || !URL.canParse(wanted, location.origin)) return undefined;
  const url = new URL(wanted, location.origin);
  return url.origin === location.origin ? url.pathname.replace(/^\/+/, "/") : undefined;
}
