import { useLocation } from "react-router";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { FactList } from "../../components/FactList/FactList.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Portrait } from "../../components/Portrait/Portrait.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { CallLink } from "../../features/calls/CallLink.tsx";
import { ProviderGrid } from "../../features/cards/ProviderGrid.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { BookLink } from "../../features/patient-links/BookLink.tsx";
import type { Route } from "./+types/provider.ts";
import styles from "./provider.module.css";

export { loader } from "./provider.data.ts";

export default function Provider({ loaderData }: Route.ComponentProps) {
  const { role, newPatients, pronunciation, portrait, background, book, others, titles } = loaderData;
  const { pathname } = useLocation();
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band className={styles.person}>
        <div className={styles.columns}>
          <div className={styles.portrait}>
            <Portrait
              {...portrait}
              page={pathname}
              className={styles.nicho}
              priority
              sizes="(min-width: 992px) 400px, (min-width: 768px) 280px, 160px"
            />
          </div>
          <div className={`${styles.role} cluster`}>
            <p>{role}</p>
            {newPatients && (
              <p className={styles.newPatients} data-state={newPatients.state}>
                {newPatients.text}
              </p>
            )}
            {pronunciation && (
              <p className="quiet">
                {pronunciation.label}: <span lang={pronunciation.lang}>{pronunciation.text}</span>
              </p>
            )}
            {loaderData.badge && <Badge icon="badge">{loaderData.badge}</Badge>}
          </div>
          <div className={styles.text}>
            <FactList facts={loaderData.facts} />
            <CallLink />
            {book && <BookLink link={book} />}
            <Prose blocks={loaderData.body} />
            <FactList facts={loaderData.moreFacts} />
            {background.length > 0 && (
              <details className={styles.background}>
                <summary>
                  <h2 className="h5">{titles.background}</h2>
                  <Icon name="chevron" />
                </summary>
                <FactList facts={background} />
              </details>
            )}
          </div>
        </div>
      </Band>
      {others.length > 0 && (
        <Band tone="sky" labelledBy="others" className="no-print">
          <SectionHead id="others" title={titles.others} />
          <ProviderGrid providers={others} size="small" />
        </Band>
      )}
    </>
  );
}
