import { useId } from "react";
import type { EmergencyCard as Emergency } from "../../../site/view/guidance.server.ts";
import { useShared } from "../shared/useShared.ts";
import { EmergencyCard } from "./EmergencyCard.tsx";
import styles from "./urgency-cards.module.css";

/** The emergencies of a page. */
export function EmergencyCards({ emergencies }: { emergencies: Emergency[] }) {
  const { labels } = useShared();
  const headingId = useId();
  if (emergencies.length === 0) return null;
  return (
    <section
      className={styles.EmergencyCards}
      aria-labelledby={headingId}
      data-several={emergencies.length > 1 || undefined}
    >
      <h2 id={headingId}>{labels.urgency.now}</h2>
      <div className={styles.cards}>
        {emergencies.map((emergency) => (
          <EmergencyCard key={emergency.id} emergency={emergency} level={3} />
        ))}
      </div>
    </section>
  );
}
