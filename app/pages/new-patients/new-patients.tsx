import { Button } from "../components/Button/Button.tsx";
import { Band } from "../components/Container/Container.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { existing } from "../content/existing.ts";
import { metaOf } from "../content/meta.server.ts";
import { loadSite } from "../content/site.server.ts";
import { CallToAction } from "../sections/CallToAction/CallToAction.tsx";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { PageLead } from "../sections/PageLead/PageLead.tsx";
import { useChrome } from "../sections/useChrome.ts";
import type { Route } from "./+types/new-patients.ts";
import styles from "./new-patients.module.css";
import { pageMeta } from "./pageMeta.ts";

export function loader() {
  const site = loadSite();
  const page = existing(site.pages["new-patients"]);
  return {
    meta: metaOf(site, { ...page, path: "/new-patients" }),
    page,
    booking: site.practice.booking,
  };
}

export const meta = pageMeta;

export default function NewPatients({ loaderData }: Route.ComponentProps) {
  const { page, booking } = loaderData;
  const { words } = useChrome();
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <PageLead>{page.lead}</PageLead>
        <Button variant="outline" className="needs-script no-print" onClick={() => window.print()}>
          <Icon name="print" />
          {words.print}
        </Button>
        <div className={styles.lists}>
          {page.checklists.map(({ title, items }) => (
            <section key={title} className={styles.list}>
              <h2>{title}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={`${styles.note} no-print`}>{page.printNote}</p>
        <CallToAction text={booking} />
      </Band>
    </>
  );
}
