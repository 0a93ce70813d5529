import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { redirectsFile } from "../../../site/text/redirects.ts";
import { pagePath } from "../offline/plan.ts";
import { readJson } from "../shared/read-json.ts";
import { loadIfServed } from "./after-deploy.ts";

/** How long the page waits for the list of moved pages, in ms. */
const patience = 4000;

/** Fetched when a page is missing, never before. Hosts redirect typed addresses; this is for links of older pages. */
async function movedTo(pathname: string): Promise<string | undefined> {
  try {
    const moved: Record<string, string> = await readJson(redirectsFile, patience, { cache: "no-cache" });
    return moved[pagePath(pathname)];
  } catch {
    return undefined;
  }
}

/** Replaces a missing page by the one it has moved to. True once it is known that it hasn't moved. */
export function useMoved(missing: boolean): boolean {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [unknown, setUnknown] = useState<string>();
  useEffect(() => {
    if (!missing) return;
    let outdated = false;
    async function ask() {
      const to = await movedTo(pathname);
      if (outdated) return;
      if (to) void navigate(to, { replace: true });
      else if (!(await loadIfServed()) && !outdated) setUnknown(pathname);
    }
    void ask();
    return () => {
      outdated = true;
    };
  }, [missing, pathname, navigate]);
  return unknown === pathname;
}
