import { Prose } from "../../components/Prose/Prose.tsx";
import { CallToAction } from "../../features/calls/CallToAction.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/population-health.ts";
import { Programs } from "./Programs.tsx";
import styles from "./population-health.module.css";

export { loader } from "./population-health.data.ts";

export default function PopulationHealth({ loaderData }: Route.ComponentProps) {
  const { title, lead, intro, programs, call, booking } = loaderData;
  return (
    <Page meta={loaderData.meta} lead={lead}>
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
