import type { Hours } from "../../../site/schema/hours.ts";
import styles from "./OpenNow.module.css";
import { type Holiday, openingState, type Zone } from "./opening-state.ts";
import { type Form, longestText, type OpenNowLabels, stateText } from "./state-text.ts";
import { useMinute } from "./useMinute.ts";

interface OpenNowProps {
  hours: Hours;
  holidays: readonly Holiday[];
  zone: Zone;
  labels: OpenNowLabels;
  /** The hours, shown until hydration. Without them the room stays empty. */
  before?: string;
  form?: Form;
  className?: string | undefined;
}

/** Whether the practice is open. The HTML has the hours, not a state, because it may be read days later. */
export function OpenNow({ hours, holidays, zone, labels, before, form, className }: OpenNowProps) {
  const now = useMinute();
  const state = now && openingState(now, hours, holidays, zone);
  return (
    <span
      className={[styles.OpenNow, className, before === undefined && "needs-script"]
        .filter(Boolean)
        .join(" ")}
      data-state={state?.kind}
      data-longest={before === undefined ? longestText(labels, holidays) : undefined}
    >
      {state ? (
        <span className={styles.state}>
          <span className="visually-hidden">{labels.label} </span>
          {stateText(state, labels, form)}
        </span>
      ) : (
        before
      )}
    </span>
  );
}
