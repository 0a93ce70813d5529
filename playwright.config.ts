import { defineConfig, devices } from "@playwright/test";
import { findBrowser, isPlaywrights } from "./tests/environment/browsers.ts";
import { freePort } from "./tests/environment/free-port.ts";
import { hermetic } from "./tests/environment/hermetic.ts";
import { isRest } from "./tests/gates.ts";
import { environmentOf, frozen, living } from "./tests/practices.ts";

/** A run tests one practice: the frozen one, or the one in PRACTICE. */
const alive = living.find(({ name }) => name === process.env.PRACTICE);
const tested = alive ?? frozen;

// Inherited by workers, browsers and the server started below; tests read the content of their practice.
Object.assign(process.env, hermetic(), environmentOf(tested));
process.env.PORT = process.env.TEST_PORT ??= String(await freePort());
const address = `http://127.0.0.1:${process.env.PORT}`;

const chromium = findBrowser("chromium");
const firefox = findBrowser("firefox");

/**
 * What depends on engine behavior: <dialog>, commands and popovers, inert, <details name>, :hover and :focus-within, focus,
 * scrolling and history; and what an engine does when files or storage fail, and when React finds a changed page.
 * `npm test` runs one test of each, tagged @engine; the rest all but those tagged @once, where our own code handles clicks,
 * URLs and lists with APIs that work the same everywhere.
 */
const ofTheEngine = [
  ...["early-touch", "keyboard", "path-change", "sidebar", "wide-menu"].map(
    (name) => `frame/${name}.spec.ts`,
  ),
  "pages/accordion.spec.ts",
  ...["altered-page", "faults", "react-fails", "storage"].map((name) => `faults/${name}.spec.ts`),
];

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
      // No page lives long enough to pay for optimized code: without it a visit takes a fifth less CPU time.
      "--js-flags=--no-opt --no-maglev",
    ],
  },
};

/** It takes five seconds to start, so it has one worker. */
const inFirefox = {
  name: "firefox",
  testDir: "tests/browser",
  workers: 1,
  testMatch: ofTheEngine,
  ...(isRest ? { grepInvert: /@once|@engine/ } : { grep: /@engine/ }),
  use: {
    browserName: "firefox" as const,
    ...(!isPlaywrights(firefox) && { channel: "moz-firefox" }),
    launchOptions: {
      ...(!isPlaywrights(firefox) && firefox && { executablePath: firefox }),
      // Elements get focus events although no window is in front.
      firefoxUserPrefs: { "focusmanager.testmode": true },
    },
  },
};

/** The tests run on what ships: the production build behind the real server. tests/run.ts builds it and finds the browsers. */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // One more than the cores of a small machine: tests also wait.
  workers: 3,
  // Set by tests/run.ts. A manual run tries once.
  retries: process.env.TEST_REPORT ? 1 : 0,
  timeout: 60_000,
  // On a busy machine five seconds, Playwright's own, are too few.
  expect: { timeout: 15_000 },
  reporter: [["dot"], ["./tests/reporter.ts"]],
  // Cleared at the start of a run, so each practice has its own: two may be tested at once.
  outputDir: `.cache/test-results/${tested.name}`,
  snapshotPathTemplate: "{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}",
  // A service worker would bypass tests that intercept requests; the offline tests allow it.
  use: { baseURL: address, locale: "en-US", serviceWorkers: "block" },
  webServer: {
    command: `"${process.execPath}" engine/cli/start.ts --no-build`,
    url: address,
  },
  projects: alive
    ? [{ name: "chromium", testDir: "tests/nightly/practices", use: inChromium }]
    : [
        // First, so that Chromium has work for the other worker until the end.
        ...(firefox ? [inFirefox] : []),
        {
          name: "chromium",
          testDir: "tests/browser",
          ...(isRest ? { grep: /@nightly|@both/ } : { grepInvert: /@nightly/ }),
          use: inChromium,
        },
        ...(isRest
          ? [{ name: "nightly", testDir: "tests/nightly", testIgnore: "practices/**", use: inChromium }]
          : []),
      ],
});
