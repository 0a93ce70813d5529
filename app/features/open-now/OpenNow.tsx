import type { Hours } from "../../schema/hours.ts";
import styles from "./OpenNow.module.css";
import { type Holiday, openingState, type Zone } from "./openingState.ts";
import { type Form, longestText, type OpenNowWords, stateText } from "./stateText.ts";
import { useMinute } from "./useMinute.ts";

interface OpenNowProps {
  hours: Hours;
  holidays: readonly Holiday[];
  zone: Zone;
  words: OpenNowWords;
  /** The hours in words, shown until a clock is there. Without them room is kept free. */
  before?: string;
  form?: Form;
  className?: string | undefined;
}

/** Whether the practice is open. The built page says the hours, never a state: it may be read days later. */
export function OpenNow({ hours, holidays, zone, words, before, form, className }: OpenNowProps) {
  const now = useMinute();
  const state = now && openingState(now, hours, holidays, zone);
  return (
    <span
      className={[styles.OpenNow, className, before === undefined && "needs-script"]
        .filter(Boolean)
        .join(" ")}
      data-state={state?.kind}
      data-longest={before === undefined ? longestText(words, holidays) : undefined}
    >
      {state ? (
        <span className={styles.state}>
          <span className="visually-hidden">{words.label} </span>
          {stateText(state, words, form)}
        </span>
      ) : (
        before
      )}
    </span>
  );
}
