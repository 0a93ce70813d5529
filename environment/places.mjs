/**
 * Where Node, npm, the programs of packages and browsers are, on each system. Pure functions of what they are given, so
 * that tests can ask for a system they don't run on. Plain JavaScript for Node 20: tools/run.mjs needs it before packages
 * are there.
 */
import path from "node:path";

/** @typedef {"linux" | "darwin" | "win32"} Platform */
/** @typedef {(file: string) => boolean} Exists */

/** @param {string} platform */
const pathOn = (platform) => (platform === "win32" ? path.win32 : path.posix);

/**
 * Whether a Node can run the project: React Router asks for 22.22, stylelint for 24.15. The versions between them lack
 * `import.meta.main` in part (23, 24.0, 24.1), and a tool would end there without a word.
 * @param {string} version
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 22) return minor >= 22;
  if (major === 24) return minor >= 15;
  return major > 24;
}

/**
 * The Node to run the project with: the one its packages bring, or the one at hand if it is new enough.
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
 * The command and options that start npm: on Windows it is a script, which only a shell can start.
 * @param {string} platform
 */
export const npmOn = (platform) =>
  platform === "win32" ? { command: "npm.cmd", shell: true } : { command: "npm", shell: false };

/**
 * A package's program as a file for Node. What lies in node_modules/.bin is a shell script on Windows.
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

/** The variable that names a browser by its path. */
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
/** The shell is the same engine without windows: a page costs a third less, but it has no back/forward cache. */
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
 * Where a browser may be, best first. A variable with a path is the only place.
 * @param {BrowserName} name
 * @param {{ platform: string, env: Record<string, string | undefined>, playwrights?: string | undefined }} machine
 *   playwrights: where `playwright install` puts its own
 */
export function browserPlaces(name, { platform, env, playwrights }) {
  const given = env[browserVariables[name]];
  if (given) return [given];
  const installed =
    platform === "darwin" ? onMac(name, env) : platform === "win32" ? onWindows(name, env) : onLinux[name];
  return playwrights ? [...installed, playwrights] : installed;
}

/**
 * The first place that has the browser.
 * @param {BrowserName} name
 * @param {{ platform: string, env: Record<string, string | undefined>, exists: Exists, playwrights?: string | undefined }} machine
 */
export const browserAt = (name, machine) => browserPlaces(name, machine).find(machine.exists);
