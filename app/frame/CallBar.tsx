import { useLocation } from "react-router";
import { Icon } from "../components/Icon/Icon.tsx";
import { stateText } from "../features/open-now/state-text.ts";
import { useOpeningState } from "../features/open-now/useOpeningState.ts";
import { useShared } from "../features/shared/useShared.ts";
import styles from "./CallBar.module.css";
import { emergencyId } from "./emergency-id.ts";
import { useCallInView } from "./useCallInView.ts";

/** On phones the number is under the thumb, while no other call button is in view; beside it, the link to book. */
export function CallBar() {
  const { phone, book, hoursLines, whenClosed, labels, ...shared } = useShared();
  const { pathname } = useLocation();
  useCallInView();
  const state = useOpeningState(shared);
  const text = state && stateText(state, labels.openNow, "short");
  const isClosed = state && state.kind !== "open";
  // It would lead to the page that the patient reads, which has the numbers.
  if (isClosed && pathname === whenClosed?.path) return null;
  return (
    <aside className={`${styles.CallBar} no-print`} aria-label={labels.callShort}>
      {/* Keys, so that React replaces the link: it can't change the text of a translated page. */}
      {isClosed ? (
        // Nobody would answer: say so, and what to do instead.
        <a key="closed" href={whenClosed?.path ?? `#${emergencyId}`} className={styles.link}>
          <span className={styles.state}>{text}</span>{" "}
          <span className={styles.number}>
            {labels.whenClosed}
            <Icon name="arrow" />
          </span>
        </a>
      ) : (
        <a key="open" href={phone.link} className={styles.link}>
          <span className={styles.number}>
            <Icon name="phone" size={22} />
            {labels.call}
          </span>{" "}
          <span className={styles.state}>{text ?? hoursLines[0]}</span>
        </a>
      )}
      {book && (
        <a href={book.href} rel="noreferrer" className={styles.link} data-book>
          <span className={styles.number}>{book.label}</span>
          <span className="visually-hidden"> {book.place}</span>
        </a>
      )}
    </aside>
  );
}
