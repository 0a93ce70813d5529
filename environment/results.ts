/** Runs checks and test suites, two at a time, and reports their results. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { hermetic } from "./hermetic.ts";
import { programOf } from "./programs.ts";
import { someAtOnce } from "./some-at-once.ts";

export const reports = path.resolve(".cache/reports");

export interface TestCounts {
  passed: number;
  failed: number;
  skipped?: number;
  /** Names of tests that passed only on retry. Not counted as passed. */
  flaky?: string[];
  slowest?: { name: string; seconds: number }[];
  failures?: Failure[];
}

export interface Failure {
  test: string;
  file: string;
  message: string;
}

export interface Result extends TestCounts {
  name: string;
  seconds: number;
  output: string;
}

/** Runs a program; returns whether it succeeded, and its output, unless that was `shown` as it came. The signal ends it. */
export async function runProgram(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  isShown = false,
  signal?: AbortSignal,
) {
  const out = isShown ? "inherit" : "pipe";
  const child = spawn(command, args, {
    stdio: ["ignore", out, out],
    env: { ...process.env, ...env },
    signal,
  });
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")));
  const [status] = await once(child, "exit");
  return { ok: status === 0, output: (await output).join("") };
}

/** Part of Vitest's JSON report. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; duration?: number; failureMessages: string[] }[];
  }[];
}

function countsOfVitest({ testResults, ...report }: VitestReport): TestCounts {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: path.relative("", name) })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    slowest: tests
      .map(({ file, title, duration = 0 }) => ({ name: `${file} ${title}`, seconds: duration / 1000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 5),
    failures: tests
      .filter(({ status }) => status === "failed")
      .map(({ file, title, failureMessages: [message = ""] }) => ({ test: title, file, message })),
  };
}

/** What is run, and under which name it is reported. */
export interface Task {
  name: string;
  args: string[];
  env?: Record<string, string>;
  isShown?: boolean;
  /** Node, if no other is given. */
  program?: string;
}

const runners = {
  vitest: [programOf("vitest", "vitest"), "run", "--passWithNoTests"],
  playwright: [programOf("@playwright/test", "playwright"), "test"],
};
export const tests = (
  name: string,
  runner: keyof typeof runners,
  args: string[],
  more: Partial<Task> = {},
) => ({
  name,
  args: [...runners[runner], ...args],
  ...more,
});

/** Tests write a report: Vitest's, or that of tests/reporter.ts. Any other program counts as one test. */
export async function run({ name, args, env, isShown, program = process.execPath }: Task): Promise<Result> {
  const report = path.join(reports, `${name.replaceAll(" ", "-")}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const started = performance.now();
  const { ok, output } = await runProgram(
    program,
    args,
    { ...hermetic(), ...env, TEST_REPORT: report },
    isShown,
  );
  const found = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : { passed: ok ? 1 : 0 };
  const counts: TestCounts = "testResults" in found ? countsOfVitest(found) : found;
  const seconds = (performance.now() - started) / 1000;
  return { name, seconds, output, ...counts, failed: ok ? 0 : Math.max(1, counts.failed ?? 1) };
}

type Step = Task | (() => Promise<Result>);

/** Runs steps two at a time, since most use one core, and reports each when it ends. A list is run one after the other. */
export async function inParallel(steps: (Step | Step[])[]): Promise<Result[]> {
  const results: Result[] = [];
  await someAtOnce(2, steps, async (step) => {
    for (const one of [step].flat()) {
      const result = await (typeof one === "function" ? one() : run(one));
      report(result);
      results.push(result);
    }
  });
  return results;
}

function report({ name, passed, failed, seconds, output }: Result) {
  console.log(
    `${failed ? "✗" : "✓"} ${name.padEnd(18)} ${String(passed).padStart(4)} passed ${failed ? `${failed} failed ` : ""}(${seconds.toFixed(1)} s)`,
  );
  if (failed && output) console.log(output.trim().split("\n").slice(-120).join("\n"));
}

/** Prints slow and flaky tests and the totals, and sets the exit code. `strict`: a flaky test is a failure. */
export function conclude(results: Result[], { strict = false } = {}) {
  const sum = (key: "passed" | "failed" | "skipped") =>
    results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const flaky = results.flatMap((result) => result.flaky ?? []);
  const slowest = results
    .flatMap((result) => result.slowest ?? [])
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 5);
  if (slowest.length > 0) console.log("Slowest:");
  for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1)} s  ${name}`);
  for (const name of flaky) console.log(`Passed only at a second try, mend it: ${name}`);
  const failed = sum("failed") + (strict ? flaky.length : 0);
  const skipped = sum("skipped");
  console.log(`${sum("passed")} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
