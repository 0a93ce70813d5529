import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { searchCardsModule } from "./engine/build/vite/search-cards-module.ts";
import { environmentOf, frozen, living, type Practice } from "./tests/practices.ts";

// Dates must not depend on the machine's time zone.
process.env.TZ = "UTC";

// Temporary folders of all tests, removed after the run. Workers are killed, and could not remove their own.
const temporary = mkdtempSync(path.join(tmpdir(), "vitest-"));
for (const name of ["TMPDIR", "TEMP"]) process.env[name] = temporary;
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));

/** Replaces modules, the environment or the loaded site, so it needs modules of its own. */
const isAlone = (file: string) =>
  /\bvi\.(mock|stub|spyOn|resetModules)|\bkeptSite\b/.test(readFileSync(file, "utf8"));

const project = (name: string, include: string[], practice: Practice, isolate = false) => ({
  // Else this file is compiled again for each project.
  extends: false as const,
  plugins: [searchCardsModule()],
  test: {
    name,
    include,
    env: { ...environmentOf(practice), PRACTICE: practice.name },
    // On a busy machine both take long, and an owner can't tell that from a failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate,
  },
});

const unit = globSync(["tests/unit/**/*.test.ts", "tests/specification.test.ts"]);

/** Set by tests/environment/run-tests.ts. */
const report = process.env.TEST_REPORT;

/** Code is tested on the frozen practice, at its time. The files of every practice's site are read after its build. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    ...(report && { reporters: ["dot", ["json", { outputFile: report }]] }),
    projects: [
      // Loading modules once for most of them saves a third of the time.
      project(
        "unit",
        unit.filter((file) => !isAlone(file)),
        frozen,
      ),
      project("unit alone", unit.filter(isAlone), frozen, true),
      project("package", ["tests/package/*.test.ts"], frozen),
      ...[frozen, ...living].map((practice) =>
        project(`built ${practice.name}`, ["tests/built/**/*.test.ts"], practice),
      ),
      ...living.map((practice) =>
        project(`practice ${practice.name}`, ["tests/nightly/practices/**/*.test.ts"], practice),
      ),
    ],
  },
});
