import { Fragment } from "react";
import type { EmergencyCard } from "../../../data/view/guidance.server.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useShared } from "../shared/useShared.ts";
import { EmergencyCalls, Interpreters, LeaveLink, SignsAndAction } from "./EmergencyCard.tsx";
import styles from "./urgency-cards.module.css";

/** The emergencies of a page in one line that unfolds, beside the calls that help with all of them. */
export function EmergencyFold({ emergencies }: { emergencies: EmergencyCard[] }) {
  const { labels } = useShared();
  const [first] = emergencies;
  if (!first) return null;
  const helpsWithAll = ({ link }: { link: string }) =>
    emergencies.every(({ calls }) => calls.some((call) => call.link === link));
  return (
    <div className={`${styles.HelpLine} cluster`} data-urgency="now">
      <details className={styles.fold}>
        <summary>
          <strong className={styles.title}>
            <Icon name="emergency" size={24} />
            {labels.urgency.now}
          </strong>{" "}
          <span className={`${styles.names} quiet`}>
            {emergencies.map(({ id, title, language }) => (
              <Fragment key={id}>
                <span lang={language}>{title}</span>{" "}
              </Fragment>
            ))}
          </span>
          <Icon name="chevron" />
        </summary>
        {/* On paper the line and its number are enough. */}
        <div className={`${styles.signs} stack no-print`}>
          <Interpreters calls={emergencies.flatMap(({ calls }) => calls)} />
          {emergencies.map(({ id, title, signs, action, inOrder, calls, leave, language }) => (
            <div key={id} lang={language}>
              <h3 className="h5">{title}</h3>
              <SignsAndAction signs={signs} action={action} inOrder={inOrder} />
              <EmergencyCalls calls={calls.filter((call) => !helpsWithAll(call))} />
              {leave && <LeaveLink {...leave} />}
            </div>
          ))}
        </div>
      </details>
      <EmergencyCalls calls={first.calls.filter(helpsWithAll)} />
    </div>
  );
}
