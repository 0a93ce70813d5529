/** What keeps a site from going public, or should be done before. */
import type { Problem } from "../../read/problem.ts";

/** Why it matters, and what to do, each in one sentence. It concerns patients, unless it says otherwise. */
export interface Reason extends Partial<NonNullable<Problem["reason"]>> {
  why: string;
  todo: string;
  severity?: "advice";
}

/** `found` is a short note after the field. */
export const finding = (
  file: string,
  path: readonly PropertyKey[],
  { todo, severity, ...reason }: Reason,
  found = "",
): Problem => ({
  file,
  path,
  expected: reason.isInvented ? "a value of the practice's own" : "a value that is checked and current",
  found,
  todo,
  reason: { group: "patients", ...reason },
  ...(severity && { severity }),
});
