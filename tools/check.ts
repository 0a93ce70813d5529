/**
 * `npm run check`: what needs neither a browser nor a build, for everyday work. Each can be named: `npm run check -- types lint`. The
 * unit tests run only if they are named, as they take longer than the rest.
 */
import { programOf } from "../environment/programs.ts";
import { conclude, inParallel, type Task, tests } from "../environment/results.ts";
import { environmentOf, frozen, own, type Practice } from "../tests/practices.ts";

/** Vitest on some of its projects; words choose files. */
export const vitest = (name: string, projects: string[], words: string[] = []): Task =>
  tests(name, "vitest", [...words, ...projects.map((project) => `--project=${project}`)]);

const contentOf = (practice: Practice): Task => ({
  name: `content ${practice.name}`,
  args: ["tools/content.ts", "--quiet"],
  env: environmentOf(practice),
});

/** Those of one list are run one after the other. */
export const checks: Task[][] = [
  [
    { name: "types of routes", args: [programOf("@react-router/dev", "react-router"), "typegen"] },
    // Its threads check shared types again: one needs about half of their CPU time.
    { name: "types", args: [programOf("typescript", "tsc"), "--singleThreaded"] },
  ],
  [{ name: "lint", args: [programOf("@biomejs/biome", "biome"), "check", "--error-on-warnings"] }],
  [{ name: "styles", args: [programOf("stylelint", "stylelint"), "app/**/*.css"] }],
  [contentOf(own)],
  [contentOf(frozen)],
];
export const unit = (words: string[] = []) => vitest("unit", ["unit", "unit alone"], words);

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  const all = [...checks, [unit()]];
  const kindOf = ([task]: Task[]) => task?.name.split(" ")[0] ?? "";
  const unknown = wanted.filter((name) => !all.some((one) => kindOf(one) === name));
  if (unknown.length > 0) {
    console.error(
      `No check is called ${unknown.join(", ")}. There are: ${[...new Set(all.map(kindOf))].join(", ")}`,
    );
    process.exit(1);
  }
  conclude(
    await inParallel(wanted.length === 0 ? checks : all.filter((one) => wanted.includes(kindOf(one)))),
  );
}
