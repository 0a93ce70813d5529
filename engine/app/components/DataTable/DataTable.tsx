import type { Table } from "../../../data/schema/guidance.ts";
import styles from "./DataTable.module.css";

interface DataTableProps {
  table: Table;
  /** "Source: ...", under the table. */
  source?: string | undefined;
  lang?: string | undefined;
}

/** A table to compare by. On phones each row of three columns or more becomes a block, its cells named by their columns. */
export function DataTable({ table: { caption, columns, rows }, source, lang }: DataTableProps) {
  return (
    <div className={styles.DataTable} lang={lang} data-pair={columns.length === 2 || undefined}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may have one heading.
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may have one name.
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do cells.
                <td key={index} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {source && <p className="quiet">{source}</p>}
    </div>
  );
}
