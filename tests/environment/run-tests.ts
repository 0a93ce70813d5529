/** Runs Vitest and Playwright, and reads their reports. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runProgram } from "../../engine/cli/run-program.ts";
import { hermetic } from "./hermetic.ts";
import { programOf } from "./programs.ts";

/** Part of Vitest's JSON report. tests/reporter.ts writes one of the same form for Playwright. */
export interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

export const testRunners = {
  vitest: [programOf("vitest", "vitest"), "run", "--passWithNoTests"],
  playwright: [programOf("@playwright/test", "playwright"), "test"],
};

/** Runs tests and counts them by their report. A program that writes none counts as one test. */
export async function runTests(name: string, args: string[], env: Record<string, string>, isShown = false) {
  const file = path.resolve(".cache/reports", `${name.replaceAll(/\W+/g, "-")}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const ran = await runProgram(process.execPath, args, { ...hermetic(), ...env, TEST_REPORT: file }, isShown);
  const found: Partial<TestReport> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const {
    numPassedTests = Number(ran.ok),
    numFailedTests = 1,
    numPendingTests = 0,
    testResults = [],
  } = found;
  return {
    ...ran,
    passed: numPassedTests,
    failed: ran.ok ? 0 : Math.max(1, numFailedTests),
    skipped: numPendingTests,
    testResults,
  };
}
