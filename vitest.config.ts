import { defineConfig } from "vitest/config";

// Dates must not depend on where the machine stands.
process.env.TZ = "UTC";

export default defineConfig({
  test: {
    include: ["app/**/*.test.ts", "tests/unit/**/*.test.ts", "tools/**/*.test.ts"],
    testTimeout: 20_000,
    maxWorkers: 2,
  },
});
