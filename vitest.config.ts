import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.ts", "tests/unit/**/*.test.ts", "tools/**/*.test.ts"],
    testTimeout: 20_000,
    maxWorkers: 2,
  },
});
