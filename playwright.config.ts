import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./tools/browsers.mjs";

/** The tests run on what ships: the production build behind the real server. tools/test.ts builds it and finds the browsers. */
const port = Number(process.env.TEST_PORT ?? 4174);
const chromium = findBrowser("chromium");
const firefox = findBrowser("firefox");

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  ...(process.env.WITHOUT_CAROUSEL && { testIgnore: "carousel/**" }),
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  reporter: process.env.PLAYWRIGHT_JSON
    ? [["dot"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON }]]
    : [["list"]],
  outputDir: ".cache/test-results",
  snapshotPathTemplate: "tests/{testFileDir}/{testFileName}-snapshots/{arg}{ext}",
  // A service worker would answer behind the backs of tests that hold up requests; the offline tests allow it.
  use: { baseURL: `http://127.0.0.1:${port}`, serviceWorkers: "block" },
  webServer: {
    command: `node tools/serve.ts`,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: {
          executablePath: chromium,
          args: [
            "--no-sandbox",
            "--disable-gpu",
            // With hinting, letters are as wide as this machine likes.
            "--font-render-hinting=none",
            "--disable-background-networking",
            "--disable-component-update",
            "--no-first-run",
          ],
        },
      },
    },
    {
      name: "firefox",
      testMatch: "journeys/**/*.spec.ts",
      use: { browserName: "firefox", channel: "moz-firefox", launchOptions: { executablePath: firefox } },
    },
  ],
});
