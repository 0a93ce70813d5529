import { Band } from "../../components/Container/Container.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { HelpLine } from "../../features/guidance/EmergencyCard.tsx";
import { EmergencyFold } from "../../features/guidance/EmergencyFold.tsx";
import { OnThisPage } from "../../features/guidance/OnThisPage.tsx";
import { Tables } from "../../features/guidance/Tables.tsx";
import { UrgencySteps } from "../../features/guidance/UrgencySteps.tsx";
import { WhenToCall } from "../../features/guidance/WhenToCall.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import { OfficeDoors } from "./OfficeDoors.tsx";
import type { load } from "./text.data.ts";
import styles from "./text.module.css";

export default function Text() {
  const data = usePageData<typeof load>();
  const { lead, body, updated, parts, steps, doors, guidance, labels } = data;
  const { emergencies, help, tables, related } = guidance;
  // The first emergency is the first step, the others have a line each; their signs unfold below.
  const [first, ...others] = steps ? emergencies : [];
  return (
    <>
      <PageHead meta={data.meta} plain={!data.meta.banner} />
      <Band className={styles.text}>
        {updated && <p className={`${styles.updated} quiet`}>{updated}</p>}
        <Paragraph parts={lead} className={`${styles.lead} lead measure`} />
        <div className={styles.parts}>
          <div className="stack measure">
            {steps && <UrgencySteps steps={steps} calls={first?.calls ?? []} />}
            {[...others, ...help].map((line) => (
              <HelpLine key={line.title} {...line} />
            ))}
            {steps && <EmergencyFold emergencies={emergencies} />}
          </div>
          <OnThisPage open title={labels.onThisPage} headings={parts} />
          <Tables tables={tables} labels={labels} />
          <Prose
            blocks={body}
            under={(id) => (
              <>
                <Tables tables={tables} under={id} labels={labels} />
                {doors && doors.after === id && <OfficeDoors {...doors} />}
              </>
            )}
          />
          <WhenToCall {...guidance} emergencies={steps ? [] : emergencies} />
          <RelatedLinks title={labels.related} links={related} />
        </div>
      </Band>
    </>
  );
}
