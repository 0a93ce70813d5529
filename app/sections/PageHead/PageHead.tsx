import { Link, useLocation } from "react-router";
import { Banner } from "../../components/Banner/Banner.tsx";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs.tsx";
import type { PageMeta } from "../../content/meta.server.ts";
import { useChrome } from "../useChrome.ts";
import styles from "./PageHead.module.css";

/** Banner with the page's title and the path to it. */
export function PageHead({ meta, plain = false }: { meta: PageMeta; plain?: boolean }) {
  const { banner } = useChrome();
  return (
    <Banner title={meta.heading} {...(!plain && { scene: banner })}>
      <PagePath meta={meta} />
    </Banner>
  );
}

/** The path to the page; for visitors who came by a submenu, the way back to Home. */
export function PagePath({ meta }: { meta: PageMeta }) {
  const { words } = useChrome();
  const { state } = useLocation();
  const cameFromHome = (state as { from?: string } | null)?.from === "home";
  return (
    <>
      <Breadcrumbs
        label={words.breadcrumbs}
        links={[{ label: words.homeCrumb, path: "/" }, ...meta.crumbs]}
        current={meta.heading}
      />
      {cameFromHome && (
        <Link to="/" className={`${styles.back} no-print`}>
          {words.backHome}
        </Link>
      )}
    </>
  );
}
