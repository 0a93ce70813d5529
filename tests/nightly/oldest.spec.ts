/** The journey of tests/browser/oldest in real old browsers: Chrome 111 from npm, and WebKit 16.0 from Debian 12. */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, expect, test } from "@playwright/test";
import { Builder, Capabilities } from "selenium-webdriver";
import { findBrowser } from "../environment/browsers.ts";
import { freePort } from "../environment/free-port.ts";
import { oldChrome } from "../environment/old-chrome.ts";
import { starter } from "../practices.ts";
import { journey, offline, ofSearch, raises, serve, type Tab, walk } from "../support/oldest/journey.ts";
import { phone } from "../support/visit.ts";
import { portIsOpen, stop } from "./hosts/port.ts";

test.describe.configure({ timeout: 300_000 });

/** On the frozen practice, and the cards that a new practice has, which `npm run test:all` builds. */
async function walkAll(engine: string, tab: Tab) {
  const server = await serve();
  const failures = await walk(engine, tab, server, { ...journey, ...ofSearch, offline });
  const kit = await serve(undefined, starter.build);
  const cards = await walk(`${engine}, a new practice`, tab, kit, {
    "search: stroke": raises("/search", "stroke", "Signs of a stroke"),
    "search: me duele el pecho": raises("/search", "me duele el pecho", "Signs of a heart attack"),
  });
  kit.close();
  expect([...failures, ...cards]).toEqual([]);
}

test("all works in Chrome 111", async () => {
  const executablePath = findBrowser("chrome111");
  test.skip(!executablePath, "!!! NO CHROME 111: the oldest Chrome is NOT tested in this run !!!");
  const browser = await chromium.launch({
    executablePath: executablePath ?? "",
    args: ["--no-zygote", "--disable-gpu"],
    env: { ...process.env, ...oldChrome.env } as Record<string, string>,
  });
  const page = await browser.newPage({ viewport: phone, serviceWorkers: "allow" });
  await walkAll(`Chrome ${browser.version()}`, {
    open: (url) => page.goto(url, { waitUntil: "commit" }),
    run: (code, ...args) => page.evaluate(`(${code})(...${JSON.stringify(args)})`),
  });
  await browser.close();
});

test("all works in WebKit 16.0", async () => {
  const program = findBrowser("webkit16");
  test.skip(!program, "!!! NO WEBKIT 16: the oldest Safari is NOT tested in this run !!!");
  const port = await freePort();
  const env = {
    ...process.env,
    LIBGL_ALWAYS_SOFTWARE: "1",
    EGL_PLATFORM: "surfaceless",
    XDG_RUNTIME_DIR: mkdtempSync(path.join(tmpdir(), "webkit-16-")),
  };
  const driverProgram = spawn(program ?? "", [`--port=${port}`, "--host=127.0.0.1"], {
    env,
    stdio: "ignore",
  });
  await portIsOpen(port, driverProgram);
  const capabilities = new Capabilities({
    browserName: "cog",
    // A page that loads itself again and again never comes to an end.
    pageLoadStrategy: "none",
    "wpe:browserOptions": { binary: "/usr/bin/cog", args: ["--automation", "--platform=headless"] },
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  try {
    const version = await driver.executeScript("return /Version\\/[\\d.]+/.exec(navigator.userAgent)[0]");
    await walkAll(`WebKit ${version}`, {
      open: (url) => driver.get(url),
      run: (code, ...args) =>
        driver.executeAsyncScript(
          `const done = arguments[arguments.length - 1];
          Promise.resolve((${code})(...${JSON.stringify(args)})).then(done, () => done(null));`,
        ),
    });
  } finally {
    await driver.quit();
    await stop(driverProgram);
  }
});
