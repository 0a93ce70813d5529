/** The summary of `npm test`. */
import { expect, test } from "vitest";
import { countPlaywright, countTap } from "../../environment/reports.ts";
import { summary } from "../../environment/results.ts";

const spec = (title: string, status: string) => ({
  title,
  file: "a.spec.ts",
  tests: [{ status, projectName: "chromium" }],
});
const report = JSON.stringify({
  stats: { expected: 7, unexpected: 0, flaky: 2, skipped: 1 },
  suites: [
    { specs: [spec("one", "flaky"), spec("two", "expected")], suites: [{ specs: [spec("three", "flaky")] }] },
  ],
});

test("a flaky test is listed, and not counted as passed", () => {
  expect(countPlaywright(report, true)).toEqual({
    passed: 7,
    failed: 0,
    skipped: 1,
    flaky: ['a.spec.ts "one" (chromium)', 'a.spec.ts "three" (chromium)'],
  });
});

test("a run without a report, or with a failing exit code, has failed", () => {
  expect(countPlaywright(undefined, true).failed).toBe(1);
  expect(countPlaywright(report, false).failed).toBe(1);
  expect(countTap("", true).failed).toBe(1);
});

test("the WebKit run is counted from its last lines", () => {
  const tap = "ok 1 - it\n# pass 8\n# fail 2\n# skipped 1\n";
  expect(countTap(tap, false)).toEqual({ passed: 8, failed: 2, skipped: 1, flaky: [] });
});

const result = { name: "a", passed: 3, failed: 0, seconds: 1, output: "" };
test("the last line has the totals, after the flaky tests", () => {
  expect(summary([result, { ...result, failed: 1 }])).toBe("6 passed, 1 failed");
  expect(summary([{ ...result, flaky: ["x", "y"], skipped: 2 }])).toBe(
    "Flaky (passed at a second try): x; y\n3 passed, 0 failed, 2 skipped",
  );
});
