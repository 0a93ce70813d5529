import { useEffect, useRef, useState } from "react";
import { format } from "../../../data/labels/format.ts";
import type { WorksheetPart } from "../../../data/schema/worksheet.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Answer } from "./Answer.tsx";
import table from "./SheetTable.module.css";
import type { SheetLabels, SheetState } from "./useSheet.ts";
import styles from "./worksheet.module.css";

interface SheetTableProps {
  part: WorksheetPart;
  state: SheetState;
  labels: SheetLabels;
}

/** More a visitor can't have meant. */
const mostRows = 100;
/** A phone shows as many rows at first. */
const fewestRows = 3;

/** A table to fill in. On phones each row is a block, its fields named by their columns, and the button shows the next. */
export function SheetTable({ part, state, labels }: SheetTableProps) {
  const typed = lastTyped(part, state);
  const rows = Math.max(state.rows[part.title] ?? part.rows, typed);
  const body = useRef<HTMLTableSectionElement>(null);
  const added = useRef<number>(undefined);
  const [asked, setAsked] = useState(fewestRows);
  const shown = Math.max(asked, typed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a row was added or shown
  useEffect(() => {
    if (added.current === undefined) return;
    body.current?.rows[added.current]?.querySelector("textarea")?.focus();
    added.current = undefined;
  }, [rows, shown]);

  function addRow() {
    const isHidden = shown < rows && body.current?.rows[shown]?.getClientRects().length === 0;
    added.current = isHidden ? shown : rows;
    setAsked(added.current + 1);
    if (!isHidden) state.setRows(part.title, rows + 1);
  }

  return (
    <div className={table.SheetTable}>
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
            <tr key={index} data-later={index >= shown || undefined}>
              {part.columns.map(({ label, size }) => (
                <td key={label} data-size={size}>
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

/** How many rows reach to the last one with words in it. */
function lastTyped({ title, columns }: WorksheetPart, { typed }: SheetState): number {
  const isTyped = (row: number) => columns.some(({ label }) => typed[`${title}/${row}/${label}`]);
  return Array.from({ length: mostRows }, (_, index) => index + 1).findLast(isTyped) ?? 0;
}
