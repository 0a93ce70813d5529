import type { Inline } from "../../../site/schema/blocks.ts";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Words } from "../../components/Words/Words.tsx";
import { CallLink } from "../calls/CallLink.tsx";
import { useShared } from "../shared/useShared.ts";
import styles from "./urgency-cards.module.css";

interface CallReasonsProps {
  today: Inline[][];
  appointment: Inline[][];
}

/** The two lower levels of urgency: call today, make an appointment. */
export function CallReasons({ today, appointment }: CallReasonsProps) {
  const { labels, afterHours, whenClosed } = useShared();
  if (today.length + appointment.length === 0) return null;
  return (
    <div className={styles.cards}>
      {today.length > 0 && (
        <div className={styles.card} data-urgency="today">
          <h2 className={styles.title}>
            <Icon name="phoneRings" size={28} />
            {labels.urgency.today}
          </h2>
          <Prose blocks={[{ type: "list", items: today }]} />
          <CallLink className={styles.call} />
          <p lang={afterHours.language}>
            <Words parts={afterHours.text} />
          </p>
          {whenClosed && <a href={whenClosed.path}>{whenClosed.label}</a>}
        </div>
      )}
      {appointment.length > 0 && (
        <div className={styles.card} data-urgency="appointment">
          <h2 className={styles.title}>
            <Icon name="calendar" size={28} />
            {labels.urgency.appointment}
          </h2>
          <Prose blocks={[{ type: "list", items: appointment }]} />
          <CallLink className={styles.call} variant="outline" />
        </div>
      )}
    </div>
  );
}
