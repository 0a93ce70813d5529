import { defineConfig, devices } from "@playwright/test";
import { findBrowser, isPlaywrights } from "./tools/environment/browsers.ts";
import { hermetic } from "./tools/environment/hermetic.ts";
import { addressOf, environmentOf, frozen, living } from "./tools/practices.ts";

/** One run is about one practice: the frozen one, or a living one that PRACTICE names. */
const alive = living.find(({ name }) => name === process.env.PRACTICE);
const tested = alive ?? frozen;

// Browsers and the server started below take it over, and tests read the content of the practice they run on.
Object.assign(process.env, hermetic(), environmentOf(tested));

/** `npm test` asks for a report; a run by hand shows a flaky test as failed, and takes a server that is already there. */
const report = process.env.PLAYWRIGHT_JSON;
const chromium = findBrowser("chromium");
const firefox = findBrowser("firefox");

const inChromium = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    ...(chromium && { executablePath: chromium }),
    args: [
      "--disable-gpu",
      // With hinting, letters are as wide as this machine likes.
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
  outputDir: ".cache/test-results",
  snapshotPathTemplate: "tests/{testFileDir}/{testFileName}-snapshots/{arg}{ext}",
  // A service worker would answer behind the backs of tests that hold up requests; the offline tests allow it.
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
        : { testIgnore: ["live/**", ...(process.env.WITHOUT_CAROUSEL ? ["carousel/**"] : [])] }),
      use: inChromium,
    },
    ...(firefox && !alive
      ? [
          {
            name: "firefox",
            testMatch: "journeys/**/*.spec.ts",
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
