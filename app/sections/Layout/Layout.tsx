import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { LogoMark } from "../../components/Logo/Logo.tsx";
import type { loader } from "../../root.tsx";
import { AlertBar } from "../AlertBar/AlertBar.tsx";
import { CallBar } from "../CallBar/CallBar.tsx";
import { Footer } from "../Footer/Footer.tsx";
import { Header } from "../Header/Header.tsx";
import { Offline } from "../Offline/Offline.tsx";
import { PageLinks } from "../PageLinks/PageLinks.tsx";
import { RouteChange } from "../RouteChange/RouteChange.tsx";
import { ChromeContext } from "../useChrome.ts";
import styles from "./Layout.module.css";
import { useHydrated } from "./useHydrated.ts";

/** Made once: the same elements are left alone when a new page comes between them. */
const above = (
  <>
    <RouteChange />
    <PageLinks />
    <AlertBar />
    <Header />
  </>
);
const below = (
  <>
    <Footer />
    <CallBar />
    <Offline />
  </>
);

/** Header, page, footer: what all pages share. */
export function Layout({ children }: { children: ReactNode }) {
  const chrome = useRouteLoaderData<typeof loader>("root");
  useHydrated();
  if (!chrome) throw new Error("The root has not loaded.");
  return (
    <ChromeContext value={chrome}>
      <a href="#main" className={styles.skip}>
        {chrome.words.skipToContent}
      </a>
      {chrome.logo.drawing && <LogoMark drawing={chrome.logo.drawing} />}
      {above}
      <main id="main" className={styles.main}>
        {children}
      </main>
      {below}
    </ChromeContext>
  );
}
