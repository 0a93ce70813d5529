import { classNames } from "../../components/class-names.ts";
import { useShared } from "../shared/useShared.ts";
import styles from "./OpenNowLine.module.css";
import { type Form, longestText, stateText } from "./state-text.ts";
import { type Opening, useOpeningState } from "./useOpeningState.ts";

interface OpenNowLineProps {
  /** An office with its own hours; default: the practice. */
  office?: Pick<Opening, "hours" | "holidays">;
  /** The hours until hydration. Otherwise the room stays empty. */
  showHours?: boolean;
  form?: Form;
  className?: string | undefined;
}

/**
 * "Open now, closes at 5 PM". While closed, a link to what to do. The HTML has the hours, not a state, because it may be read
 * days later.
 */
export function OpenNowLine({ office, showHours = false, form, className }: OpenNowLineProps) {
  const { hours, holidays, zone, hoursLines, whenClosed, labels } = useShared();
  const opening = { hours, holidays, zone, ...office };
  const state = useOpeningState(opening);
  const text = state && stateText(state, labels.openNow, form);
  const isEmptyWithoutScript = !showHours && !whenClosed;
  return (
    <span
      className={classNames(styles.OpenNowLine, className, isEmptyWithoutScript ? "needs-script" : undefined)}
      data-state={state?.kind}
      data-longest={showHours ? undefined : longestText(labels.openNow, opening.holidays, form)}
    >
      {/* Keys, and text in elements of its own: React can't change the text of a translated page otherwise. */}
      {state ? (
        <span key="state" className={styles.state}>
          <span className="visually-hidden">{labels.openNow.label} </span>
          {state.kind === "open" || !whenClosed ? (
            <span>{text}</span>
          ) : (
            <a href={whenClosed.path} aria-label={`${text}. ${whenClosed.label}`}>
              {text}
            </a>
          )}
        </span>
      ) : (
        <span key="hours">
          {showHours && hoursLines[0]}{" "}
          {whenClosed && (
            <a href={whenClosed.path} className={styles.withoutScript}>
              {whenClosed.label}
            </a>
          )}
        </span>
      )}
    </span>
  );
}
