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
import { usePageData } from "../../features/shared/usePageData.ts";
import type { load } from "./provider.data.ts";
import styles from "./provider.module.css";

export default function Provider() {
  const data = usePageData<typeof load>();
  const { role, newPatients, pronunciation, portrait, background, book, others, titles } = data;
  const { pathname } = useLocation();
  return (
    <>
      <PageHead meta={data.meta} />
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
            {data.badge && <Badge icon="badge">{data.badge}</Badge>}
          </div>
          <div className={styles.text}>
            <FactList facts={data.facts} />
            <CallLink />
            {book && <BookLink link={book} />}
            <Prose blocks={data.body} />
            <FactList facts={data.moreFacts} />
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
