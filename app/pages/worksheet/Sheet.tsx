import type { Inline } from "../../../site/schema/blocks.ts";
import type { WorksheetPart } from "../../../site/schema/worksheet.ts";
import { Paragraph } from "../../components/Words/Words.tsx";
import { Answer } from "./Answer.tsx";
import { SheetControls } from "./SheetControls.tsx";
import { SheetTable } from "./SheetTable.tsx";
import { type SheetLabels, useSheet } from "./useSheet.ts";
import styles from "./worksheet.module.css";

interface SheetProps {
  sheet: { slug: string; parts: WorksheetPart[]; note?: Inline[] | undefined };
  labels: SheetLabels;
}

/** A sheet to fill in on the screen or on paper. Not a form: nothing is sent. */
export function Sheet({ sheet: { slug, parts, note }, labels }: SheetProps) {
  const state = useSheet(slug);
  return (
    <div className={styles.Sheet} data-ready={state.isReady || undefined}>
      <SheetControls state={state} labels={labels} />
      {parts.map((part) => (
        <section key={part.title} aria-label={part.title}>
          <h2>{part.title}</h2>
          <Paragraph parts={part.text} />
          <div className={styles.fields}>
            {part.fields.map(({ label, hint, size }) => (
              <div key={label} className={styles.field} data-size={size}>
                <Answer
                  label={label}
                  hint={hint}
                  size={size}
                  place={`${part.title}/${label}`}
                  state={state}
                />
              </div>
            ))}
          </div>
          {part.columns.length > 0 && <SheetTable part={part} state={state} labels={labels} />}
        </section>
      ))}
      <Paragraph parts={note} className={styles.note} />
    </div>
  );
}
