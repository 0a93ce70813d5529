import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { hashTarget } from "../hash-target.ts";

/** /services/x#question opens that question. Returns the ref for the parent of the panels. */
export function useOpenFromHash() {
  const root = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const panel = root.current && hashTarget(hash, root.current);
    if (!(panel instanceof HTMLDetailsElement)) return;
    panel.open = true;
    panel.scrollIntoView({ block: "start" });
  }, [hash]);
  return root;
}
