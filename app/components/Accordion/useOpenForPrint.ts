import { type RefObject, useEffect } from "react";

/** Browsers whose style sheets can't show a closed panel open all of them while they print. */
export function useOpenForPrint(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (CSS.supports("selector(::details-content)")) return;
    let restore: (() => void)[] = [];
    function openAll() {
      for (const panel of root.current?.querySelectorAll("details") ?? []) {
        const { name, open } = panel;
        restore.push(() => Object.assign(panel, { open, name }));
        // Panels of one name would close each other.
        Object.assign(panel, { name: "", open: true });
      }
    }
    function closeAgain() {
      for (const one of restore) one();
      restore = [];
    }
    window.addEventListener("beforeprint", openAll);
    window.addEventListener("afterprint", closeAgain);
    return () => {
      window.removeEventListener("beforeprint", openAll);
      window.removeEventListener("afterprint", closeAgain);
    };
  }, [root]);
}
