/** What stops `npm run publish`: samples, pages that would be gone, faults of the built pages. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { host } from "../../../hosts/files.ts";
import { publish } from "../../../hosts/publish.ts";
import { preflightResult } from "../../../tools/preflight.ts";
import { type Decisions, faultsIn, type Preparation, prepare } from "../../../tools/publish.ts";
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
  it.each([
    ["a changed page", "about-us.html", () => writeFileSync(path.join(client, "about-us.html"), "<h1>Abo")],
    ["a missing copy", "about-us.html.gz", () => rmSync(path.join(client, "about-us.html.gz"))],
    ["a file that was added", "notes.txt", () => writeFileSync(path.join(client, "notes.txt"), "by hand")],
    ["changed headers", "_headers", () => writeFileSync(path.join(client, "_headers"), "/*\n")],
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
  const [, check = ""] = /^RUN (grep -q .*)$/m.exec(readFileSync("hosts/Containerfile", "utf8")) ?? [];
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
      faults: async () => [],
      ...work,
    };
    const error = await prepare(all, decisions, (line) => said.push(line)).catch((reason) => reason.message);
    return { steps, said: said.join("\n"), error };
  }

  const faults = async () => ["/about-us 320 px: too wide"];
  it.each<[what: string, work: Partial<Preparation>, error: RegExp, goesOn: Decisions, said: string]>([
    [
      "values of the frozen practice, which is made up",
      { preflight: () => preflightResult("tests/practice") },
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
      "a fault of a page",
      { faults },
      /It is a fault of the program, not of your text.*\n {2}\/about-us 320 px: too wide\nNothing was published\..*--anyway/,
      { anyway: true },
      "",
    ],
  ])("stops for %s, until someone decides otherwise", async (_, work, error, goesOn, said) => {
    const stopped = await trial(work);
    expect(stopped.error).toMatch(error);
    // Faults are those of the build.
    expect(stopped.steps).toEqual(work.faults ? ["content", "build"] : ["content"]);
    const went = await trial(work, goesOn);
    expect(went).toMatchObject({ error: undefined, steps: ["content", "build"] });
    expect(went.said).toContain(said);
  });

  it("says each fault in a line, with its page, and nothing of the test runner", () => {
    const wide = "/about-us 640 px, text at 200 %: scrolls horizontally by 98 px";
    const found = [
      { title: "page /about-us", failureMessages: [`Error: 2 found\n${wide}\n/about-us 320 px: too small`] },
      {
        title: "links resolve",
        failureMessages: [
          '\u001b[31mError: expect(received).toEqual(expected)\n\n- Array []\n+ Array [\n+   "index.html: /gone has no file",\n+ ]',
        ],
      },
      {
        title: "every page",
        failureMessages: ["Error: exactly one h1\n\nexpect(received).toHaveLength(expected)"],
      },
      { title: "every page", failureMessages: [""] },
    ];
    expect(found.flatMap(faultsIn)).toEqual([
      wide,
      "/about-us 320 px: too small",
      "links resolve: index.html: /gone has no file",
      "every page: Error: exactly one h1",
      "every page: it stopped",
    ]);
  });

  it.each([
    ["that it knows no such word", {}, "Unexpected argument 'netlify'"],
    ["that another folder can't be published", { BUILD_DIR: "tests/practice" }, "BUILD_DIR is set, but"],
  ])("says in one line %s", (_, folders, words) => {
    const { CONTENT_DIR: __, BUILD_DIR: ___, ...others } = process.env;
    const args = ["tools/publish.ts", "--rollback", "netlify"];
    const run = { encoding: "utf8", env: { ...others, ...folders } } as const;
    const { status, stderr } = spawnSync(process.execPath, args, run);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(`^✗ ${words}.*\n$`) });
  });
});
