import type { ReactNode } from "react";
import { LogoMark } from "../../components/Logo/Logo.tsx";
import { AlertBar } from "../AlertBar/AlertBar.tsx";
import { CallBar } from "../CallBar/CallBar.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { Header } from "../Header/Header.tsx";
import { Offline } from "../Offline/Offline.tsx";
import { RouteChange } from "../RouteChange/RouteChange.tsx";
import { useChrome } from "../useChrome.ts";
import styles from "./Layout.module.css";
import { useHydrated } from "./useHydrated.ts";

/** Header, page, footer: what all pages share. */
export function Layout({ children }: { children: ReactNode }) {
  const { logo, words } = useChrome();
  useHydrated();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {words.skipToContent}
      </a>
      <LogoMark mark={logo.mark} />
      <RouteChange />
      <AlertBar />
      <Header />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Footer />
      <CallBar />
      <Offline />
    </>
  );
}
