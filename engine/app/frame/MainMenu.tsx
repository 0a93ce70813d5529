import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import type { MenuEntry } from "../../data/view/shared.server.ts";
import { Icon } from "../components/Icon/Icon.tsx";
import { MenuLink } from "../features/navigation/MenuLink.tsx";
import { fromHome } from "../features/navigation/PageLinks.tsx";
import styles from "./MainMenu.module.css";

/**
 * The menu from 1200 px up. CSS shows submenus on hover and on keyboard focus, and they stay while the pointer moves onto
 * them. Escape or a click on a link hides an open submenu until the next hover or focus.
 */
export function MainMenu({ menu, label }: { menu: MenuEntry[]; label: string }) {
  const list = useRef<HTMLUListElement>(null);
  useEscape(list);
  return (
    <nav className={styles.MainMenu} aria-label={label}>
      <ul ref={list} className={styles.entries}>
        {menu.map(({ submenu, ...entry }) => (
          <li key={entry.path} className={styles.entry} onFocus={onArrival} onPointerEnter={allow}>
            <MenuLink link={entry} className={`${styles.link} entry`}>
              {entry.label}
              {submenu && <Icon name="chevron" size={16} />}
            </MenuLink>
            {submenu && (
              <ul
                {...fromHome}
                className={`${styles.submenu} box`}
                data-wide={submenu.links.length > 6 || undefined}
              >
                {submenu.links.map((link) => (
                  <li key={link.path}>
                    <MenuLink
                      link={link}
                      className={`${styles.sublink} entry`}
                      onClick={({ currentTarget }) => dismiss(currentTarget.closest(`.${styles.entry}`))}
                    />
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
        // A hidden element can't have the focus: move it to the parent item.
        if (entry.querySelector("ul:focus-within")) entry.querySelector("a")?.focus();
      }
    }
    // On the document, because the focus may be elsewhere when a submenu is shown on hover.
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list]);
}

function dismiss(entry: Element | null) {
  entry?.setAttribute("data-dismissed", "");
}

/** Not on leave: hiding a submenu under the pointer fires that event, and it must stay hidden. */
function allow({ currentTarget: entry }: { currentTarget: Element }) {
  entry.removeAttribute("data-dismissed");
}

function onArrival(event: FocusEvent) {
  if (!event.currentTarget.contains(event.relatedTarget)) allow(event);
}
