import { type RefObject, useEffect, useRef } from "react";
import { AnchorButton } from "../components/Button/Button.tsx";
import { Container } from "../components/Container/Container.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { Logo } from "../components/Logo/Logo.tsx";
import { RoundButton } from "../components/RoundButton/RoundButton.tsx";
import { SearchButton } from "../features/search/SearchButton.tsx";
import { useShared } from "../features/shared/useShared.ts";
import styles from "./Header.module.css";
import { LanguageSwitch } from "./LanguageLink.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { UtilityRow } from "./UtilityRow.tsx";
import type { useSidebar } from "./useSidebar.ts";

/** Transparent at the top of a page; a solid bar once the page is scrolled. */
export function Header({ opener }: Pick<ReturnType<typeof useSidebar>, "opener">) {
  const { logo, phone, menu, labels } = useShared();
  const root = useRef<HTMLElement>(null);
  useScrolled(root);
  return (
    <header ref={root} className={`${styles.Header} no-print`}>
      <div className={styles.ground}>
        <UtilityRow className={styles.utility} />
        <Container className={styles.bar}>
          <Logo {...logo} label={labels.homeLink} />
          <MainMenu menu={menu} label={labels.menu.main} />
          <div className={styles.room}>
            <LanguageSwitch className={styles.switch} />
            <AnchorButton
              href={phone.link}
              size="small"
              className={styles.call}
              aria-label={labels.call}
              data-call
            >
              <Icon name="phone" size={18} />
              <span className={styles.number}>{phone.number}</span>
            </AnchorButton>
          </div>
          <SearchButton />
          <RoundButton {...opener} icon="menu" className={styles.burger} aria-label={labels.menu.open} />
        </Container>
      </div>
    </header>
  );
}

/** Makes the header sticky, and marks it with data-scrolled while the page is scrolled. */
function useScrolled(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // Below an alert, the header is not at the top until the page is scrolled that far.
    const update = () => {
      const scrolled = window.scrollY > 8 && target.getBoundingClientRect().top <= 0;
      target.toggleAttribute("data-scrolled", scrolled);
    };
    target.toggleAttribute("data-sticky", true);
    // In the next frame, when layout is computed anyway.
    const frame = requestAnimationFrame(update);
    window.addEventListener("scroll", update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", update);
    };
  }, [element]);
}
