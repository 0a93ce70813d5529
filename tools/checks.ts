/** The checks that need no browser. `npm run check` runs them all; each can be named: `npm run check -- types lint`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { hermetic } from "./environment/hermetic.ts";
import { programOf } from "./environment/programs.ts";

export interface Result {
  name: string;
  passed: number;
  failed: number;
  skipped?: number;
  /** Names of tests that passed only when they were tried again. They are not among the passed. */
  flaky?: string[];
  seconds: number;
  output: string;
}

export const reports = path.resolve(".cache/reports");
const vitestReport = path.join(reports, "vitest.json");

interface Check {
  name: string;
  /** Files for Node, with arguments, run one after the other. */
  commands: string[][];
  env?: Record<string, string>;
  /** Reads how many tests passed and failed; without it the check counts as one. */
  count?: () => Pick<Result, "passed" | "failed" | "skipped">;
}

export const checks: Check[] = [
  {
    name: "unit",
    commands: [
      [
        programOf("vitest", "vitest"),
        "run",
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${vitestReport}`,
      ],
    ],
    count: () => {
      const report = JSON.parse(readFileSync(vitestReport, "utf8"));
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
      };
    },
  },
  {
    name: "types",
    commands: [
      [programOf("@react-router/dev", "react-router"), "typegen"],
      [programOf("typescript-7", "tsc")],
    ],
  },
  { name: "lint", commands: [[programOf("@biomejs/biome", "biome"), "check", "--error-on-warnings"]] },
  { name: "styles", commands: [[programOf("stylelint", "stylelint"), "app/**/*.css"]] },
  {
    name: "imports",
    commands: [
      [
        programOf("dependency-cruiser", "depcruise"),
        "--config",
        ".dependency-cruiser.mjs",
        "app",
        "tools",
        "drawings",
      ],
    ],
  },
  { name: "house", commands: [["tools/house.ts"]] },
  { name: "content", commands: [["tools/content.ts", "--quiet"]] },
  { name: "drawings", commands: [["drawings/draw.ts", "--check"]] },
];

/** Runs a program, and returns whether it went well and all it wrote. */
export async function runProgram(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, "exit");
  return { ok: status === 0, output: (await output).join("") };
}

export async function runCheck(check: Check): Promise<Result> {
  const started = performance.now();
  let output = "";
  let ok = true;
  mkdirSync(reports, { recursive: true });
  if (check.count) rmSync(vitestReport, { force: true });
  for (const command of check.commands) {
    const result = await runProgram(process.execPath, command, { ...hermetic(), ...check.env });
    output += result.output;
    ok &&= result.ok;
  }
  const { passed, failed, skipped } = safely(check.count) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return {
    name: check.name,
    passed,
    failed: ok ? failed : Math.max(1, failed),
    ...(skipped && { skipped }),
    seconds: (performance.now() - started) / 1000,
    output,
  };
}

/** Without a report the run itself failed, which its status tells. */
function safely<T>(read: (() => T) | undefined): T | undefined {
  try {
    return read?.();
  } catch {
    return undefined;
  }
}

/** Runs tasks two at a time, since most use one core, and reports each as it ends. */
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

/** The last lines of a run: what is flaky, then the sums. */
export function summary(results: Result[]): string {
  const sum = (key: "passed" | "failed" | "skipped") =>
    results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const flaky = results.flatMap((result) => result.flaky ?? []);
  return [
    ...(flaky.length > 0 ? [`Flaky (passed at a second try): ${flaky.join("; ")}`] : []),
    `${sum("passed")} passed, ${sum("failed")} failed${sum("skipped") ? `, ${sum("skipped")} skipped` : ""}`,
  ].join("\n");
}

/** Prints the sums; the process fails if anything did. */
export function conclude(results: Result[]) {
  console.log(summary(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `No check is called ${unknown.join(", ")}. There are: ${checks.map(({ name }) => name).join(", ")}`,
    );
    process.exit(1);
  }
  const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  conclude(await inParallel(chosen.map((check) => () => runCheck(check))));
}
