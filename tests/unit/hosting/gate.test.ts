/** What stops `npm run publish`: samples, pages that would be gone, what the gate finds in the built pages. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { preflightResult } from "../../../engine/cli/preflight.ts";
import { type Decisions, type Preparation, prepare } from "../../../engine/cli/publish.ts";
import { host } from "../../../engine/hosts/files.ts";
import { danger, ofContent, report } from "../../../engine/hosts/gate/finding.ts";
import { publish } from "../../../engine/hosts/publish.ts";
import { inEngine } from "../../../engine/roots.ts";
import { smallBuild } from "./small-build.ts";

const root = mkdtempSync(path.join(tmpdir(), "gate-"));
const build = path.join(root, "build");
beforeEach(() => rmSync(build, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true }));

/** Nothing answers there. */
const site = "http://127.0.0.1:9";
let sent: string[] = [];
beforeEach(() => {
  sent = [];
});
const sending = { ...host, publish: (folder: string) => void sent.push(folder) };
const target = { host: sending, name: "a-practice", site };

describe("the host", () => {
  it("is sent nothing while there are samples, or without a build", async () => {
    await expect(publish(target, build)).rejects.toThrow("There is no complete build. Run: npm run build");
    await expect(publish(target, smallBuild(build, { remaining: 1 }))).rejects.toThrow(
      "Nothing was published: 1 item is left to fix. npm run preflight lists them.",
    );
    expect(sent).toEqual([]);
  });

  const client = path.join(build, "client");
  const noBuild = "There is no complete build. Run: npm run build";
  it.each([
    ["a changed page", "about-us.html", () => writeFileSync(path.join(client, "about-us.html"), "<h1>Abo")],
    ["a missing copy", "about-us.html.gz", () => rmSync(path.join(client, "about-us.html.gz"))],
    ["a file that was added", "notes.txt", () => writeFileSync(path.join(client, "notes.txt"), "by hand")],
    ["changed headers", "_headers", () => writeFileSync(path.join(client, "_headers"), "/*\n")],
    [
      "half an integrity.json",
      noBuild,
      () => writeFileSync(path.join(client, "integrity.json"), '{ "files": {'),
    ],
    ["no integrity.json", noBuild, () => rmSync(path.join(client, "integrity.json"))],
    ["an empty preflight.json", noBuild, () => writeFileSync(path.join(build, "preflight.json"), "")],
    ["no configuration", noBuild, () => rmSync(path.join(build, "hosting"), { recursive: true })],
    [
      "a link",
      "leak.txt in the build is a symbolic link",
      () => symlinkSync("..", path.join(client, "leak.txt")),
    ],
  ])("is sent no build with %s", async (_, words, change) => {
    smallBuild(build);
    change();
    await expect(publish(target, build)).rejects.toThrow(words);
    expect(sent).toEqual([]);
  });
});

it.each([
  [1, 1],
  [0, 0],
])("the container's build with %i item to fix exits with %i", (remaining, status) => {
  smallBuild(build, { remaining });
  const [, check = ""] =
    /^RUN (grep -q .*)$/m.exec(readFileSync(inEngine("hosts/Containerfile"), "utf8")) ?? [];
  const command = check.replaceAll("/tmp/preflight.json", path.join(build, "preflight.json"));
  expect(spawnSync("sh", ["-c", command]).status).toBe(status);
});

describe("the command", () => {
  /** Runs the steps, and returns what was said, how far it came, and why it stopped. */
  async function trial(work: Partial<Preparation>, decisions: Decisions = {}) {
    const [steps, said]: [string[], string[]] = [[], []];
    const all: Preparation = {
      content: async () => void steps.push("content"),
      preflight: () => ({ remaining: 0, report: "" }),
      removed: async () => "",
      build: async () => void steps.push("build"),
      findings: async () => [],
      ...work,
    };
    const error = await prepare(all, decisions, (line) => said.push(line)).catch((reason) => reason.message);
    return { steps, said: said.join("\n"), error };
  }

  const findings = async () => [danger("about-us.html: no link calls the practice")];
  it.each<[what: string, work: Partial<Preparation>, error: RegExp, goesOn: Decisions, said: string]>([
    [
      "values of the frozen practice, which is made up",
      { preflight: () => preflightResult("tests/practice/content") },
      /^Nothing was published: \d+ items are left to fix/,
      { isTrial: true },
      "to fix before the site may go public",
    ],
    [
      "public pages that would be gone",
      { removed: async () => "1 public page would be gone:\n  /gone" },
      /^1 public page would be gone:\n {2}\/gone\nNothing was published\..*--confirm-removed/,
      { confirmRemoved: true },
      "/gone",
    ],
    [
      "a dangerous fault of a page",
      { findings },
      /It is a fault of the program, not of your text.*\n {2}about-us\.html: no link calls the practice\nNothing was published\..*--anyway/,
      { anyway: true },
      "no link calls the practice",
    ],
  ])("stops for %s, until someone decides otherwise", async (_, work, error, goesOn, said) => {
    const stopped = await trial(work);
    expect(stopped.error).toMatch(error);
    // What is found is found in the build.
    expect(stopped.steps).toEqual(work.findings ? ["content", "build"] : ["content"]);
    const went = await trial(work, goesOn);
    expect(went).toMatchObject({ error: undefined, steps: ["content", "build"] });
    expect(went.said).toContain(said);
  });

  it("stops for what content can mend, whoever decides otherwise, and not for what its makers should know", async () => {
    const zip = ofContent({
      file: "locations/mesa-az.md",
      path: ["zip"],
      expected: "a",
      found: "b",
      todo: "c",
    });
    const many = Array.from({ length: 23 }, (_, index) => report(`page-${index}.html: /gone has no file`));
    const stopped = await trial({ findings: async () => [zip, ...many] }, { anyway: true });
    expect(stopped.error).toBe(
      "The pages show mistakes of the content:\n  content/locations/mesa-az.md zip\n    expected: a\n    found:    b\n    to do:    c\nNothing was published.",
    );
    const went = await trial({ findings: async () => many });
    expect(went.error).toBeUndefined();
    expect(went.said).toMatch(
      /nothing that stops a publish:\n {2}page-0.html: [\s\S]*\n {2}and 3 more\n✓ pages/,
    );
  });

  it("says in one line that it knows no such word", () => {
    const args = ["engine/cli/publish.ts", "--rollback", "netlify"];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^✗ Unexpected argument 'netlify'.*\n$/),
    });
  });
});
