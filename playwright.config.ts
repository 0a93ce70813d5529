import { defineConfig, devices } from "@playwright/test";
import { findBrowser, isPlaywrights } from "./environment/browsers.ts";
import { hermetic } from "./environment/hermetic.ts";
import { addressOf, changed, environmentOf, frozen, living } from "./tests/practices.ts";

/** A run tests one practice: the frozen one, or the living one in PRACTICE. */
const alive = [...living, changed].find(({ name }) => name === process.env.PRACTICE);
const tested = alive ?? frozen;

// Inherited by browsers and the server started below; tests read the content of their practice.
Object.assign(process.env, hermetic(), environmentOf(tested));

/** `npm test` sets a report file. A manual run fails on flaky tests and reuses a running server. */
const report = process.env.PLAYWRIGHT_JSON;
const chromium = findBrowser("chromium");
const firefox = findBrowser("firefox");

/**
 * Journeys that depend on engine behavior: <dialog>, commands and popovers, inert, <details name>, :hover
 * and :focus-within, focus, scrolling and history. Not here: page-links,
 * topics and unknown-article, where our own code handles clicks, URLs and lists with APIs that work the same
 * everywhere. For the same reason some tests in these files are tagged @once and run in Chromium only.
 */
const ofTheEngine = ["accordion", "early-touch", "focus-in-view", "path-change", "sidebar", "wide-menu"];
/** What an engine does when files or storage fail, and when React finds a changed page. */
const faultsOfTheEngine = ["altered-page", "faults", "late-faults", "storage"];

const inChromium = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    ...(chromium && { executablePath: chromium }),
    args: [
      "--disable-gpu",
      // Font hinting would make text width depend on the machine.
      "--font-render-hinting=none",
      "--disable-background-networking",
      "--disable-component-update",
      "--no-first-run",
    ],
  },
};

/** The tests run on what ships: the production build behind the real server. tools/test.ts builds it and finds the browsers. */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  retries: report ? 1 : 0,
  timeout: 60_000,
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
    {
      name: "chromium",
      ...(alive
        ? { testDir: "tests/live" }
        : {
            // The frozen practice is the only one with patient links in every file that may have them.
            testIgnore: [
              /live\/(?!contacts|head|spoken)/,
              ...(process.env.WITHOUT_CAROUSEL ? ["carousel/**"] : []),
            ],
          }),
      use: inChromium,
    },
    ...(firefox && !alive
      ? [
          {
            name: "firefox",
            testMatch: [
              ...ofTheEngine.map((name) => `journeys/${name}.spec.ts`),
              ...faultsOfTheEngine.map((name) => `proof/${name}.spec.ts`),
            ],
            grepInvert: /@once/,
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
  ],
});
