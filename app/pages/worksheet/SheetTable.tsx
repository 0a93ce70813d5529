import { useEffect, useRef } from "react";
import { format } from "../../../site/schema/format.ts";
import type { WorksheetPart } from "../../../site/schema/worksheet.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Answer } from "./Answer.tsx";
import { mostRows } from "./kept-sheet.ts";
import type { SheetLabels } from "./sheet-labels.ts";
import type { SheetState } from "./useSheet.ts";
import styles from "./worksheet.module.css";

interface SheetTableProps {
  part: WorksheetPart;
  state: SheetState;
  labels: SheetLabels;
}

/** A table to fill in. On phones each row is a block, its fields named by their columns. */
export function SheetTable({ part, state, labels }: SheetTableProps) {
  const rows = state.typed.rows[part.title] ?? part.rows;
  const body = useRef<HTMLTableSectionElement>(null);
  const wasAdded = useRef(false);

  useEffect(() => {
    if (!wasAdded.current) return;
    wasAdded.current = false;
    body.current?.rows[rows - 1]?.querySelector("textarea")?.focus();
  }, [rows]);

  function addRow() {
    wasAdded.current = true;
    state.setRows(part.title, rows + 1);
  }

  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {part.columns.map(({ label, hint, size }) => (
              <th key={label} scope="col" data-size={size}>
                {label}
                {hint && <span className={styles.hint}>{hint}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {Array.from({ length: rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered
            <tr key={index}>
              {part.columns.map(({ label, size }) => (
                <td key={label}>
                  <Answer
                    label={label}
                    spoken={format(labels.cell, { column: label, n: index + 1 })}
                    size={size}
                    place={`${part.title}/${index + 1}/${label}`}
                    state={state}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows < mostRows && (
        <Button variant="outline" size="small" className="needs-script no-print" onClick={addRow}>
          {labels.addRow}
        </Button>
      )}
    </div>
  );
}
