/**
 * Paths of Node, npm, package binaries and browsers on each system. Pure functions, so
 * that tests can cover systems they don't run on. Plain JavaScript for Node 20: tools/run.mjs uses it before packages
 * are installed.
 */
import path from "node:path";

/** @typedef {"linux" | "darwin" | "win32"} Platform */
/** @typedef {(file: string) => boolean} Exists */

/** @param {string} platform */
const pathOn = (platform) => (platform === "win32" ? path.win32 : path.posix);

/**
 * Whether a Node version can run the project: React Router needs 22.22, stylelint 24.15. Some versions in between lack
 * `import.meta.main` (23, 24.0, 24.1), and tools would exit silently.
 * @param {string} version
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 22) return minor >= 22;
  if (major === 24) return minor >= 15;
  return major > 24;
}

/**
 * The Node to run the project with: the one from its packages, or the current one if it is new enough.
 * @param {{ platform: string, arch: string, version: string, execPath: string, root: string, exists: Exists }} machine
 * @returns {string | undefined}
 */
export function nodeFor({ platform, arch, version, execPath, root, exists }) {
  const isWindows = platform === "win32";
  const folder = `node-${isWindows ? "win" : platform}-${arch}`;
  const file = isWindows ? "node.exe" : "node";
  const packaged = pathOn(platform).join(root, "node_modules", folder, "bin", file);
  if (exists(packaged)) return packaged;
  return isNewEnough(version) ? execPath : undefined;
}

/**
 * The command and options that start npm: on Windows it is a script, which needs a shell.
 * @param {string} platform
 */
export const npmOn = (platform) =>
  platform === "win32" ? { command: "npm.cmd", shell: true } : { command: "npm", shell: false };

/**
 * A package's binary as a file for Node. On Windows the files in node_modules/.bin are shell scripts.
 * @param {string} folder the package's folder
 * @param {{ bin?: string | Record<string, string> }} manifest its package.json
 * @param {string} name the program's
 * @param {string} platform
 */
export function programIn(folder, { bin }, name, platform) {
  const file = typeof bin === "string" ? bin : bin?.[name];
  if (!file) throw new Error(`${folder} has no program ${name}.`);
  return pathOn(platform).join(folder, file);
}

/** @typedef {"chromium" | "wholeChromium" | "firefox" | "webkit"} BrowserName */

/** Environment variables with a browser's path. */
export const browserVariables = /** @type {const} */ ({
  chromium: "CHROMIUM",
  wholeChromium: "CHROMIUM_WITH_WINDOWS",
  firefox: "FIREFOX",
  webkit: "WEBKIT_DRIVER",
});

const linuxChromium = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/microsoft-edge",
];
/** The headless shell is the same engine without a UI: a third faster, but without a back/forward cache. */
const onLinux = {
  chromium: ["/usr/bin/chromium-headless-shell", ...linuxChromium],
  wholeChromium: linuxChromium,
  firefox: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
  webkit: ["/usr/bin/WebKitWebDriver"],
};

const macChromium = ["Google Chrome", "Chromium", "Microsoft Edge"];
const windowsChromium = [
  ["Google", "Chrome", "Application", "chrome.exe"],
  ["Chromium", "Application", "chrome.exe"],
  ["Microsoft", "Edge", "Application", "msedge.exe"],
];

/** @param {BrowserName} name @param {Record<string, string | undefined>} env */
function onMac(name, env) {
  const apps = name === "firefox" ? ["Firefox"] : name === "webkit" ? [] : macChromium;
  const folders = ["/Applications", ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
  return apps.flatMap((app) =>
    folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app === "Firefox" ? "firefox" : app}`),
  );
}

/** @param {BrowserName} name @param {Record<string, string | undefined>} env */
function onWindows(name, env) {
  const files =
    name === "firefox" ? [["Mozilla Firefox", "firefox.exe"]] : name === "webkit" ? [] : windowsChromium;
  const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
  return files.flatMap((file) =>
    folders.flatMap((folder) => (folder ? [path.win32.join(folder, ...file)] : [])),
  );
}

/**
 * Possible paths of a browser, best first. If its variable is set, only that path.
 * @param {BrowserName} name
 * @param {{ platform: string, env: Record<string, string | undefined>, playwrights?: string | undefined }} machine
 *   playwrights: path of the browser that `playwright install` downloads
 */
export function browserPlaces(name, { platform, env, playwrights }) {
  const given = env[browserVariables[name]];
  if (given) return [given];
  const installed =
    platform === "darwin" ? onMac(name, env) : platform === "win32" ? onWindows(name, env) : onLinux[name];
  return playwrights ? [...installed, playwrights] : installed;
}

/**
 * The first path that exists.
 * @param {BrowserName} name
 * @param {{ platform: string, env: Record<string, string | undefined>, exists: Exists, playwrights?: string | undefined }} machine
 */
export const browserAt = (name, machine) => browserPlaces(name, machine).find(machine.exists);
