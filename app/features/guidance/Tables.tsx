import { DataTable } from "../../components/DataTable/DataTable.tsx";
import { format, type Template } from "../../schema/format.ts";
import type { Table } from "../../schema/guidance.ts";

interface TablesProps {
  tables: Table[];
  /** Id of the heading they stand under. Without it: those that stand under none. */
  under?: string;
  words: { tableSource: Template<"source"> };
}

/** The tables of one place in a text. */
export function Tables({ tables, under, words }: TablesProps) {
  return tables
    .filter(({ after }) => after === under)
    .map((table) => (
      <DataTable
        key={table.caption}
        table={table}
        source={table.source && format(words.tableSource, { source: table.source })}
      />
    ));
}
