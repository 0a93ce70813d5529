/**
 * Finds the browsers for tests, in this order: the path in a variable; an installed browser; Playwright's download;
 * for root on Debian, the distribution's packages (for networks that block downloads).
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, firefox } from "@playwright/test";
import { aptCommand, hasApt, installWithApt } from "./apt.ts";
import { type BrowserName, browserAt, browserVariables } from "./places.mjs";
import { programOf } from "./programs.ts";

const debianPackages: Record<BrowserName, string[]> = {
  chromium: ["chromium-headless-shell"],
  wholeChromium: ["chromium"],
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb", "xauth"],
};
/** Playwright's WebKit has no WebDriver, which tests/engines/webkit.test.ts uses. */
const playwrightsName: Record<BrowserName, "chromium" | "firefox" | undefined> = {
  chromium: "chromium",
  wholeChromium: "chromium",
  firefox: "firefox",
  webkit: undefined,
};
const playwrights = { chromium: chromium.executablePath(), firefox: firefox.executablePath() };

/** Path of a browser, or undefined. */
export function findBrowser(name: BrowserName): string | undefined {
  const own = playwrightsName[name];
  const { platform, env } = process;
  return browserAt(name, {
    platform,
    env,
    exists: existsSync,
    ...(own && { playwrights: playwrights[own] }),
  });
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
    const given = process.env[browserVariables[name]];
    if (given && !existsSync(given)) throw new Error(`${browserVariables[name]}: there is no file ${given}.`);
  }
  let missing = wanted.filter((name) => !works(name));
  const downloads = new Set(missing.flatMap((name) => playwrightsName[name] ?? []));
  if (downloads.size > 0) {
    console.log(`Downloading ${[...downloads].join(" and ")} with Playwright (once) ...`);
    const args = ["install", "--no-shell", ...downloads];
    const { status } = spawnSync(process.execPath, [programOf("@playwright/test", "playwright"), ...args], {
      stdio: "ignore",
    });
    if (status !== 0) console.log("The download failed.");
    missing = missing.filter((name) => !works(name));
  }
  if (missing.length > 0) installWithApt(missing.flatMap((name) => debianPackages[name]));
  return missing.filter((name) => !works(name));
}
