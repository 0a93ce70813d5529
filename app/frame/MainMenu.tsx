import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { MenuLink } from "../../components/MenuLink/MenuLink.tsx";
import type { MenuEntry } from "../../content/chrome.server.ts";
import { fromHome } from "../PageLinks/PageLinks.tsx";
import styles from "./MainMenu.module.css";

/**
 * The menu from 1200 px up. Submenus are never gated by a click: CSS shows them on hover and on keyboard focus,
 * and they stay while the pointer moves onto them. Escape hides what is shown, wherever the focus is, until pointer or
 * focus come to it anew; so does the choice of a page in it.
 */
export function MainMenu({ menu, label }: { menu: MenuEntry[]; label: string }) {
  const list = useRef<HTMLUListElement>(null);
  useEscape(list);
  return (
    <nav className={styles.MainMenu} aria-label={label}>
      <ul ref={list} className={styles.entries}>
        {menu.map(({ label: entryLabel, path, submenu }) => (
          <li key={path} className={styles.entry} onFocus={onArrival} onPointerEnter={allow}>
            <MenuLink href={path} className={styles.link}>
              {entryLabel}
              {submenu && <Icon name="chevron" size={16} />}
            </MenuLink>
            {submenu && (
              <ul {...fromHome} className={styles.submenu} data-wide={submenu.links.length > 6 || undefined}>
                {submenu.links.map((link) => (
                  <li key={link.path}>
                    <MenuLink
                      href={link.path}
                      className={styles.sublink}
                      onClick={({ currentTarget }) => dismiss(currentTarget.closest(`.${styles.entry}`))}
                    >
                      {link.label}
                    </MenuLink>
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

function useEscape(list: RefObject<HTMLUListElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      for (const entry of list.current?.children ?? []) {
        if (!entry.matches(":hover, :focus-within")) continue;
        dismiss(entry);
        // What is hidden can't keep the focus: it goes to the entry that the submenu belongs to.
        if (entry.querySelector("ul:focus-within")) entry.querySelector("a")?.focus();
      }
    }
    // On the document, because a submenu shown by the pointer has no focus in it.
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list]);
}

function dismiss(entry: Element | null) {
  entry?.setAttribute("data-dismissed", "");
}

/** Not when pointer or focus leave: a submenu that hides under the pointer makes it leave, and must stay hidden. */
function allow({ currentTarget: entry }: { currentTarget: Element }) {
  entry.removeAttribute("data-dismissed");
}

function onArrival(event: FocusEvent) {
  if (!event.currentTarget.contains(event.relatedTarget)) allow(event);
}
