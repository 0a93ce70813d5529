/** Parses test counts from the reports of the test runners. */
interface Counted {
  passed: number;
  failed: number;
  skipped: number;
  flaky: string[];
}

interface Spec {
  title: string;
  file: string;
  tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[];
}
export interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

/** All tests of Playwright's JSON report. */
export const specsIn = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

const flakyIn = (suite: Suite): string[] =>
  specsIn(suite).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName }) => `${file} "${title}" (${projectName})`),
  );

/** Playwright's JSON report. If there is none, the run itself failed. */
export function countPlaywright(report: string | undefined, ok: boolean): Counted {
  const failed = ok ? 0 : 1;
  if (!report) return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  const { stats, suites } = JSON.parse(report);
  return {
    passed: stats.expected,
    failed: Math.max(failed, stats.unexpected),
    skipped: stats.skipped,
    flaky: flakyIn({ suites }),
  };
}

/** The last lines of `node --test --test-reporter=tap`. */
export function countTap(output: string, ok: boolean): Counted {
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, "m").exec(output)?.[1] ?? 0);
  // A run without any test counts as failed.
  const failed = ok && count("pass") > 0 ? 0 : 1;
  return {
    passed: count("pass"),
    failed: Math.max(failed, count("fail")),
    skipped: count("skipped"),
    flaky: [],
  };
}
