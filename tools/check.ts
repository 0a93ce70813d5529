/** The checks that need no browser. `npm run check` runs them all; each can be named: `npm run check -- types lint`. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { hermetic } from "../environment/hermetic.ts";
import { programOf } from "../environment/programs.ts";
import { conclude, inParallel, type Result, runProgram } from "../environment/results.ts";
import { environmentOf, practices } from "../tests/practices.ts";

export const reports = path.resolve(".cache/reports");
const vitestReport = path.join(reports, "vitest.json");

interface Check {
  name: string;
  /** Files for Node, with arguments, run one after the other. */
  commands: string[][];
  env?: Record<string, string>;
  /** Parses the number of passed and failed tests; without it the check counts as one. */
  count?: () => Pick<Result, "passed" | "failed" | "skipped">;
}

export const checks: Check[] = [
  {
    name: "types",
    commands: [
      [programOf("@react-router/dev", "react-router"), "typegen"],
      // Its threads check shared types again: one needs about half of their CPU time.
      [programOf("typescript-7", "tsc"), "--singleThreaded"],
    ],
  },
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
  { name: "lint", commands: [[programOf("@biomejs/biome", "biome"), "check", "--error-on-warnings"]] },
  { name: "styles", commands: [[programOf("stylelint", "stylelint"), "app/**/*.css"]] },
  {
    name: "imports",
    commands: [
      [
        programOf("dependency-cruiser", "depcruise"),
        "--config",
        ".dependency-cruiser.mjs",
        ...["app", "site", "pipeline", "environment", "bench", "hosts", "tools", "drawings", "tests"],
      ],
    ],
  },
  { name: "repo-rules", commands: [["tools/repo-rules.ts"]] },
  ...practices.map((practice) => ({
    name: `content ${practice.name}`,
    commands: [["tools/content.ts", "--quiet"]],
    env: environmentOf(practice),
  })),
];

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

/** Without a report the run itself failed, which shows in its exit code. */
function safely<T>(read: (() => T) | undefined): T | undefined {
  try {
    return read?.();
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  const kindOf = ({ name }: Check) => name.split(" ")[0] ?? name;
  const unknown = wanted.filter((name) => !checks.some((check) => kindOf(check) === name));
  if (unknown.length > 0) {
    console.error(
      `No check is called ${unknown.join(", ")}. There are: ${[...new Set(checks.map(kindOf))].join(", ")}`,
    );
    process.exit(1);
  }
  const chosen = checks.filter((check) => wanted.length === 0 || wanted.includes(kindOf(check)));
  conclude(await inParallel(chosen.map((check) => () => runCheck(check))));
}
