import { useEffect } from "react";
import { useLocation } from "react-router";
import { pageOf } from "../../data/text/language.ts";
import { Icon } from "../components/Icon/Icon.tsx";
import { stateText } from "../features/open-now/state-text.ts";
import { useOpeningState } from "../features/open-now/useOpeningState.ts";
import { useShared } from "../features/shared/useShared.ts";
import styles from "./CallBar.module.css";
import { emergencyId } from "./Footer.tsx";

/** On phones the number is under the thumb, while no other call button is in view; beside it, the link to book. */
export function CallBar() {
  const { phone, book, hoursLines, whenClosed, labels, ...shared } = useShared();
  const { pathname } = useLocation();
  useCallInView();
  const state = useOpeningState(shared);
  const text = state && stateText(state, labels.openNow, "short");
  const isClosed = state && state.kind !== "open";
  // It would lead to the page that the patient reads, which has the numbers.
  if (isClosed && whenClosed && pathname === pageOf(whenClosed.path)) return null;
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

/** What must not be covered: help that can't wait. */
const urgent = 'main :is(a[href="tel:911"], a[href$=":988"], [data-urgency="now"])';

/**
 * Says on the root which call is in view: data-call="page" for a button in the page or its footer, "other" for the header's or
 * an urgent number alone. One is enough: the call bar stays away, and a button of the page hides the header's.
 */
function useCallInView() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has other buttons
  useEffect(() => {
    const root = document.documentElement;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      const isOther = (call: Element) => call.matches(`header *, ${urgent}`);
      if (inView.size === 0) delete root.dataset.call;
      else root.dataset.call = [...inView].every(isOther) ? "other" : "page";
    });
    function observeCalls() {
      for (const button of document.querySelectorAll(`a[data-call], ${urgent}`)) observer.observe(button);
    }
    observeCalls();
    // The search adds buttons.
    const mutations = new MutationObserver(observeCalls);
    mutations.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      mutations.disconnect();
    };
  }, [key]);
}
