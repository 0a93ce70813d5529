/**
 * Finds the browsers for tests, in this order: the path in a variable; an installed browser; Playwright's download;
 * for root on Debian, the distribution's packages (for networks that block downloads).
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, firefox } from "@playwright/test";
import { aptCommand, hasApt, installWithApt } from "./apt.ts";
import { programOf } from "./programs.ts";

export type BrowserName = "chromium" | "wholeChromium" | "firefox" | "webkit";

/** Environment variables with a browser's path. */
const variables = {
  chromium: "CHROMIUM",
  wholeChromium: "CHROMIUM_WITH_WINDOWS",
  firefox: "FIREFOX",
  webkit: "WEBKIT_DRIVER",
};
const wholeChromium = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Programs in /usr/bin, the best first. The headless shell is a third faster, but has no back/forward cache. */
const installed: Record<BrowserName, string[]> = {
  chromium: ["chromium-headless-shell", ...wholeChromium],
  wholeChromium,
  firefox: ["firefox-esr", "firefox"],
  webkit: ["WebKitWebDriver"],
};

const debianPackages: Record<BrowserName, string[]> = {
  chromium: ["chromium-headless-shell"],
  wholeChromium: ["chromium"],
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb", "xauth"],
};
/** Playwright's WebKit has no WebDriver, which tests/nightly/webkit.test.ts uses. */
const playwrightsName: Record<BrowserName, "chromium" | "firefox" | undefined> = {
  chromium: "chromium",
  wholeChromium: "chromium",
  firefox: "firefox",
  webkit: undefined,
};
/** What Playwright downloads, in MB. */
const downloadSizes = { chromium: 180, firefox: 100 };
const playwrights = { chromium: chromium.executablePath(), firefox: firefox.executablePath() };

/** Path of a browser, or undefined. */
export function findBrowser(name: BrowserName): string | undefined {
  const own = playwrightsName[name];
  const given = process.env[variables[name]];
  const places = installed[name].map((program) => `/usr/bin/${program}`);
  return (given ? [given] : [...places, ...(own ? [playwrights[own]] : [])]).find((file) => existsSync(file));
}

/** Playwright uses its own protocol for its own Firefox, and WebDriver BiDi for any other. */
export const isPlaywrights = (file: string | undefined) =>
  Object.values(playwrights).some((own) => own === file);

/** On Linux, a downloaded browser may need system libraries that are missing. */
const starts = (file: string) =>
  process.platform !== "linux" ||
  spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;

function works(name: BrowserName): boolean {
  const file = findBrowser(name);
  return file !== undefined && (!isPlaywrights(file) || starts(file));
}

/** Instructions for a browser that couldn't be installed. */
export const howToGet = (name: BrowserName) =>
  hasApt()
    ? aptCommand(debianPackages[name])
    : playwrightsName[name]
      ? `npx playwright install ${playwrightsName[name]}`
      : "nothing here: WebKit's driver is a package of Debian and its kin";

/** Path of a browser, installing it if needed. Exits if there is none. */
export function requireBrowser(name: BrowserName): string {
  const [missing] = ensureBrowsers([name]);
  const file = findBrowser(name);
  if (file && !missing) return file;
  console.error(`This needs ${name}, which could not be installed. To get it: ${howToGet(name)}`);
  return process.exit(1);
}

/** Installs missing browsers. Returns those that are still missing. */
export function ensureBrowsers(wanted: BrowserName[]): BrowserName[] {
  for (const name of wanted) {
    const given = process.env[variables[name]];
    if (given && !existsSync(given)) throw new Error(`${variables[name]}: there is no file ${given}.`);
  }
  let missing = wanted.filter((name) => !works(name));
  const downloads = new Set(missing.flatMap((name) => playwrightsName[name] ?? []));
  if (downloads.size > 0) {
    const sizes = [...downloads].map((name) => `${name} (about ${downloadSizes[name]} MB)`);
    console.log(`Downloading ${sizes.join(" and ")} with Playwright, once ...`);
    const args = ["install", "--no-shell", ...downloads];
    spawnSync(process.execPath, [programOf("@playwright/test", "playwright"), ...args], { stdio: "ignore" });
    missing = missing.filter((name) => !works(name));
  }
  if (missing.length > 0) installWithApt(missing.flatMap((name) => debianPackages[name]));
  return missing.filter((name) => !works(name));
}
