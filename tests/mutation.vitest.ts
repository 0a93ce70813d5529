import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { firstHelpModule } from "../pipeline/vite/first-help-module.ts";

process.env.TZ = "UTC";

const temporary = mkdtempSync(path.join(tmpdir(), "mutation-"));
for (const name of ["TMPDIR", "TEMP"]) process.env[name] = temporary;
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));

/** The unit tests of the files in tests/stryker.config.json. Stryker runs those that import a changed file. */
export default defineConfig({
  plugins: [firstHelpModule()],
  test: {
    include: ["app/**/*.test.ts", "site/**/*.test.ts", "tests/unit/**/*.test.ts"],
    // These test the repository, the machine or whole builds.
    exclude: [
      "tests/unit/{build,dev}/**",
      "tests/unit/hosting/gate.test.ts",
      "tests/unit/{dependencies,docs,environment,looks-drawn-with,pictures-made,react-router,test-fonts}.test.ts",
    ],
    env: { CONTENT_DIR: "tests/practice" },
    testTimeout: 20_000,
  },
});
