import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

export const sidebarId = "sidebar";

/**
 * The browser opens and closes the sidebar by itself: as a modal dialog where it knows `command`, as a popover where it
 * does not, so the first tap counts even before any script has run. This hook adds what is missing: a modal dialog in
 * every browser, closing on a route change, and focus back on the hamburger.
 */
export function useSidebar() {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A popover that was opened before this script ran.
    if (element.matches(":popover-open")) showModal(element);
    const update = () => setOpen(element.open);
    // On a screen grown to the wide menu, an unseen dialog would make the page dead.
    const closeUnseen = () => element.open && !element.checkVisibility() && element.close();
    update();
    element.addEventListener("toggle", update);
    element.addEventListener("close", update);
    window.addEventListener("resize", closeUnseen);
    return () => {
      element.removeEventListener("toggle", update);
      element.removeEventListener("close", update);
      window.removeEventListener("resize", closeUnseen);
    };
  }, []);

  // Before the other effects: the new page's heading can't take the focus while a modal dialog is open.
  useLayoutEffect(() => {
    if (openedAt.current !== key) closeSidebar(dialog.current);
    openedAt.current = key;
  }, [key]);

  function show(event: MouseEvent) {
    event.preventDefault();
    // Safari does not focus what is clicked, and the dialog gives the focus back to where it was.
    button.current?.focus();
    if (dialog.current) showModal(dialog.current);
    setOpen(true);
  }

  return {
    dialog,
    opener: {
      ref: button,
      type: "button" as const,
      popoverTarget: sidebarId,
      command: "show-modal",
      commandfor: sidebarId,
      "aria-expanded": open,
      "aria-controls": sidebarId,
      onClick: show,
    },
    onClose: () => {
      setOpen(false);
      if (document.activeElement === document.body) button.current?.focus();
    },
  };
}

function showModal(dialog: HTMLDialogElement) {
  if (dialog.open) return;
  if (dialog.matches(":popover-open")) dialog.hidePopover();
  dialog.showModal();
}

export function closeSidebar(dialog: HTMLDialogElement | null) {
  if (dialog?.open) dialog.close();
}
