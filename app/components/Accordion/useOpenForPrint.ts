import { type RefObject, useEffect } from "react";

/** Opens all panels for print in browsers without ::details-content. */
export function useOpenForPrint(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (CSS.supports("selector(::details-content)")) return;
    let restore: (() => void)[] = [];
    function openAll() {
      for (const panel of root.current?.querySelectorAll("details") ?? []) {
        const { name, open } = panel;
        restore.push(() => Object.assign(panel, { open, name }));
        // Panels with the same name would close each other.
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
