import { format, type Template } from "../../../data/labels/format.ts";
import type { Table } from "../../../data/schema/guidance.ts";
import { langOf } from "../../../data/text/language.ts";
import { DataTable } from "../../components/DataTable/DataTable.tsx";

interface TablesProps {
  tables: Table[];
  /** Id of the heading above them. Without it: the tables without a heading. */
  under?: string;
  labels: { tableSource: Template<"source"> };
}

/** The tables under one heading. */
export function Tables({ tables, under, labels }: TablesProps) {
  return tables
    .filter(({ after }) => after === under)
    .map((table) => (
      <DataTable
        key={table.caption}
        table={table}
        lang={langOf(table)}
        source={table.source && format(labels.tableSource, { source: table.source })}
      />
    ));
}
