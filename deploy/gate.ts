/**
 * What every way to publish asks first: whether preflight was clean when this build was made. The build keeps the answer,
 * so a kept build can be deployed again for a rollback.
 */
import { existsSync, readFileSync } from "node:fs";
import { settlementFile } from "../pipeline/stamp.ts";

export function gate(file = settlementFile) {
  if (!existsSync(file)) throw new Error("There is no complete build. Run: npm run build");
  const { toSettle, report }: { toSettle: number; report: string } = JSON.parse(readFileSync(file, "utf8"));
  if (toSettle === 0) return;
  throw new Error(
    `${report}\n\nNothing was published: this build has ${toSettle} ${toSettle === 1 ? "value" : "values"} to settle. Settle them, then: npm run build`,
  );
}

/** Prints the message of an error without its stack. */
export async function deploy(work: () => void | Promise<void>) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
