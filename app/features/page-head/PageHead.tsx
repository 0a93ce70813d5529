import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { Banner } from "../../components/Banner/Banner.tsx";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs.tsx";
import type { SitePath } from "../../components/sitePath.ts";
import type { PageMeta } from "../../content/meta.server.ts";
import { type CameFrom, fromHome } from "../PageLinks/PageLinks.tsx";
import { useChrome } from "../useChrome.ts";
import styles from "./PageHead.module.css";

/** Banner with the page's title and the path to it; for visitors who came by a submenu, the way back to Home. */
export function PageHead({ meta, plain = false }: { meta: PageMeta; plain?: boolean }) {
  const { banner, words } = useChrome();
  const cameFromHome = useCameFromHome();
  return (
    <Banner title={meta.heading} scene={banner} plain={plain}>
      <PagePath meta={meta} />
      {cameFromHome && (
        <a href={"/" satisfies SitePath} className={`${styles.back} no-print`}>
          {words.backHome}
        </a>
      )}
    </Banner>
  );
}

export function PagePath({ meta }: { meta: PageMeta }) {
  const { words } = useChrome();
  return (
    <Breadcrumbs
      label={words.breadcrumbs}
      links={[{ label: words.homeCrumb, path: "/" }, ...meta.crumbs]}
      current={meta.heading}
    />
  );
}

/** The browser keeps the state over a reload and the prerendered page knows none: while hydrating, there is none. */
function useCameFromHome() {
  const { state } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => (state as CameFrom | null)?.from === fromHome["data-from"],
    () => false,
  );
}
const neverChanges = () => () => {};
