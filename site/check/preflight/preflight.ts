/** All findings: what is still sample, unreviewed or outdated. */
import type { Site } from "../../read/site.server.ts";
import { dayIn } from "../../text/day.ts";
import { textsOf } from "../text/texts.ts";
import { addressFindings, textFindings } from "./addresses.ts";
import { dateFindings } from "./dates.ts";
import { emptyFindings } from "./empty.ts";
import { type Finding, isSameField, type PlacedFinding } from "./finding.ts";
import { leftoverFindings } from "./leftovers.ts";
import { withLines } from "./places.ts";
import { medicalReviewFindings } from "./reviews.ts";
import { sampleFindings } from "./samples.ts";
import { translationFindings } from "./translations.ts";
import { portraitFindings, reviewFindings, unreadFindings } from "./trust.ts";

export function preflightFindings(root: string, now: Date, site: Site): PlacedFinding[] {
  const today = dayIn(site.practice.timeZone, now);
  const found = [
    ...addressFindings(site),
    ...reviewFindings(site),
    ...unreadFindings(site),
    ...medicalReviewFindings(site, today),
    ...emptyFindings(site),
    ...translationFindings(site),
  ];
  // One finding per field: a finding about its value is more specific than one about the sample list.
  const addUnlessKnown = (more: Finding[]) => {
    found.push(...more.filter((finding) => !found.some((known) => isSameField(known, finding))));
  };
  addUnlessKnown(sampleFindings(site));
  addUnlessKnown(dateFindings(site, today));
  addUnlessKnown(portraitFindings(root, site));
  return withTexts(root, found);
}

function withTexts(root: string, found: Finding[]): PlacedFinding[] {
  const placed = withLines(root, found);
  placed.push(...textFindings(root, placed));
  return [...placed, ...leftoverFindings(textsOf(root), placed)];
}

/**
 * Whether the site shows anything made up. Then it asks search engines to stay away and says so on every page, whatever
 * its address. Not for other findings: a review that is over must not take a practice's site out of search.
 */
export function hasSamples(root: string, site: Site): boolean {
  const found = [...addressFindings(site), ...reviewFindings(site), ...sampleFindings(site)];
  return found.some(({ isInvented }) => isInvented) || withTexts(root, []).length > 0;
}
