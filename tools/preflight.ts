/** `npm run preflight`: lists what is still sample or unreviewed. Exits with 1 if anything must be replaced. */

import { addressFindings, textFindings } from "../site/check/preflight/addresses.ts";
import { dateFindings } from "../site/check/preflight/dates.ts";
import { draftList } from "../site/check/preflight/drafts.ts";
import { type Finding, isSameField, type PlacedFinding } from "../site/check/preflight/finding.ts";
import { withLines } from "../site/check/preflight/places.ts";
import { formatReport } from "../site/check/preflight/report.ts";
import { medicalReviewFindings } from "../site/check/preflight/reviews.ts";
import { sampleFindings } from "../site/check/preflight/samples.ts";
import { portraitFindings, reviewFindings, unreadFindings } from "../site/check/preflight/trust.ts";
import { notePublished, vanishedAdvice } from "../site/check/published.server.ts";
import { readSite } from "../site/load.server.ts";
import { ContentError, formatProblem } from "../site/read/problem.ts";
import { contentFolder } from "../site/read/site.server.ts";
import { dayIn } from "../site/text/dates.ts";

export function preflight(root = contentFolder(), now = new Date(), site = readSite(root)): PlacedFinding[] {
  const today = dayIn(site.practice.timeZone, now);
  const found = [
    ...addressFindings(site),
    ...reviewFindings(site),
    ...unreadFindings(site),
    ...medicalReviewFindings(site, today),
  ];
  // One finding per field: a finding about its value is more specific than one about the sample list.
  const addUnlessKnown = (more: Finding[]) => {
    found.push(...more.filter((finding) => !found.some((known) => isSameField(known, finding))));
  };
  addUnlessKnown(sampleFindings(site));
  addUnlessKnown(dateFindings(site, today));
  addUnlessKnown(portraitFindings(root, site));
  const placed = withLines(root, found);
  return [...placed, ...textFindings(root, placed)];
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
