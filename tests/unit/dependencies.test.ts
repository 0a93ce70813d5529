/** Few packages, each with a reason, each pinned, none that ships with a known hole. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const groups = ["dependencies", "devDependencies", "optionalDependencies"];
const packages = new Map<string, string>(
  groups.flatMap((group) => Object.entries<string>(manifest[group] ?? {})),
);

const rows = readFileSync("docs/dependencies.md", "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, name, why = "", ships = ""] = /^\| `([^`]+)` \| (.*?) \| (.*?) \|$/.exec(line) ?? [];
    return name ? [{ name, why, ships }] : [];
  });

test("docs/dependencies.md names every package of package.json, and nothing else", () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([...packages.keys()].sort());
});

test("each has one line of reason, and says whether it ships", () => {
  for (const { name, why, ships } of rows) {
    expect(why, `${name}: why is it here?`).toMatch(/^[A-Z].{10,120}\.$/);
    expect(["browser", "server", "no"], `${name}: does it ship?`).toContain(ships);
  }
});

test("versions are exact", () => {
  for (const [name, version] of packages)
    expect(version, `${name}: pin one version`).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/);
});

/** Asks the registry; where there is none, or a mirror without advisories, says loudly that nothing was asked. */
test("npm audit finds nothing in what ships", { timeout: 60_000 }, (context) => {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    encoding: "utf8",
    timeout: 45_000,
  });
  let report: { metadata?: { vulnerabilities: Record<string, number> }; vulnerabilities?: object };
  try {
    report = JSON.parse(stdout);
  } catch {
    report = {};
  }
  if (!report.metadata) {
    console.warn("!!! THE PACKAGE REGISTRY GIVES NO ADVISORIES: npm audit was NOT run !!!");
    context.skip();
  }
  expect(report.vulnerabilities, JSON.stringify(report.vulnerabilities, null, 2)).toEqual({});
});
