/** Medians with their quartiles, and the goals for them. */
import { median, quantile } from "../site/check/text/statistics.ts";
import type { PageSamples, Samples } from "./measure.ts";

interface Measurement {
  key: string;
  label: string;
  digits: number;
  /** Maximum of the median, as a multiple of the median without scripts. */
  ratioGoal?: number;
  /** The same for the plain page. */
  plainGoal?: number;
  /** Maximum of the median. */
  goal?: number;
}

const measurements: Measurement[] = [
  { key: "fcp", label: "first paint, ms", digits: 0, ratioGoal: 1.05, plainGoal: 1.35 },
  { key: "lcp", label: "largest paint, ms", digits: 0, ratioGoal: 1.05, plainGoal: 1.35 },
  { key: "cpu", label: "main thread until the first paint, CPU not slowed, ms of CPU time", digits: 0 },
  { key: "menu", label: "menu open after a tap at first paint, ms", digits: 0, ratioGoal: 1.1 },
  { key: "lostTaps", label: "taps lost", digits: 0, goal: 0 },
  { key: "tbt", label: "total blocking time, ms", digits: 0, goal: 50 },
  { key: "cls", label: "layout shift", digits: 3, goal: 0 },
  { key: "kB", label: "transferred, kB", digits: 1 },
  { key: "next", label: "next page, CPU not slowed, ms", digits: 0, goal: 100 },
  { key: "back", label: "back, CPU not slowed, ms", digits: 0, goal: 100 },
  { key: "slowedNext", label: "next page, ms", digits: 0 },
  { key: "slowedBack", label: "back, ms", digits: 0 },
];

const medianOf = (samples: Samples, key: string) => median(samples[key] ?? []);

/** The median, with the quartiles in parentheses. */
function shown(values: number[] | undefined, digits: number): string {
  if (!values) return "";
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(digits));
  return `${middle} (${low}-${high})`;
}

function columns(rows: string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(width(column))).join("  ")).join("\n");
}

/** How many times the median of the other page. */
const ratio = (site: Samples, other: Samples, key: string) => medianOf(site, key) / medianOf(other, key);

export function report({ name, site, baseline, plain }: PageSamples): string {
  const rows = measurements.map(({ key, label, digits, ratioGoal, plainGoal }) => [
    label,
    shown(site[key], digits),
    shown(baseline[key], digits),
    ratioGoal ? ratio(site, baseline, key).toFixed(2) : "",
    shown(plain[key], digits),
    plainGoal ? ratio(site, plain, key).toFixed(2) : "",
  ]);
  return `${columns([[name, "site", "without scripts", "ratio", "plain", "ratio"], ...rows])}\n`;
}

/** Judged on the medians alone. A shift that rounds to 0.000 can't be seen. */
export function failures({ name, site, baseline, plain }: PageSamples): string[] {
  return measurements.flatMap(({ key, label, digits, goal, ratioGoal, plainGoal }) => {
    const middle = Number(medianOf(site, key).toFixed(digits));
    const missed = (other: Samples, most: number | undefined, what: string) =>
      most && !(ratio(site, other, key) <= most)
        ? [`${name}: ${label} ${ratio(site, other, key).toFixed(3)} times ${what}, goal ${most}`]
        : [];
    return [
      ...(goal !== undefined && !(middle <= goal) ? [`${name}: ${label} ${middle}, goal ${goal}`] : []),
      ...missed(baseline, ratioGoal, "the page without scripts"),
      ...missed(plain, plainGoal, "the plain page"),
    ];
  });
}
