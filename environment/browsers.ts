/**
 * The browsers that tests drive. In this order: the path in a variable; what is on the machine; Playwright's own download;
 * for root on Debian, the distribution's packages, which is how it works where downloads are blocked.
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
/** Playwright's own WebKit has no WebDriver, which tests/engines/webkit.test.ts speaks. */
const playwrightsName: Record<BrowserName, "chromium" | "firefox" | undefined> = {
  chromium: "chromium",
  wholeChromium: "chromium",
  firefox: "firefox",
  webkit: undefined,
};
const playwrights = { chromium: chromium.executablePath(), firefox: firefox.executablePath() };

/** Where a browser is, or undefined. */
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

/** Playwright drives its own Firefox by a protocol of its own, any other by WebDriver BiDi. */
export const isPlaywrights = (file: string | undefined) =>
  Object.values(playwrights).some((own) => own === file);

/** A download may lack libraries of the system. Elsewhere than on Linux they are part of it. */
const starts = (file: string) =>
  process.platform !== "linux" ||
  spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;

function works(name: BrowserName): boolean {
  const file = findBrowser(name);
  return file !== undefined && (!isPlaywrights(file) || starts(file));
}

/** How a person gets a browser that could not be installed. */
export const howToGet = (name: BrowserName) =>
  hasApt()
    ? aptCommand(debianPackages[name])
    : playwrightsName[name]
      ? `npx playwright install ${playwrightsName[name]}`
      : "nothing here: WebKit's driver is a package of Debian and its kin";

/** Where a browser is, installed if need be. A command that can't go on without it ends here. */
export function requireBrowser(name: BrowserName): string {
  const [missing] = ensureBrowsers([name]);
  const file = findBrowser(name);
  if (file && !missing) return file;
  console.error(`This needs ${name}, which could not be installed. To get it: ${howToGet(name)}`);
  return process.exit(1);
}

/** Installs those that are missing, and returns those that still are. */
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
