import { defineConfig } from "@playwright/test";
import { findBrowser, isPlaywrights } from "./environment/browsers.ts";
import { hermetic } from "./environment/hermetic.ts";
import { inChromium } from "./tests/chromium.ts";
import { addressOf, changed, environmentOf, frozen, living } from "./tests/practices.ts";

/** A run tests one practice: the frozen one, or the living one in PRACTICE. */
const alive = [...living, changed].find(({ name }) => name === process.env.PRACTICE);
const tested = alive ?? frozen;

// Inherited by browsers and the server started below; tests read the content of their practice.
Object.assign(process.env, hermetic(), environmentOf(tested));

/** `npm test` sets a report file. A manual run fails on flaky tests and reuses a running server. */
const report = process.env.PLAYWRIGHT_JSON;
const firefox = findBrowser("firefox");

/** Set by `npm run sweep`, which leaves nothing out. */
const { SWEEP } = process.env;

/**
 * What depends on engine behavior: <dialog>, commands and popovers, inert, <details name>, :hover and :focus-within, focus,
 * scrolling and history; and what an engine does when files or storage fail, and when React finds a changed page.
 * `npm test` runs one test of each, tagged @engine; a sweep all but those tagged @once, where our own code handles clicks,
 * URLs and lists with APIs that work the same everywhere.
 */
const ofTheEngine = [
  ...["accordion", "early-touch", "focus-in-view", "path-change", "sidebar", "wide-menu"].map(
    (name) => `journeys/${name}.spec.ts`,
  ),
  ...["altered-page", "faults", "late-faults", "storage"].map((name) => `proof/${name}.spec.ts`),
];

/** The tests run on what ships: the production build behind the real server. tools/test.ts builds it and finds the browsers. */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  ...(!SWEEP && { grepInvert: /@sweep/ }),
  fullyParallel: true,
  // One more than the cores of a small machine: tests also wait.
  workers: 3,
  retries: report ? 1 : 0,
  timeout: 60_000,
  // On a busy machine five seconds, Playwright's own, are too few.
  expect: { timeout: 15_000 },
  reporter: report ? [["dot"], ["json", { outputFile: report }]] : [["list"]],
  // Cleared at the start of a run, so each practice has its own: two may be tested at once.
  outputDir: `.cache/test-results/${tested.name}`,
  snapshotPathTemplate: "tests/{testFileDir}/{testFileName}-snapshots/{arg}{ext}",
  // A service worker would bypass tests that intercept requests; the offline tests allow it.
  use: { baseURL: addressOf(tested), locale: "en-US", serviceWorkers: "block" },
  webServer: {
    command: `"${process.execPath}" tools/serve.ts`,
    env: environmentOf(tested),
    url: addressOf(tested),
    reuseExistingServer: !report,
  },
  projects: [
    // First, so that Chromium has work for the other worker until the end.
    ...(firefox && !alive
      ? [
          {
            name: "firefox",
            // It takes five seconds to start.
            workers: 1,
            testMatch: ofTheEngine,
            ...(SWEEP ? { grepInvert: /@once/ } : { grep: /@engine/ }),
            use: isPlaywrights(firefox)
              ? { browserName: "firefox" as const }
              : {
                  browserName: "firefox" as const,
                  channel: "moz-firefox",
                  launchOptions: { executablePath: firefox },
                },
          },
        ]
      : []),
    {
      name: "chromium",
      ...(alive
        ? { testDir: "tests/live" }
        : {
            // The frozen practice is the only one with patient links in every file that may have them.
            testIgnore: /live\/(?!contacts|head|spanish|spoken)/,
          }),
      use: inChromium,
    },
  ],
});
