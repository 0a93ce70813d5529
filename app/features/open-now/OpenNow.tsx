import { classNames } from "../../components/class-names.ts";
import styles from "./OpenNow.module.css";
import type { OpeningState } from "./opening-state.ts";
import { type Form, longestText, type OpenNowLabels, stateText } from "./state-text.ts";
import { type Opening, useOpeningState } from "./useOpeningState.ts";

interface PageLink {
  label: string;
  path: string;
}

interface OpenNowProps extends Opening {
  labels: OpenNowLabels;
  /** The hours, shown until hydration. Without them the room stays empty. */
  before?: string;
  form?: Form;
  /** The page that says what to do while it is closed. */
  whenClosed?: PageLink | undefined;
  className?: string | undefined;
}

/** Whether the practice is open. The HTML has the hours, not a state, because it may be read days later. */
export function OpenNow({ labels, before, form, whenClosed, className, ...opening }: OpenNowProps) {
  const state = useOpeningState(opening);
  const isEmptyWithoutScript = before === undefined && !whenClosed;
  return (
    <span
      className={classNames(styles.OpenNow, className, isEmptyWithoutScript ? "needs-script" : undefined)}
      data-state={state?.kind}
      data-longest={before === undefined ? longestText(labels, opening.holidays, form) : undefined}
    >
      {/* Keys, and text in elements of its own: React can't change the text of a translated page otherwise. */}
      {state ? (
        <span key="state" className={styles.state}>
          <span className="visually-hidden">{labels.label} </span>
          <StateText state={state} text={stateText(state, labels, form)} whenClosed={whenClosed} />
        </span>
      ) : (
        <span key="hours">
          {before}{" "}
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

/** While closed, the text leads to what to do. */
function StateText({
  state,
  text,
  whenClosed,
}: {
  state: OpeningState;
  text: string;
  whenClosed: PageLink | undefined;
}) {
  if (state.kind === "open" || !whenClosed) return <span>{text}</span>;
  return (
    <a href={whenClosed.path} aria-label={`${text}. ${whenClosed.label}`}>
      {text}
    </a>
  );
}
