/** No documented way publishes a build with samples. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { wranglerCommand } from "../../../deploy/cloudflare.ts";
import { copyTo } from "../../../deploy/folder.ts";
import { gate } from "../../../deploy/gate.ts";

const root = mkdtempSync(path.join(tmpdir(), "gate-"));
const build = path.join(root, "build");
const file = path.join(build, "preflight.json");
const settle = (toSettle: number) =>
  writeFileSync(file, JSON.stringify({ toSettle, report: "content/practice.yaml:5 phone" }, null, 2));

beforeEach(() => {
  rmSync(build, { recursive: true, force: true });
  mkdirSync(path.join(build, "client"), { recursive: true });
  writeFileSync(path.join(build, "client/index.html"), "<h1>Home</h1>");
  writeFileSync(path.join(build, "hosting.json"), '{"rules":[],"redirects":[],"hidden":[]}');
});
afterAll(() => rmSync(root, { recursive: true }));

it("lets a settled build pass, and says what is left of another", () => {
  expect(() => gate(file)).toThrow("There is no complete build. Run: npm run build");
  settle(2);
  expect(() => gate(file)).toThrow(/content\/practice\.yaml:5 phone[\s\S]*this build has 2 values to settle/);
  settle(0);
  expect(() => gate(file)).not.toThrow();
});

const run = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [`deploy/${program}.ts`, ...args], {
    encoding: "utf8",
    // Without npm and aws, so that nothing could be sent.
    env: { PATH: "", BUILD_DIR: build, NO_COLOR: "1" },
  });

it.each([["cloudflare"], ["folder", path.join(root, "site")], ["s3", "bucket", "--run"]])(
  "deploy:%s publishes nothing while there are samples",
  (program, ...args) => {
    settle(1);
    const { status, stderr } = run(program, ...args);
    expect(status).toBe(1);
    expect(stderr).toContain("Nothing was published: this build has 1 value to settle.");
    expect(stderr).not.toContain("    at ");
    expect(existsSync(path.join(root, "site"))).toBe(false);
  },
);

it("copies a settled build to a new folder only", () => {
  settle(0);
  const target = path.join(root, "site");
  expect(run("folder", target)).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(target, "index.html"), "utf8")).toBe("<h1>Home</h1>");
  expect(() => copyTo(target, path.join(build, "client"))).toThrow("isn't empty");
  expect(run("folder").stderr).toContain("Name a new folder");
});

it("deploys with the tested wrangler and the configuration of the build", () => {
  const version = /wrangler@[\d.]+/.exec(readFileSync("tests/hosting/edge.ts", "utf8"))?.[0];
  expect(wranglerCommand(["--dry-run"])).toEqual([
    ...["exec", "--yes", "--", version, "deploy", "--config"],
    expect.stringMatching(/wrangler\.jsonc$/),
    "--dry-run",
  ]);
});

it("the container and the documentation have no way around it", () => {
  expect(readFileSync("deploy/Containerfile", "utf8")).toContain(`grep -q '"toSettle": 0,'`);
  settle(0);
  expect(readFileSync(file, "utf8")).toContain('"toSettle": 0,');
  const docs = ["README.md", "docs/hosting.md"].map((name) => readFileSync(name, "utf8")).join("\n");
  expect(docs).not.toMatch(/wrangler@\S+ deploy|aws s3|cp -r build|rsync/);
});
