/** `npm run preflight`: lists what is still sample or unreviewed. Exits with 1 if anything must be replaced. */

import { draftList } from "../site/check/preflight/drafts.ts";
import type { PlacedFinding } from "../site/check/preflight/finding.ts";
import { preflightFindings } from "../site/check/preflight/preflight.ts";
import { formatReport } from "../site/check/preflight/report.ts";
import { notePublished, vanishedAdvice } from "../site/check/published.server.ts";
import { readSite } from "../site/load.server.ts";
import { ContentError, formatProblem } from "../site/read/problem.ts";
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
    const root = contentFolder();
    const site = readSite(root);
    const findings = preflight(root, new Date(), site);
    console.log(formatReport(findings));
    const drafts = draftList(site);
    if (drafts) console.log(`\n${drafts}`);
    const gone = vanishedAdvice(site, root);
    if (gone.length > 0) console.log(`\n${gone.map(formatProblem).join("\n\n")}`);
    const isReady = findings.every(({ isAdvice }) => isAdvice);
    // Now it may go public: from here on its addresses are kept alive.
    if (isReady) console.log(`\n${notePublished(site, root)}`);
    process.exitCode = isReady ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
