import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Empty } from "../../features/empty/Empty.tsx";
import styles from "./SheetControls.module.css";
import type { SheetLabels, SheetState } from "./useSheet.ts";
import sheet from "./worksheet.module.css";

/** Print, keep, delete. */
export function SheetControls({ state, labels }: { state: SheetState; labels: SheetLabels }) {
  const noteId = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<"idle" | "asking" | "cleared" | "forgotten">("idle");

  const said = phase === "cleared" || phase === "forgotten" ? labels[phase] : "";

  function ask() {
    setPhase("asking");
    // After it is shown.
    requestAnimationFrame(() => question.current?.focus());
  }

  function answer(isYes: boolean) {
    if (isYes) state.clear();
    setPhase(isYes ? "cleared" : "idle");
    clearButton.current?.focus();
  }

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") answer(false);
  }

  return (
    <div className={`${styles.controls} stack no-print`}>
      <Empty drawing="sheet" shown={Object.keys(state.typed).length === 0}>
        <p>{labels.private}</p>
      </Empty>
      <div className={`${styles.buttons} cluster needs-script`}>
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          {labels.print}
        </Button>
        <label className={styles.keep}>
          <input
            type="checkbox"
            checked={state.isKept}
            aria-describedby={noteId}
            onChange={({ currentTarget: { checked } }) => {
              state.setKept(checked);
              setPhase(checked ? "idle" : "forgotten");
            }}
          />
          <span>
            {labels.keep}
            <span id={noteId} className={sheet.hint}>
              {labels.keepNote}
            </span>
          </span>
        </label>
        <Button ref={clearButton} variant="outline" aria-expanded={phase === "asking"} onClick={ask}>
          {labels.clear}
        </Button>
      </div>
      {phase === "asking" && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a second way to press "No"
        <div className={`${styles.question} cluster`} onKeyDown={leaveOnEscape}>
          <p ref={question} tabIndex={-1}>
            {labels.clearAsk}
          </p>
          <Button size="small" onClick={() => answer(true)}>
            {labels.clearYes}
          </Button>
          <Button size="small" variant="outline" onClick={() => answer(false)}>
            {labels.clearNo}
          </Button>
        </div>
      )}
      <p role="status" className={styles.status}>
        {state.isBlocked ? labels.blocked : said}
      </p>
    </div>
  );
}
