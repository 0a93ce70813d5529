/**
 * `npm run mutation`: are the tests awake? Stryker puts one small fault after another into the code that decides what
 * patients read (slugs, opening hours, carousel, content checks) and runs the unit tests that reach it. A fault that no
 * test notices survives. Prints the survivors, writes .cache/mutation.json, and fails below the goal.
 *   npm run mutation -- app/content/slug.ts   only these files
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onDemand, onDemandFolder } from "./on-demand.ts";

/** Share of faults that must be noticed, in percent. */
const goal = 90;

const mutated = [
  "app/content/slug.ts",
  "app/components/OpenNow/openingState.ts",
  "app/components/OpenNow/stateText.ts",
  "app/components/Carousel/playback.ts",
  "app/components/Carousel/track.ts",
  "app/content/crosscheck.server.ts",
  "app/content/links-check.server.ts",
  "app/content/markdown-mistakes.ts",
  "app/content/pictures-check.server.ts",
  "app/content/placeholders.ts",
  "app/content/strays-check.server.ts",
  "app/content/text-file.server.ts",
  "app/content/yaml-explain.server.ts",
  "app/content/yaml-mistakes.server.ts",
];

const stryker = {
  name: "stryker",
  packages: ["@stryker-mutator/core@10.1.1", "@stryker-mutator/vitest-runner@10.1.1"],
  program: "@stryker-mutator/core/bin/stryker.js",
};

const program = onDemand(stryker);
const folder = path.resolve(".cache/stryker");
const config = path.join(folder, "stryker.conf.json");
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
writeFileSync(
  config,
  JSON.stringify({
    testRunner: "vitest",
    plugins: [path.join(onDemandFolder(stryker), "@stryker-mutator/vitest-runner/dist/src/index.js")],
    vitest: { configFile: "tools/mutation.vitest.ts" },
    coverageAnalysis: "perTest",
    mutate: wanted.length > 0 ? wanted : mutated,
    concurrency: 2,
    tempDirName: ".cache/stryker/sandbox",
    ignorePatterns: ["/.cache", "/build", "/.react-router", "**/*-snapshots"],
    reporters: ["progress-append-only", "clear-text", "json"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: ".cache/mutation.json" },
    thresholds: { high: 95, low: goal, break: goal },
  }),
);
process.exitCode = spawnSync(process.execPath, [program, "run", config], { stdio: "inherit" }).status ?? 1;
