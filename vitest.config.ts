import { defineConfig } from "vitest/config";
import { emergenciesModule } from "./tools/emergencies-module.ts";

// Dates must not depend on where the machine stands.
process.env.TZ = "UTC";

export default defineConfig({
  plugins: [emergenciesModule()],
  test: {
    include: [
      "app/**/*.test.ts",
      "tools/**/*.test.ts",
      "tests/unit/**/*.test.ts",
      "tests/live/**/*.test.ts",
      "tests/recipes/**/*.test.ts",
      "tests/specification.test.ts",
    ],
    // The program is tested on a practice of its own, tests/live on any that is named.
    env: { CONTENT_DIR: process.env.CONTENT_DIR ?? "tests/practice" },
    testTimeout: 20_000,
    maxWorkers: 2,
  },
});
