import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { loadIfServed } from "./after-deploy.ts";

/** Loads a missing page as a document if the host has it, or redirects it. True once it is known that it doesn't. */
export function useMoved(missing: boolean): boolean {
  const { pathname } = useLocation();
  const [unknown, setUnknown] = useState<string>();
  useEffect(() => {
    if (!missing) return;
    let outdated = false;
    void loadIfServed().then((isServed) => {
      if (!isServed && !outdated) setUnknown(pathname);
    });
    return () => {
      outdated = true;
    };
  }, [missing, pathname]);
  return unknown === pathname;
}
