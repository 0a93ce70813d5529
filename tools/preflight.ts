/** Lists what is still sample or unreviewed. `npm run preflight`; exits 1 while anything must be replaced. */
import { ContentError } from "../app/content/problem.ts";
import { contentFolder, readSite } from "../app/content/site.server.ts";
import { addressFindings, textFindings } from "./preflight/addresses.ts";
import { dateFindings } from "./preflight/dates.ts";
import { type Finding, isSameField, type PlacedFinding } from "./preflight/finding.ts";
import { withLines } from "./preflight/places.ts";
import { formatReport } from "./preflight/report.ts";
import { medicalReviewFindings } from "./preflight/reviews.ts";
import { sampleFindings } from "./preflight/samples.ts";
import { portraitFindings, reviewFindings, unreadFindings } from "./preflight/trust.ts";

/** The practice's own day: at five in the afternoon in Arizona, Greenwich is a day ahead. */
const dayIn = (timeZone: string, now: Date) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);

export function preflight(root = contentFolder(), now = new Date()): PlacedFinding[] {
  const site = readSite(root);
  const today = dayIn(site.practice.timeZone, now);
  const found = [
    ...addressFindings(site),
    ...reviewFindings(site),
    ...unreadFindings(site),
    ...medicalReviewFindings(site, today),
  ];
  // A field is told of once: what is wrong with its value says more than that it is on the sample list.
  const addUnlessKnown = (more: Finding[]) => {
    found.push(...more.filter((finding) => !found.some((known) => isSameField(known, finding))));
  };
  addUnlessKnown(sampleFindings(site));
  addUnlessKnown(dateFindings(site, today));
  addUnlessKnown(portraitFindings(root, site));
  const placed = withLines(root, found);
  return [...placed, ...textFindings(root, placed)];
}

/** What `npm run build` says: one line, or none. */
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
