import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** /services/x#question opens that question. Returns the ref of the element that holds the panels. */
export function useOpenFromHash() {
  const root = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    const panel = id && root.current?.querySelector<HTMLDetailsElement>(`#${CSS.escape(id)}`);
    if (!panel) return;
    panel.open = true;
    panel.scrollIntoView({ block: "start" });
  }, [hash]);
  return root;
}
