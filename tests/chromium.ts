/** Chromium for tests: the machine's own, or Playwright's. */
import { devices } from "@playwright/test";
import { findBrowser } from "../environment/browsers.ts";

const executablePath = findBrowser("chromium");

export const inChromium = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    ...(executablePath && { executablePath }),
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
