import { Prose } from "../../components/Prose/Prose.tsx";
import { CallToAction } from "../../features/calls/CallToAction.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import { Programs } from "./Programs.tsx";
import type { load } from "./population-health.data.ts";
import styles from "./population-health.module.css";

export default function PopulationHealth() {
  const data = usePageData<typeof load>();
  const { title, lead, intro, programs, call, booking } = data;
  return (
    <Page meta={data.meta} lead={lead}>
      <div className={styles.intro}>
        <Prose blocks={intro} />
      </div>
      <Programs label={title} programs={programs} />
      <div className={styles.call}>
        <CallToAction text={call} note={booking} />
      </div>
    </Page>
  );
}
