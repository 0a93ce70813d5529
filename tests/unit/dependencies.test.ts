/** Few packages, each with a reason, each pinned. `npm run audit` asks the registry for known holes. */
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
