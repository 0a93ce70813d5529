/** Runs checks and test suites, two at a time, and reports their results. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface Result {
  name: string;
  passed: number;
  failed: number;
  skipped?: number;
  /** Names of tests that passed only on retry. Not counted as passed. */
  flaky?: string[];
  seconds: number;
  output: string;
}

/** Runs a program; returns whether it succeeded, and its output. */
export async function runProgram(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, "exit");
  return { ok: status === 0, output: (await output).join("") };
}

/** Runs tasks two at a time, since most use one core, and reports each when it ends. */
export async function inParallel(tasks: (() => Promise<Result>)[]): Promise<Result[]> {
  const waiting = tasks.values();
  const results: Result[] = [];
  const worker = async () => {
    for (const task of waiting) {
      const result = await task();
      report(result);
      results.push(result);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

function report({ name, passed, failed, seconds, output }: Result) {
  console.log(
    `${failed ? "✗" : "✓"} ${name.padEnd(14)} ${String(passed).padStart(4)} passed ${failed ? `${failed} failed ` : ""}(${seconds.toFixed(1)} s)`,
  );
  if (failed) console.log(output.trim().split("\n").slice(-120).join("\n"));
}

/** The last lines of a run: flaky tests, then totals. */
export function summary(results: Result[]): string {
  const sum = (key: "passed" | "failed" | "skipped") =>
    results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const flaky = results.flatMap((result) => result.flaky ?? []);
  return [
    ...(flaky.length > 0 ? [`Flaky (passed at a second try): ${flaky.join("; ")}`] : []),
    `${sum("passed")} passed, ${sum("failed")} failed${sum("skipped") ? `, ${sum("skipped")} skipped` : ""}`,
  ].join("\n");
}

/** Prints the totals and sets the exit code. */
export function conclude(results: Result[]) {
  console.log(summary(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}
