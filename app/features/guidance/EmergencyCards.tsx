import { useId, useRef } from "react";
import type { EmergencyCard as Emergency } from "../../../site/view/guidance.server.ts";
import { useOpenForPrint } from "../../components/Accordion/useOpenForPrint.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useShared } from "../shared/useShared.ts";
import { EmergencyCalls, EmergencyCard, LeaveLink, SignsAndAction } from "./EmergencyCard.tsx";
import styles from "./urgency-cards.module.css";

/** More would be a red wall before the page's own text. */
const mostOpen = 2;

/** The emergencies of a page. */
export function EmergencyCards({ emergencies }: { emergencies: Emergency[] }) {
  const { labels } = useShared();
  const headingId = useId();
  if (emergencies.length === 0) return null;
  return (
    <section className={styles.EmergencyCards} aria-labelledby={headingId}>
      <h2 id={headingId}>{labels.urgency.now}</h2>
      {emergencies.length > mostOpen ? (
        <FoldedCards emergencies={emergencies} />
      ) : (
        <div className={styles.cards}>
          {emergencies.map((emergency) => (
            <EmergencyCard key={emergency.id} emergency={emergency} level={3} />
          ))}
        </div>
      )}
    </section>
  );
}

/** One card: first the calls that help with all of them, then what each looks like, to unfold. */
function FoldedCards({ emergencies }: { emergencies: Emergency[] }) {
  const root = useRef<HTMLDivElement>(null);
  useOpenForPrint(root);
  const helpsWith = (link: string, { calls }: Emergency) => calls.some((call) => call.link === link);
  const helpsWithAll = ({ link }: { link: string }) => emergencies.every((one) => helpsWith(link, one));
  return (
    <div className={styles.card} data-urgency="now" ref={root}>
      <EmergencyCalls calls={(emergencies[0]?.calls ?? []).filter(helpsWithAll)} />
      <div className={styles.folds}>
        {emergencies.map(({ id, title, signs, action, calls, leave, language }) => (
          <details key={id} lang={language} className={styles.fold}>
            <summary className={styles.title}>
              <Icon name="emergency" size={28} />
              <h3>{title}</h3>
              <Icon name="chevron" />
            </summary>
            <SignsAndAction signs={signs} action={action} />
            <EmergencyCalls calls={calls.filter((call) => !helpsWithAll(call))} />
            {leave && <LeaveLink {...leave} />}
          </details>
        ))}
      </div>
    </div>
  );
}
