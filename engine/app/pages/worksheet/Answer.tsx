import { useEffect, useId, useRef } from "react";
import type { WorksheetEntry } from "../../../data/schema/worksheet.ts";
import type { SheetState } from "./useSheet.ts";
import styles from "./worksheet.module.css";

interface AnswerProps extends Pick<WorksheetEntry, "label" | "size"> {
  /** Spoken instead of the label: a cell's column and row. */
  spoken?: string;
  hint?: string | undefined;
  /** Where the value is kept. */
  place: string;
  state: SheetState;
}

/** One answer: its label, the field, and a copy of the text for paper, where a field would cut it off. */
export function Answer({ label, spoken, hint, size, place, state }: AnswerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const value = state.typed[place] ?? "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once; text typed before hydration is kept
  useEffect(() => {
    const early = field.current?.value;
    if (early && !value) state.write(place, early);
  }, []);

  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <textarea
        ref={field}
        id={id}
        className={styles.input}
        rows={size === "wide" && !spoken ? 2 : 1}
        value={value}
        aria-label={spoken}
        aria-describedby={hint && `${id}-hint`}
        autoComplete="off"
        // The browser's spelling check may send the text to a server.
        spellCheck={false}
        onChange={(event) => state.write(place, event.currentTarget.value)}
      />
      {/* The visitor's own words, on paper too. */}
      <span className={styles.printed} aria-hidden="true" translate="no">
        {value}
      </span>
    </>
  );
}
