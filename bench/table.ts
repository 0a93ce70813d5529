/** Medians with their quartiles, and the goals for them. */
import { median, quantile } from "../site/check/text/statistics.ts";
import type { Version } from "./baseline.ts";

/** Every value of every visit, by version of the page and measurement. */
export type Samples = Record<Version, Record<string, number[]>>;

interface Measurement {
  label: string;
  digits: number;
  /** Maximum of the median. */
  most?: number;
  /** Maximum as a multiple of the median of another version. */
  times?: Partial<Record<Version, number>>;
}

const measurements: Record<string, Measurement> = {
  fcp: { label: "first paint, ms", digits: 0, times: { baseline: 1.05, plain: 1.35 } },
  lcp: { label: "largest paint, ms", digits: 0, times: { baseline: 1.05, plain: 1.35 } },
  cpu: { label: "main thread until the first paint, CPU not slowed, ms of CPU time", digits: 0 },
  tbt: { label: "total blocking time, ms", digits: 0, most: 50 },
  cls: { label: "layout shift", digits: 3, most: 0 },
  kB: { label: "transferred, kB", digits: 1 },
};

const names: Partial<Record<Version, string>> = {
  baseline: "the page without scripts",
  plain: "the plain page",
};

/** Prints the table of a page and returns the goals that it misses. They are judged on the medians alone. */
export function report(page: string, samples: Samples): string[] {
  const missed: string[] = [];
  const rows: Record<string, Record<string, string>> = {};
  for (const [key, { label, digits, most, times = {} }] of Object.entries(measurements)) {
    const row: Record<string, string> = {};
    rows[label] = row;
    for (const [version, { [key]: values = [] }] of Object.entries(samples)) {
      const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(digits));
      row[version] = `${middle} (${low}-${high})`;
    }
    const own = median(samples.site[key] ?? []);
    // A shift that rounds to 0.000 can't be seen.
    if (most !== undefined && !(Number(own.toFixed(digits)) <= most))
      missed.push(`${page}: ${label} ${own.toFixed(digits)}, goal ${most}`);
    for (const [version, goal] of Object.entries(times) as [Version, number][]) {
      const ratio = own / median(samples[version][key] ?? []);
      row[`times ${version}`] = ratio.toFixed(2);
      if (!(ratio <= goal))
        missed.push(`${page}: ${label} ${ratio.toFixed(3)} times ${names[version]}, goal ${goal}`);
    }
  }
  console.log(page);
  console.table(rows);
  return missed;
}
