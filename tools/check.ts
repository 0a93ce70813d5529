/**
 * `npm run check`: what needs neither a browser nor a build, for everyday work. Each can be named: `npm run check -- types lint`. The
 * unit tests run only if they are named, as they take longer than the rest.
 */
import { hermetic } from "../environment/hermetic.ts";
import { programOf } from "../environment/programs.ts";
import {
  asOne,
  conclude,
  inParallel,
  type Result,
  runProgram,
  runTests,
  timed,
} from "../environment/results.ts";
import { environmentOf, frozen, own, type Practice } from "../tests/practices.ts";

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
  run: () => runTests(name, "vitest", [...words, ...projects.map((project) => `--project=${project}`)]),
});

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
