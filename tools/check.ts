/**
 * `npm run check`: what needs neither a browser nor a build, for everyday work. Each can be named: `npm run check -- types lint`. The
 * unit tests run only if they are named, as they take longer than the rest.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { hermetic } from "../environment/hermetic.ts";
import { programOf } from "../environment/programs.ts";
import { asOne, conclude, inParallel, type Result, runProgram, timed } from "../environment/results.ts";
import { environmentOf, frozen, own, type Practice } from "../tests/practices.ts";

export const reports = path.resolve(".cache/reports");

interface Check {
  name: string;
  run: () => Promise<Result>;
}

/** A check by programs for Node, one after the other. */
const check = (name: string, commands: string[][], env: Record<string, string> = {}): Check => ({
  name,
  run: () =>
    timed(name, async () => {
      const all = { ok: true, output: "" };
      for (const command of commands) {
        const { ok, output } = await runProgram(process.execPath, command, { ...hermetic(), ...env });
        all.ok &&= ok;
        all.output += output;
      }
      return asOne(all);
    }),
});

/** Vitest on some of its projects; words choose files. */
export const vitest = (name: string, projects: string[], words: string[] = []): Check => ({
  name,
  run: () =>
    timed(name, async () => {
      const report = path.join(reports, `${name.replaceAll(" ", "-")}.json`);
      mkdirSync(reports, { recursive: true });
      rmSync(report, { force: true });
      const { ok, output } = await runProgram(
        process.execPath,
        [
          ...[programOf("vitest", "vitest"), "run", ...words, "--passWithNoTests"],
          ...projects.map((project) => `--project=${project}`),
          ...["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
        ],
        hermetic(),
      );
      try {
        const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
          readFileSync(report, "utf8"),
        );
        return {
          passed: numPassedTests,
          failed: ok ? 0 : Math.max(1, numFailedTests),
          skipped: numPendingTests,
          slowest: slowestIn(testResults),
          output,
        };
      } catch {
        // Without a report the run itself failed.
        return asOne({ ok, output });
      }
    }),
});

interface TestFile {
  name: string;
  assertionResults: { title: string; duration?: number }[];
}
const slowestIn = (files: TestFile[]) =>
  files
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, duration = 0 }) => ({
        name: `${path.relative("", name)} ${title}`,
        seconds: duration / 1000,
      })),
    )
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 5);

const contentOf = (practice: Practice) =>
  check(`content ${practice.name}`, [["tools/content.ts", "--quiet"]], environmentOf(practice));

export const checks: Check[] = [
  check("types", [
    [programOf("@react-router/dev", "react-router"), "typegen"],
    // Its threads check shared types again: one needs about half of their CPU time.
    [programOf("typescript-7", "tsc"), "--singleThreaded"],
  ]),
  check("lint", [[programOf("@biomejs/biome", "biome"), "check", "--error-on-warnings"]]),
  check("styles", [[programOf("stylelint", "stylelint"), "app/**/*.css"]]),
  check("imports", [
    [
      ...[programOf("dependency-cruiser", "depcruise"), "--config", ".dependency-cruiser.mjs"],
      ...["app", "site", "pipeline", "environment", "bench", "hosts", "tools", "tests"],
    ],
  ]),
  check("repo-rules", [["tools/repo-rules.ts"]]),
  contentOf(own),
  contentOf(frozen),
];
export const unit = (words: string[] = []) => vitest("unit", ["unit", "unit alone"], words);

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  const all = [...checks, unit()];
  const kindOf = ({ name }: Check) => name.split(" ")[0] ?? name;
  const unknown = wanted.filter((name) => !all.some((one) => kindOf(one) === name));
  if (unknown.length > 0) {
    console.error(
      `No check is called ${unknown.join(", ")}. There are: ${[...new Set(all.map(kindOf))].join(", ")}`,
    );
    process.exit(1);
  }
  const chosen = wanted.length === 0 ? checks : all.filter((one) => wanted.includes(kindOf(one)));
  conclude(await inParallel(chosen.map(({ run }) => run)));
}
