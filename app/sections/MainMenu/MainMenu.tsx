import { type KeyboardEvent, useRef } from "react";
import { NavLink } from "react-router";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { MenuEntry } from "../../content/chrome.server.ts";
import styles from "./MainMenu.module.css";

/** Tells a page that its visitor came by a submenu: it then offers the way back to Home. */
export const fromHome = { from: "home" };

/**
 * The menu from 1200 px up. Submenus are never gated by a click: CSS shows them on hover and on keyboard focus,
 * and they stay while the pointer moves onto them. Escape hides the one that is shown.
 */
export function MainMenu({ menu, label }: { menu: MenuEntry[]; label: string }) {
  const root = useRef<HTMLElement>(null);

  function dismiss(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    const entry = root.current?.querySelector<HTMLElement>("li:is(:hover, :focus-within)");
    if (!entry) return;
    entry.dataset.dismissed = "";
    entry.querySelector("a")?.focus();
  }
  function restore(event: { currentTarget: HTMLElement; relatedTarget: EventTarget | null }) {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) {
      delete event.currentTarget.dataset.dismissed;
    }
  }

  return (
    <nav ref={root} className={styles.MainMenu} aria-label={label} onKeyDown={dismiss}>
      <ul className={styles.entries}>
        {menu.map(({ label: entryLabel, path, submenu }) => (
          <li key={path} className={styles.entry} onBlur={restore} onPointerLeave={restore}>
            <NavLink to={path} end={path === "/"} prefetch="intent" className={styles.link}>
              {entryLabel}
              {submenu && <Icon name="chevron" size={16} />}
            </NavLink>
            {submenu && (
              <ul className={styles.submenu} data-wide={submenu.links.length > 6 || undefined}>
                {submenu.links.map((link) => (
                  <li key={link.path}>
                    <NavLink to={link.path} state={fromHome} prefetch="intent" className={styles.sublink}>
                      {link.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
