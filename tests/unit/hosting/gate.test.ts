/** No documented way publishes a build with samples. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { previewOnCloudflare, wranglerCommand } from "../../../deploy/cloudflare.ts";
import { deploy } from "../../../deploy/deploy.ts";
import { gate } from "../../../deploy/gate.ts";
import { ways } from "../../../deploy/ways.ts";
import { settlement } from "../../../tools/preflight.ts";
import { prepare, refuseOtherFolders } from "../../../tools/publish.ts";
import { smallBuild } from "./small-build.ts";

const root = mkdtempSync(path.join(tmpdir(), "gate-"));
const build = path.join(root, "build");
beforeEach(() => rmSync(build, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true }));

const docs = ["README.md", "docs/hosting.md"].map((name) => readFileSync(name, "utf8")).join("\n");
const workflows = [".github/workflows/site.yml", ".gitlab-ci.yml"].map((name) => readFileSync(name, "utf8"));

it("lets a settled build pass, and says what is left of another", () => {
  const file = path.join(build, "preflight.json");
  expect(() => gate(file)).toThrow("There is no complete build. Run: npm run build");
  smallBuild(build, { toSettle: 2 });
  expect(() => gate(file)).toThrow(/content\/practice\.yaml:5 phone[\s\S]*To settle first: 2 values\./);
  smallBuild(build);
  expect(() => gate(file)).not.toThrow();
});

describe("every documented way", () => {
  const named = [docs, ...workflows].flatMap((text) =>
    [...text.matchAll(/npm run (?:publish|rollback) -- ([a-z]\w*)/g)].map(([, way = ""]) => way),
  );
  it("is one that npm run publish has, and each of those is documented", () => {
    expect([...new Set(named)].sort()).toEqual(Object.keys(ways).sort());
  });

  it.each(Object.keys(ways))("%s sends nothing while there are samples", async (name) => {
    const way = ways[name]?.({ build, name: path.join(root, "site") });
    if (!way) throw new Error("no such way");
    const place = path.join(root, name);
    const sent: string[] = [];
    const target = { way: { ...way, place, send: () => sent.push("sent") }, site: "http://127.0.0.1:9" };
    await expect(deploy(target, smallBuild(build, { toSettle: 1 }))).rejects.toThrow(
      "Nothing was published. To settle first: 1 value.",
    );
    expect(sent).toEqual([]);
    expect(existsSync(place)).toBe(false);
  });

  it("the command stops at preflight, before it builds", async () => {
    const steps: string[] = [];
    const work = {
      content: async () => void steps.push("content"),
      // The frozen practice is made up.
      settlement: () => settlement("tests/practice"),
      build: async () => void steps.push("build"),
      tests: async () => void steps.push("tests"),
    };
    await expect(prepare(work, false, () => {})).rejects.toThrow(
      /Nothing was published. To settle first: \d+ values/,
    );
    expect(steps).toEqual(["content"]);
    // A trial shows the list and goes on: nothing is published.
    const said: string[] = [];
    await prepare(work, true, (line) => said.push(line));
    expect(steps).toEqual(["content", "content", "build", "tests"]);
    expect(said.join("\n")).toContain("to fix before the site may go public");
  });

  it("the command refuses another folder in CONTENT_DIR or BUILD_DIR", () => {
    const folders = { CONTENT_DIR: "content", BUILD_DIR: "build" };
    expect(() => refuseOtherFolders(folders)).not.toThrow();
    expect(() => refuseOtherFolders({ ...folders, BUILD_DIR: "tests/practice" })).toThrow(
      "BUILD_DIR names tests/practice, but only",
    );
    const env = { ...process.env, ...folders, CONTENT_DIR: "tests/practice" };
    const { status, stderr } = spawnSync(process.execPath, ["tools/publish.ts", "--dry-run"], { env });
    expect(status).toBe(1);
    expect(String(stderr)).toContain("CONTENT_DIR names tests/practice, but only");
  }, 180_000);

  it.each([
    [1, 1],
    [0, 0],
  ])("the container's build with %i value to settle exits with %i", (toSettle, status) => {
    smallBuild(build, { toSettle });
    const [, check = ""] = /^RUN (grep -q .*)$/m.exec(readFileSync("deploy/Containerfile", "utf8")) ?? [];
    const command = check.replaceAll("/tmp/preflight.json", path.join(build, "preflight.json"));
    expect(spawnSync("sh", ["-c", command]).status).toBe(status);
  });

  it("is the only one: nothing names a tool that sends a build by itself", () => {
    const direct = /wrangler@\S+ (deploy|versions)|aws s3|cp -r build|rsync|\bscp\b|netlify deploy|gh-pages/;
    for (const text of [docs, ...workflows]) expect(text).not.toMatch(direct);
  });
});

describe("Cloudflare", () => {
  it("gets the build with the tested wrangler", () => {
    const version = /wrangler@[\d.]+/.exec(readFileSync("tests/hosting/edge.ts", "utf8"))?.[0];
    const config = path.join(build, "hosting/cloudflare/wrangler.jsonc");
    expect(wranglerCommand(build, "rollback", "--yes")).toEqual([
      ...["exec", "--yes", "--", version, "rollback", "--config", config, "--yes"],
    ]);
  });

  it.each([true, false])(
    "shows a preview as another worker, never to search engines (samples: %s)",
    (hasSamples) => {
      smallBuild(build, { toSettle: 3, hasSamples });
      const before = readFileSync(path.join(build, "client/_headers"), "utf8");
      let args: string[] = [];
      const address = previewOnCloudflare(build, (given, env) => {
        args = given;
        const config = given[given.indexOf("--config") + 1] ?? "";
        const headers = readFileSync(path.join(path.dirname(config), "../../client/_headers"), "utf8");
        expect(headers.match(/X-Robots-Tag: noindex, nofollow/g)?.length).toBeGreaterThan(0);
        const line = { type: "deploy", targets: ["https://a-practice-preview.office.workers.dev"] };
        const started = { type: "wrangler-session" };
        const output = [started, line].map((entry) => JSON.stringify(entry)).join("\n");
        spawnSync("tee", [env?.WRANGLER_OUTPUT_FILE_PATH ?? ""], { input: output });
      });
      expect(args.slice(-2)).toEqual(["--name", "a-practice-preview"]);
      expect(address).toBe("https://a-practice-preview.office.workers.dev");
      expect(readFileSync(path.join(build, "preview.env"), "utf8")).toBe(`PREVIEW_URL=${address}\n`);
      // The build itself stays as it was, and what was made for the preview is gone.
      expect(readFileSync(path.join(build, "client/_headers"), "utf8")).toBe(before);
      expect(existsSync(path.join(build, "preview"))).toBe(false);
    },
  );
});
