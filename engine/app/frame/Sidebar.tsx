import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import { langOf } from "../../data/text/language.ts";
import type { MenuEntry } from "../../data/view/shared.server.ts";
import { Logo } from "../components/Logo/Logo.tsx";
import { RoundButton } from "../components/RoundButton/RoundButton.tsx";
import { CallLink } from "../features/calls/CallLink.tsx";
import { MenuLink } from "../features/navigation/MenuLink.tsx";
import { fromHome } from "../features/navigation/PageLinks.tsx";
import { TaskLinks } from "../features/navigation/TaskLinks.tsx";
import { OpenNowLine } from "../features/open-now/OpenNowLine.tsx";
import { BookButton } from "../features/patient-links/BookButton.tsx";
import { useShared } from "../features/shared/useShared.ts";
import { ThemeSwitch } from "../features/theme/ThemeSwitch.tsx";
import { LanguageLink, LanguageSwitch } from "./LanguageLink.tsx";
import styles from "./Sidebar.module.css";
import { closeSidebar, sidebarId, type useSidebar } from "./useSidebar.ts";

export function Sidebar({ dialog, onClose }: Pick<ReturnType<typeof useSidebar>, "dialog" | "onClose">) {
  const { logo, menu, labels } = useShared();
  function closeOnOverlay(event: MouseEvent) {
    if (event.target === dialog.current) closeSidebar(dialog.current);
  }
  return (
    <div className={styles.width}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively */}
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
            <LanguageLink className={`${styles.languages} entry`} />
            <OpenNowLine showHours className={styles.openNow} />
            <ThemeSwitch />
          </div>
          <div className={styles.bottom}>
            <CallLink className={styles.call} />
            <BookButton variant="outline" />
          </div>
        </div>
      </dialog>
    </div>
  );
}

/** Submenus start collapsed, and one is open at a time. */
function SidebarMenu({ menu }: { menu: MenuEntry[] }) {
  const [openPath, setOpenPath] = useState<string>();
  return (
    <ul>
      {menu.map(({ submenu, ...entry }) => (
        <li key={entry.path} lang={langOf(entry)}>
          {submenu ? (
            <Submenu
              {...entry}
              submenu={submenu}
              open={openPath === entry.path}
              onToggle={() => setOpenPath(openPath === entry.path ? undefined : entry.path)}
            />
          ) : (
            <MenuLink link={entry} className={`${styles.row} entry`} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SubmenuProps extends Pick<MenuEntry, "label" | "path"> {
  submenu: NonNullable<MenuEntry["submenu"]>;
  open: boolean;
  onToggle: () => void;
}

/** The parent item only toggles: the first link leads to its page. */
function Submenu({ label, path, submenu, open, onToggle }: SubmenuProps) {
  const { pathname } = useLocation();
  const listId = `submenu${path.replaceAll("/", "-")}`;
  return (
    <>
      <button
        type="button"
        className={`${styles.row} entry`}
        aria-current={pathname.startsWith(path) || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
      >
        {label}
        <span className="tick needs-script" aria-hidden="true" />
      </button>
      <ul {...fromHome} id={listId} className={styles.sublist} data-open={open}>
        {[{ label: submenu.all, path }, ...submenu.links].map((link) => (
          <li key={link.path}>
            <MenuLink link={link} exact className={`${styles.subrow} entry`} />
          </li>
        ))}
      </ul>
    </>
  );
}
