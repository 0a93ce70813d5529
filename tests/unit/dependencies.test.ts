/** Every package has a documented reason and an exact version. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const manifests = ["package.json", "drawings/package.json"].map((file) =>
  JSON.parse(readFileSync(file, "utf8")),
);
const groups = ["dependencies", "devDependencies", "optionalDependencies"];
const named = manifests.flatMap((manifest) =>
  groups.flatMap((group) => Object.entries<string>(manifest[group] ?? {})),
);
const packages = new Map(named);

const rows = readFileSync("docs/dependencies.md", "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, name, why = "", ships = ""] = /^\| `([^`]+)` \| (.*?) \| (.*?) \|$/.exec(line) ?? [];
    return name ? [{ name, why, ships }] : [];
  });

test("docs/dependencies.md lists exactly the packages of package.json", () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([...packages.keys()].sort());
});

test("each has a one-line reason, and whether it ships", () => {
  for (const { name, why, ships } of rows) {
    expect(why, `${name}: why is it here?`).toMatch(/^[A-Z].{10,120}\.$/);
    expect(["browser", "server", "no"], `${name}: does it ship?`).toContain(ships);
  }
});

test("versions are exact, and the same in both workspaces", () => {
  for (const [name, version] of named) {
    expect(version, name).toBe(packages.get(name));
    expect(version, `${name}: pin one version`).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/);
  }
});
