import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { LogoMark } from "../components/Logo/Logo.tsx";
import { PageLinks } from "../features/navigation/PageLinks.tsx";
import { RouteChange } from "../features/navigation/RouteChange.tsx";
import { Offline } from "../features/offline/Offline.tsx";
import { useShared } from "../features/shared/useShared.ts";
import { AlertBar } from "./AlertBar.tsx";
import { CallBar } from "./CallBar.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./Layout.module.css";
import { SampleStrip } from "./SampleStrip.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { useSidebar } from "./useSidebar.ts";

/** Created once: React skips identical elements when the page between them changes. */
const above = (
  <>
    <RouteChange />
    <PageLinks />
    <SampleStrip />
    <AlertBar />
  </>
);
const below = (
  <>
    <CallBar />
    <Offline />
  </>
);

interface LayoutProps {
  /** The footer invites to call on the home page alone. */
  isHome?: boolean;
  children: ReactNode;
}

/** False while the page that was opened as a document is hydrated, and on the server. */
export const isHydrated = () =>
  typeof document !== "undefined" && document.documentElement.dataset.hydrated !== undefined;

/** Header, page, footer: what all pages share. */
export function Layout({ isHome = false, children }: LayoutProps) {
  const { logo, labels } = useShared();
  const { pathname } = useLocation();
  const sidebar = useSidebar();
  /** The page that was opened as a document, until another one takes its place. */
  const [first, setFirst] = useState(isHydrated() ? undefined : pathname);
  if (first !== undefined && first !== pathname) setFirst(undefined);
  // Signals the end of hydration to the boot script and to tests.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    <>
      <a href="#main" className={styles.skip}>
        {labels.skipToContent}
      </a>
      {logo.drawing !== undefined && <LogoMark drawing={logo.drawing} />}
      {above}
      <Header opener={sidebar.opener} />
      <main id="main" className={styles.main} data-first={first !== undefined || undefined}>
        {children}
      </main>
      <Footer isHome={isHome} />
      {/* After the page, so that its words come first on a slow line. */}
      <Sidebar dialog={sidebar.dialog} onClose={sidebar.onClose} />
      {below}
    </>
  );
}
