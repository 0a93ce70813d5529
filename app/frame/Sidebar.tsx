import type { MouseEvent } from "react";
import { Logo } from "../components/Logo/Logo.tsx";
import { RoundButton } from "../components/RoundButton/RoundButton.tsx";
import { CallLink } from "../features/calls/CallLink.tsx";
import { TaskLinks } from "../features/navigation/TaskLinks.tsx";
import { OpenNowLine } from "../features/open-now/OpenNowLine.tsx";
import { BookButton } from "../features/patient-links/BookButton.tsx";
import { useShared } from "../features/shared/useShared.ts";
import { ThemeSwitch } from "../features/theme/ThemeSwitch.tsx";
import { LanguageLink, LanguageSwitch } from "./LanguageLink.tsx";
import styles from "./Sidebar.module.css";
import { SidebarMenu } from "./SidebarMenu.tsx";
import { closeSidebar, sidebarId, type useSidebar } from "./useSidebar.ts";

export function Sidebar({ dialog, onClose }: Pick<ReturnType<typeof useSidebar>, "dialog" | "onClose">) {
  const { logo, menu, labels } = useShared();
  function closeOnOverlay(event: MouseEvent) {
    if (event.target === dialog.current) closeSidebar(dialog.current);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively
    <dialog
      ref={dialog}
      id={sidebarId}
      popover="auto"
      {...{ closedby: "any" }}
      className={styles.Sidebar}
      aria-label={labels.menu.title}
      onClose={onClose}
      onClick={closeOnOverlay}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <Logo {...logo} label={labels.homeLink} />
          <LanguageSwitch className={styles.switch} />
          <RoundButton
            icon="close"
            aria-label={labels.menu.close}
            popoverTarget={sidebarId}
            popoverTargetAction="hide"
            {...{ command: "close", commandfor: sidebarId }}
            onClick={(event) => {
              event.preventDefault();
              closeSidebar(dialog.current);
            }}
          />
        </div>
        <nav aria-label={labels.menu.main} className={styles.menu}>
          <SidebarMenu menu={menu} />
        </nav>
        <div className={styles.tasks}>
          <TaskLinks plain label={labels.menu.utility} />
          <LanguageLink className={styles.languages} />
          <OpenNowLine showHours className={styles.openNow} />
          <ThemeSwitch />
        </div>
        <div className={styles.bottom}>
          <CallLink className={styles.call} />
          <BookButton variant="outline" />
        </div>
      </div>
    </dialog>
  );
}
