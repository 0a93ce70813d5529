import type { ReactNode } from "react";
import type { Block } from "../../../data/schema/blocks.ts";
import type { EmergencyCard } from "../../../data/view/guidance.server.ts";
import { Icon, type IconName } from "../../components/Icon/Icon.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { EmergencyCalls } from "./EmergencyCard.tsx";
import styles from "./urgency-cards.module.css";

type Step = { title: string; text: Block[] };
interface UrgencyStepsProps {
  steps: { now: Step; soon: Step; later: Step };
  /** Whom to call when it can't wait a minute. */
  calls: EmergencyCard["calls"];
}

/** What to do now, what can't wait and what can: three cards of one shape. */
export function UrgencySteps({ steps: { now, soon, later }, calls }: UrgencyStepsProps) {
  return (
    <div className="stack">
      <StepCard {...now} urgency="now" icon="emergency">
        <EmergencyCalls calls={calls} />
      </StepCard>
      <StepCard {...soon} urgency="today" icon="phoneRings" />
      <StepCard {...later} urgency="appointment" icon="calendar" />
    </div>
  );
}

function StepCard({
  title,
  text,
  urgency,
  icon,
  children,
}: Step & { urgency: string; icon: IconName; children?: ReactNode }) {
  return (
    <section className={styles.card} data-urgency={urgency} aria-label={title}>
      <h2 className={styles.title}>
        <Icon name={icon} size={28} />
        {title}
      </h2>
      <Prose blocks={text} />
      {children}
    </section>
  );
}
