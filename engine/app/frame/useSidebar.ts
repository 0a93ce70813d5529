import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

export const sidebarId = "sidebar";

/**
 * The sidebar opens and closes without JavaScript: as a modal dialog in browsers that support `command`, as a popover in
 * others, so a tap works before hydration. This hook adds the rest: a modal dialog in every browser, closing on navigation,
 * and focus back on the hamburger.
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
    // Opened before hydration.
    if (isPopover(element)) showModal(element);
    const update = () => setOpen(element.open);
    // In a viewport widened to the main menu, an invisible modal dialog would block the page.
    const closeUnseen = () => element.open && element.getClientRects().length === 0 && element.close();
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

  // Runs before other effects: the new page's heading can't get the focus while a modal dialog is open.
  useLayoutEffect(() => {
    if (openedAt.current !== key) closeSidebar(dialog.current);
    openedAt.current = key;
  }, [key]);

  function show(event: MouseEvent) {
    event.preventDefault();
    // Safari does not focus a clicked button, so the dialog would return the focus to another element.
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
  if (isPopover(dialog)) dialog.hidePopover();
  dialog.showModal();
}

/** A browser without popovers doesn't know the selector, and would throw. */
const isPopover = (dialog: HTMLDialogElement) => "popover" in dialog && dialog.matches(":popover-open");

export function closeSidebar(dialog: HTMLDialogElement | null) {
  if (dialog?.open) dialog.close();
}
