import { defineConfig } from "vitest/config";

/** The unit tests of the files in tests/stryker.config.json. */
export default defineConfig({
  test: {
    include: [
      "app/components/Carousel/*.test.ts",
      "tests/unit/opening-state.test.ts",
      "tests/unit/content/{allowed,broken,dates,placeholders,several,slug}.test.ts",
    ],
    env: { CONTENT_DIR: "tests/practice" },
    testTimeout: 20_000,
  },
});
