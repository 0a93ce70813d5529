import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Logo } from "../../components/Logo/Logo.tsx";
import { CallLink } from "../CallLink/CallLink.tsx";
import { ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";
import { useChrome } from "../useChrome.ts";
import styles from "./Sidebar.module.css";
import { SidebarMenu } from "./SidebarMenu.tsx";

const id = "sidebar";

/**
 * The browser opens and closes the sidebar by itself: as a modal dialog where it knows `command`, as a popover where it
 * does not, so the first tap counts even before any script has run. This hook adds what is missing: a modal dialog in
 * every browser, closing on a path change, and focus back on the hamburger.
 */
export function useSidebar() {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const update = () => setOpen(element.open || element.matches(":popover-open"));
    update();
    element.addEventListener("toggle", update);
    element.addEventListener("close", update);
    return () => {
      element.removeEventListener("toggle", update);
      element.removeEventListener("close", update);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every path, whatever it is
  useEffect(() => close(dialog), [pathname]);

  function show(event: MouseEvent) {
    event.preventDefault();
    if (!dialog.current?.open) dialog.current?.showModal();
    setOpen(true);
  }

  return {
    dialog,
    opener: {
      ref: button,
      type: "button" as const,
      popoverTarget: id,
      command: "show-modal",
      commandfor: id,
      "aria-expanded": open,
      "aria-controls": id,
      onClick: show,
    },
    onClose: () => {
      setOpen(false);
      button.current?.focus();
    },
  };
}

function close(dialog: RefObject<HTMLDialogElement | null>) {
  if (dialog.current?.open) dialog.current.close();
  if (dialog.current?.matches(":popover-open")) dialog.current.hidePopover();
}

export function Sidebar({ dialog, onClose }: Pick<ReturnType<typeof useSidebar>, "dialog" | "onClose">) {
  const { logo, menu, words } = useChrome();
  function closeOnOverlay(event: MouseEvent) {
    if (event.target === dialog.current) close(dialog);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      id={id}
      popover="auto"
      className={styles.Sidebar}
      aria-label={words.menu.title}
      onClose={onClose}
      onClick={closeOnOverlay}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <Logo first={logo.first} second={logo.second} label={words.homeLink} />
          <button
            type="button"
            className={styles.close}
            aria-label={words.menu.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            {...{ command: "close", commandfor: id }}
            onClick={(event) => {
              event.preventDefault();
              close(dialog);
            }}
          >
            <Icon name="close" size={26} />
          </button>
        </div>
        <nav aria-label={words.menu.main} className={styles.menu}>
          <SidebarMenu menu={menu} />
        </nav>
        <div className={styles.bottom}>
          <ThemeSwitch />
          <CallLink />
        </div>
      </div>
    </dialog>
  );
}
