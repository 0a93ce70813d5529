import { useRef } from "react";
import { AnchorButton } from "../../components/Button/Button.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Logo } from "../../components/Logo/Logo.tsx";
import { RoundButton } from "../../components/RoundButton/RoundButton.tsx";
import { MainMenu } from "../MainMenu/MainMenu.tsx";
import { OpenNowLine } from "../OpenNowLine/OpenNowLine.tsx";
import { SearchButton } from "../Search/SearchButton.tsx";
import { Sidebar } from "../Sidebar/Sidebar.tsx";
import { useSidebar } from "../Sidebar/useSidebar.ts";
import { useChrome } from "../useChrome.ts";
import styles from "./Header.module.css";
import { useScrolled } from "./useScrolled.ts";

/** Over the sky at the top of a page; a bar of its own once the page is scrolled. */
export function Header() {
  const { logo, phone, menu, words } = useChrome();
  const root = useRef<HTMLElement>(null);
  useScrolled(root);
  const sidebar = useSidebar();
  return (
    <header ref={root} className={`${styles.Header} no-print`}>
      <div className={styles.ground}>
        <Container className={styles.bar}>
          <Logo {...logo} label={words.homeLink} />
          <MainMenu menu={menu} label={words.menu.main} />
          <SearchButton />
          <div className={styles.phone}>
            <AnchorButton href={phone.link} size="small" className={styles.call} aria-label={words.call}>
              <Icon name="phone" size={18} />
              <span className={styles.number}>{phone.number}</span>
            </AnchorButton>
            <OpenNowLine showHours className={styles.openNow} />
          </div>
          <RoundButton
            {...sidebar.opener}
            icon="menu"
            className={styles.burger}
            aria-label={words.menu.open}
          />
        </Container>
      </div>
      <Sidebar {...sidebar} />
    </header>
  );
}
