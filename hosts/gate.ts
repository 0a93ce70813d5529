/**
 * What every way to publish asks first: whether preflight was clean when this build was made. The build keeps the answer,
 * so a kept build can be published again for a rollback.
 */
import { existsSync, readFileSync } from "node:fs";
import { settlementFile } from "../pipeline/stamp.ts";

export interface Settlement {
  toSettle: number;
  report: string;
}

export function gate(file = settlementFile) {
  if (!existsSync(file)) throw new Error("There is no complete build. Run: npm run build");
  refuse(JSON.parse(readFileSync(file, "utf8")));
}

export function refuse({ toSettle, report }: Settlement) {
  if (toSettle === 0) return;
  const values = `${toSettle} ${toSettle === 1 ? "value" : "values"}`;
  throw new Error(`${report}\n\nNothing was published. To settle first: ${values}.`);
}
