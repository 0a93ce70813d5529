import { useState } from "react";
import { useLocation } from "react-router";
import { langOf } from "../../site/text/language.ts";
import type { MenuEntry } from "../../site/view/shared.server.ts";
import { MenuLink } from "../components/MenuLink/MenuLink.tsx";
import { fromHome } from "../features/navigation/PageLinks.tsx";
import styles from "./Sidebar.module.css";

/** Parent items only toggle. Submenus start collapsed, and one is open at a time. */
export function SidebarMenu({ menu }: { menu: MenuEntry[] }) {
  const [openPath, setOpenPath] = useState<string>();
  const { pathname } = useLocation();
  return (
    <ul>
      {menu.map(({ submenu, ...entry }) => (
        <li key={entry.path} lang={langOf(entry)}>
          {submenu ? (
            <Submenu
              label={entry.label}
              listId={`submenu${entry.path.replaceAll("/", "-")}`}
              links={[{ label: submenu.all, path: entry.path }, ...submenu.links]}
              isCurrent={pathname.startsWith(entry.path)}
              open={openPath === entry.path}
              onToggle={() => setOpenPath(openPath === entry.path ? undefined : entry.path)}
            />
          ) : (
            <MenuLink href={entry.path} place={entry.place} className={styles.row}>
              {entry.label}
            </MenuLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SubmenuProps {
  label: string;
  listId: string;
  links: { label: string; path: string; place?: string }[];
  /** The page is one of its links. */
  isCurrent: boolean;
  open: boolean;
  onToggle: () => void;
}

function Submenu({ label, listId, links, isCurrent, open, onToggle }: SubmenuProps) {
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-current={isCurrent || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
      >
        {label}
        <span className={styles.tick} aria-hidden="true" />
      </button>
      <ul {...fromHome} id={listId} className={styles.sublist} data-open={open}>
        {links.map((link) => (
          <li key={link.path}>
            <MenuLink href={link.path} place={link.place} lang={langOf(link)} exact className={styles.subrow}>
              {link.label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </>
  );
}
