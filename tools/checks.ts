/** The checks that need no browser. `npm run check` runs them all; each can be named: `npm run check -- types lint`. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";

export interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  output: string;
}

const bin = (name: string) => path.resolve("node_modules/.bin", name);
const reports = path.resolve(".cache/reports");

interface Check {
  name: string;
  commands: string[][];
  /** Reads how many tests passed and failed; without it the check counts as one. */
  count?: () => { passed: number; failed: number };
}

const vitestReport = path.join(reports, "vitest.json");

export const checks: Check[] = [
  {
    name: "types",
    commands: [[bin("react-router"), "typegen"], [path.resolve("node_modules/typescript-7/bin/tsc")]],
  },
  { name: "lint", commands: [[bin("biome"), "check", "--error-on-warnings"]] },
  { name: "styles", commands: [[bin("stylelint"), "app/**/*.css"]] },
  {
    name: "imports",
    commands: [[bin("depcruise"), "--config", ".dependency-cruiser.mjs", "app", "tools", "drawings"]],
  },
  { name: "house", commands: [["tools/house.ts"]] },
  { name: "content", commands: [["tools/content.ts", "--quiet"]] },
  {
    name: "unit",
    commands: [
      [bin("vitest"), "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${vitestReport}`],
    ],
    count: () => {
      const report = JSON.parse(readFileSync(vitestReport, "utf8"));
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
];

export function runCheck(check: Check): Result {
  const started = performance.now();
  let output = "";
  let ok = true;
  if (check.count) rmSync(vitestReport, { force: true });
  for (const [file = "", ...args] of check.commands) {
    const result = spawnSync(process.execPath, [file, ...args], { encoding: "utf8", maxBuffer: 64e6 });
    output += result.stdout + result.stderr;
    ok &&= result.status === 0;
  }
  const counted = ok || check.count ? safely(check.count) : undefined;
  const { passed, failed } = counted ?? (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return {
    name: check.name,
    passed,
    failed: ok ? failed : Math.max(1, failed),
    seconds: (performance.now() - started) / 1000,
    output,
  };
}

function safely<T>(read: (() => T) | undefined): T | undefined {
  try {
    return read?.();
  } catch {
    return undefined;
  }
}

export function report({ name, passed, failed, seconds, output }: Result) {
  console.log(
    `${failed ? "✗" : "✓"} ${name.padEnd(14)} ${String(passed).padStart(4)} passed ${failed ? `${failed} failed ` : ""}(${seconds.toFixed(1)} s)`,
  );
  if (failed) console.log(output.trim().split("\n").slice(-120).join("\n"));
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
  const results = checks
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .map((check) => {
      const result = runCheck(check);
      report(result);
      return result;
    });
  const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") ? 1 : 0;
}
