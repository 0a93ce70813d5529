/** `npm run preflight`: lists what is still sample or unreviewed. Exits with 1 if anything must be replaced. */

import type { PlacedFinding } from "../site/check/preflight/finding.ts";
import { preflightFindings } from "../site/check/preflight/preflight.ts";
import { formatReport } from "../site/check/preflight/report.ts";
import { readSite } from "../site/load.server.ts";
import { ContentError } from "../site/read/problem.ts";
import { contentFolder } from "../site/read/site.server.ts";

export const preflight = (root = contentFolder(), now = new Date(), site = readSite(root)): PlacedFinding[] =>
  preflightFindings(root, now, site);

/** What a deploy asks: how many values are left, and the report. Written next to each build. */
export function settlement(root = contentFolder(), now = new Date()) {
  const findings = preflight(root, now);
  return { toSettle: findings.filter(({ isAdvice }) => !isAdvice).length, report: formatReport(findings) };
}

/** The line that `npm run build` prints, if any. */
export function reminder(root = contentFolder(), now = new Date()): string | undefined {
  const count = preflight(root, now).filter(({ isAdvice }) => !isAdvice).length;
  if (count === 0) return undefined;
  return `${count} sample ${count === 1 ? "value remains" : "values remain"}: npm run preflight`;
}

if (import.meta.main) {
  try {
    const findings = preflight();
    console.log(formatReport(findings));
    process.exitCode = findings.some(({ isAdvice }) => !isAdvice) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
