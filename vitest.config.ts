import { defineConfig } from "vitest/config";
import { firstHelpModule } from "./pipeline/vite/first-help-module.ts";

// Dates must not depend on the machine's time zone.
process.env.TZ = "UTC";

export default defineConfig({
  plugins: [firstHelpModule()],
  test: {
    include: [
      "app/**/*.test.ts",
      "site/**/*.test.ts",
      "drawings/**/*.test.ts",
      "tests/unit/**/*.test.ts",
      "tests/live/**/*.test.ts",
      "tests/recipes/**/*.test.ts",
      "tests/specification.test.ts",
    ],
    // Code is tested on the frozen practice; tests/live runs on the practice in PRACTICE.
    env: { CONTENT_DIR: process.env.CONTENT_DIR ?? "tests/practice" },
    testTimeout: 60_000,
    maxWorkers: 2,
    // Test files share loaded modules, which saves a third of the time. Nothing may depend on a fresh module.
    isolate: false,
  },
});
