import { useId } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { EmergencyCard as Emergency } from "../../content/guidance.server.ts";
import type { Inline } from "../../schema/blocks.ts";
import { CallLink } from "../CallLink/CallLink.tsx";
import { useChrome } from "../useChrome.ts";
import { EmergencyCard } from "./EmergencyCard.tsx";
import styles from "./UrgencyCards.module.css";

/** The emergencies that a page must name. */
export function EmergencyCards({ emergencies }: { emergencies: Emergency[] }) {
  const { words } = useChrome();
  const headingId = useId();
  if (emergencies.length === 0) return null;
  return (
    <section
      className={styles.EmergencyCards}
      aria-labelledby={headingId}
      data-several={emergencies.length > 1 || undefined}
    >
      <h2 id={headingId}>{words.urgency.now}</h2>
      <div className={styles.cards}>
        {emergencies.map((emergency) => (
          <EmergencyCard key={emergency.id} emergency={emergency} level={3} />
        ))}
      </div>
    </section>
  );
}

interface CallReasonsProps {
  today: Inline[][];
  appointment: Inline[][];
}

/** The two lower steps: call today, make an appointment. */
export function CallReasons({ today, appointment }: CallReasonsProps) {
  const { words } = useChrome();
  if (today.length + appointment.length === 0) return null;
  return (
    <div className={`${styles.CallReasons} ${styles.cards}`}>
      {today.length > 0 && (
        <div className={styles.card} data-urgency="today">
          <h2 className={styles.title}>
            <Icon name="phoneRings" size={28} />
            {words.urgency.today}
          </h2>
          <Prose blocks={[{ type: "list", items: today }]} />
          <CallLink className={styles.call} />
        </div>
      )}
      {appointment.length > 0 && (
        <div className={styles.card} data-urgency="appointment">
          <h2 className={styles.title}>
            <Icon name="calendar" size={28} />
            {words.urgency.appointment}
          </h2>
          <Prose blocks={[{ type: "list", items: appointment }]} />
          <CallLink className={styles.call} variant="outline" />
        </div>
      )}
    </div>
  );
}
