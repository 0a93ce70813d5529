import { defineConfig } from "vitest/config";

/** The tests that answer for what tools/mutation.ts changes; the others would only take time. */
export default defineConfig({
  test: {
    include: [
      "app/components/Carousel/*.test.ts",
      "tests/unit/opening-state.test.ts",
      "tests/unit/content/{allowed,broken,dates,placeholders,several,slug}.test.ts",
    ],
    testTimeout: 20_000,
  },
});
