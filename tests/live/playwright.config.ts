/** For `npm run publish`, which names content, build and port: the tests of any practice's pages, on the one to publish. */
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { hermetic } from "../../environment/hermetic.ts";
import { inChromium } from "../chromium.ts";

Object.assign(process.env, hermetic());
const baseURL = `http://127.0.0.1:${process.env.PORT}`;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  // Compares with other practices, which an owner may delete.
  testIgnore: "own-words.spec.ts",
  ...(!process.env.SWEEP && { grepInvert: /@sweep/ }),
  fullyParallel: true,
  workers: 3,
  // A slow machine is no fault of a page.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "json",
  outputDir: path.resolve(".cache/test-results/published"),
  use: { ...inChromium, baseURL, locale: "en-US", serviceWorkers: "block" },
  webServer: { command: `"${process.execPath}" tools/serve.ts`, cwd: path.resolve(), url: baseURL },
});
