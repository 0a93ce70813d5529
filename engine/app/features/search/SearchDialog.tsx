import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { RoundButton } from "../../components/RoundButton/RoundButton.tsx";
import { useShared } from "../shared/useShared.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import styles from "./search.module.css";

const fieldId = "search-over-page";

/** The search dialog, loaded when first opened. Clears the query when it closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { labels } = useShared();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const { state } = useNavigation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    document.getElementById(fieldId)?.focus();
  }, []);

  // Closes as soon as a result is followed, while the page still loads, and before a place on this page gets the focus.
  useLayoutEffect(() => {
    if (state !== "idle" || key !== openedAt.current) dialog.current?.close();
  }, [state, key]);

  function closeOnOverlay(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current.close();
  }

  /** In some browsers Escape only clears a search field. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={labels.search.label}
      onClose={onClose}
      onClick={closeOnOverlay}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.sheet}>
        <RoundButton
          icon="close"
          className={styles.close}
          aria-label={labels.search.close}
          onClick={() => dialog.current?.close()}
        />
        <SearchPanel fieldId={fieldId} />
      </div>
    </dialog>
  );
}
