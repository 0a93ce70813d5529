import { useId } from "react";
import type { Inline } from "../../../data/schema/blocks.ts";
import type { EmergencyCard } from "../../../data/view/guidance.server.ts";
import { Icon, type IconName } from "../../components/Icon/Icon.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Paragraph, Words } from "../../components/Words/Words.tsx";
import { CallLink } from "../calls/CallLink.tsx";
import { useShared } from "../shared/useShared.ts";
import { EmergencyFold } from "./EmergencyFold.tsx";
import frame from "./frame.module.css";
import styles from "./urgency-cards.module.css";

interface WhenToCallProps {
  emergencies: EmergencyCard[];
  today: Inline[][];
  appointment: Inline[][];
  /** How visits are booked. */
  booking?: Inline[] | undefined;
}

/** Whether a page says when to call. Then it needs no other invitation to. */
export const saysWhenToCall = ({ emergencies, today, appointment }: WhenToCallProps) =>
  emergencies.length + today.length + appointment.length > 0;

/** 911, today or an appointment: all levels of urgency in one card, with one button for what can wait for an answer. */
export function WhenToCall({ booking, ...reasons }: WhenToCallProps) {
  const { labels, afterHours, whenClosed } = useShared();
  const headingId = useId();
  if (!saysWhenToCall(reasons)) return null;
  const { emergencies, today, appointment } = reasons;
  return (
    <section className={`${frame.frame} stack`} aria-labelledby={headingId}>
      <h2 id={headingId} className="h3">
        {labels.urgency.title}
      </h2>
      <EmergencyFold emergencies={emergencies} />
      <div className={styles.reasons}>
        <Reasons icon="phoneRings" title={labels.urgency.today} reasons={today} />
        <Reasons icon="calendar" title={labels.urgency.appointment} reasons={appointment} />
      </div>
      <CallLink />
      <Paragraph parts={booking} />
      {today.length > 0 && (
        <p>
          <span lang={afterHours.language}>
            <Words parts={afterHours.text} />
          </span>{" "}
          {whenClosed && <a href={whenClosed.path}>{labels.whenClosed}</a>}
        </p>
      )}
    </section>
  );
}

function Reasons({ icon, title, reasons }: { icon: IconName; title: string; reasons: Inline[][] }) {
  if (reasons.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>
        <Icon name={icon} size={24} />
        {title}
      </h3>
      <Prose blocks={[{ type: "list", items: reasons }]} />
    </div>
  );
}
