import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { redirectsFile } from "../../../site/text/redirects.ts";
import { pagePath } from "../offline/plan.ts";

/** Fetched when a page is missing, never before. Hosts redirect typed addresses; this is for links of older pages. */
async function movedTo(pathname: string): Promise<string | undefined> {
  try {
    const response = await fetch(redirectsFile, { cache: "no-cache" });
    const moved: Record<string, string> = response.ok ? await response.json() : {};
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
    movedTo(pathname).then((to) => {
      if (outdated) return;
      if (to) void navigate(to, { replace: true });
      else setUnknown(pathname);
    });
    return () => {
      outdated = true;
    };
  }, [missing, pathname, navigate]);
  return unknown === pathname;
}
