/**
 * Finds the browsers for tests, in this order: an installed one; Playwright's download; for root on Debian, the
 * distribution's packages (for networks that block downloads).
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, firefox } from "@playwright/test";
import { aptCommand, hasApt, installWithApt } from "./apt.ts";
import { installOldChrome, oldChrome, runsOldChrome } from "./old-chrome.ts";
import { programOf } from "./programs.ts";

/** What Playwright downloads. Its WebKit has no WebDriver, which tests/nightly/webkit.test.ts uses. */
const ofPlaywright = {
  chromium: { name: "chromium", size: "about 180 MB", file: chromium.executablePath() },
  firefox: { name: "firefox", size: "about 100 MB", file: firefox.executablePath() },
};

export type BrowserName = "chromium" | "wholeChromium" | "firefox" | "webkit" | "chrome111" | "webkit16";

interface Browser {
  /** Names in /usr/bin, the best first. */
  programs: string[];
  debian: string[];
  download?: { name: string; size: string; file: string };
  /** A file of the project's own cache. */
  file?: string;
}

const chromes = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const browsers: Record<BrowserName, Browser> = {
  // The headless shell is a third faster, but has no back/forward cache.
  chromium: {
    programs: ["chromium-headless-shell", ...chromes],
    debian: ["chromium-headless-shell"],
    download: ofPlaywright.chromium,
  },
  wholeChromium: { programs: chromes, debian: ["chromium"], download: ofPlaywright.chromium },
  firefox: {
    programs: ["firefox-esr", "firefox"],
    debian: ["firefox-esr"],
    download: ofPlaywright.firefox,
  },
  webkit: { programs: ["WebKitWebDriver"], debian: ["webkit2gtk-driver", "xvfb", "xauth"] },
  chrome111: { programs: [], debian: [], file: oldChrome.file },
  // Debian 12 has 2.38, "Version/16.0 Safari".
  webkit16: { programs: ["WPEWebDriver"], debian: ["cog", "wpewebkit-driver"] },
};

export function findBrowser(name: BrowserName): string | undefined {
  const { programs, download, file } = browsers[name];
  const places = programs.map((program) => `/usr/bin/${program}`);
  return [...places, download?.file, file].find((one) => one && existsSync(one));
}

/** Playwright uses its own protocol for its own Firefox, and WebDriver BiDi for any other. */
export const isPlaywrights = (file: string | undefined) =>
  Object.values(ofPlaywright).some((own) => own.file === file);

/** A downloaded browser may need system libraries that are missing. */
function works(name: BrowserName): boolean {
  const file = findBrowser(name);
  if (!file || !isPlaywrights(file)) return file !== undefined;
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/** Installs missing browsers. Says how to get those that are still missing, and returns them. */
export function ensureBrowsers(wanted: BrowserName[]): BrowserName[] {
  const possible = wanted.filter((name) => name !== "chrome111" || runsOldChrome);
  const missing = () => possible.filter((name) => !works(name));
  const downloads = new Set(missing().flatMap((name) => browsers[name].download ?? []));
  if (downloads.size > 0) {
    const sizes = [...downloads].map(({ name, size }) => `${name} (${size})`);
    console.log(`Downloading ${sizes.join(" and ")} with Playwright, once ...`);
    const args = ["install", "--no-shell", ...[...downloads].map(({ name }) => name)];
    spawnSync(process.execPath, [programOf("@playwright/test", "playwright"), ...args], { stdio: "ignore" });
  }
  if (missing().includes("chrome111")) installOldChrome();
  installWithApt(missing().flatMap((name) => browsers[name].debian));
  for (const name of missing()) {
    const { debian, download, file } = browsers[name];
    const playwright = download && !hasApt() && `npx playwright install ${download.name}`;
    const command = playwright || aptCommand(debian);
    const howToGet = file ? "run this again where npm can download packages" : command;
    console.log(
      `!!! ${name.toUpperCase()} IS MISSING, and could not be installed. To get it: ${howToGet} !!!`,
    );
  }
  return missing();
}

/** Path of a browser, installing it if needed. Exits if that is impossible. */
export function requireBrowser(name: BrowserName): string {
  if (ensureBrowsers([name]).length > 0) process.exit(1);
  return findBrowser(name) ?? "";
}
