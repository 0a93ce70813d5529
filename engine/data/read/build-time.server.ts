/**
 * The time that pages are rendered for: which notices show, how old an article is, the year of the copyright. Builds of one
 * commit only differ by it. SOURCE_DATE_EPOCH, in seconds, repeats the build of another day:
 * https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildTime(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}
