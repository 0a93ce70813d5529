import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { firstHelpModule } from "./pipeline/vite/first-help-module.ts";
import { environmentOf, frozen, living } from "./tests/practices.ts";

// Dates must not depend on the machine's time zone.
process.env.TZ = "UTC";

// Temporary folders of all tests, removed after the run. Workers are killed, and could not remove their own.
const temporary = mkdtempSync(path.join(tmpdir(), "vitest-"));
for (const name of ["TMPDIR", "TEMP"]) process.env[name] = temporary;
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));

const files = globSync([
  "app/**/*.test.ts",
  "site/**/*.test.ts",
  "tests/unit/**/*.test.ts",
  "tests/live/**/*.test.ts",
  "tests/nightly/recipes/**/*.test.ts",
  "tests/specification.test.ts",
]);
/** Replaces modules, the environment or the loaded site, so it needs modules of its own. */
const isAlone = (file: string) =>
  /\bvi\.(mock|stub|spyOn|resetModules)|\bkeptSite\b/.test(readFileSync(file, "utf8"));

const plugins = [firstHelpModule()];
const testTimeout = 60_000;

/** tests/built on each living practice too. In one run, because most of it is starting Vitest and loading modules. */
const ofPractices = living.map((practice) => ({
  plugins,
  test: {
    name: practice.name,
    include: ["tests/live/**/*.test.ts"],
    env: environmentOf(practice),
    testTimeout,
  },
}));
// Loading modules once for the others saves a third of the time.
const ofCode = [true, false].map((isolate) => ({
  plugins,
  test: {
    name: isolate ? "alone" : "together",
    include: files.filter((file) => isAlone(file) === isolate),
    // Code is tested on the frozen practice, at its time; tests/built runs on the practice in CONTENT_DIR.
    env: process.env.CONTENT_DIR
      ? {}
      : { CONTENT_DIR: frozen.content, SOURCE_DATE_EPOCH: environmentOf(frozen).SOURCE_DATE_EPOCH ?? "" },
    testTimeout,
    isolate,
  },
}));

export default defineConfig({
  test: { maxWorkers: 2, projects: [...ofCode, ...ofPractices] },
});
