/** Publishing to nginx and back: real files, a real switch, and a comparison over HTTP. Each test starts where the one before ended. */
import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test as testAlways } from "vitest";
import { loadBrotli, nginxProgram } from "../../../environment/nginx.ts";
import { ways } from "../../../hosts/hosts.ts";
import { deploy, rollBack } from "../../../hosts/publish.ts";
import { portIsOpen, stop } from "../../hosting/port.ts";
import { smallBuild } from "./small-build.ts";

const hasNginx = existsSync(nginxProgram);
const test = testAlways.skipIf(!hasNginx);

const port = Number(process.env.TEST_PORT ?? 4174) + 40;
const site = `http://127.0.0.1:${port}`;
let folder: string;
let server: ChildProcess | undefined;
let lines: string[] = [];

const build = (options: Parameters<typeof smallBuild>[1]) => smallBuild(path.join(folder, "build"), options);

/** As the documentation says: a folder, and a command that reloads nginx. */
function target(reload: string) {
  const listen = `127.0.0.1:${port}`;
  const way = ways.folder?.({ build: "", name: path.join(folder, "site"), reload, listen });
  if (!way) throw new Error("There is no way named folder.");
  return { way, site, waits: [0, 0.5], say: (line: string) => lines.push(line) };
}
const reloadNginx = () => `kill -HUP ${server?.pid} && sleep 0.5`;

async function live() {
  const response = await fetch(site);
  const policy = response.headers.get("content-security-policy") ?? "";
  return { words: await response.text(), script: /'sha256-(\w+)'/.exec(policy)?.[1] };
}

/** The server's own configuration includes that of the live build. */
async function startNginx() {
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const config = ["-p", path.join(folder, "run"), "-c", path.join(folder, "nginx.conf")];
  server = spawn(nginxProgram, [...config, "-g", `daemon off; ${user} ${loadBrotli}`], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await portIsOpen(port, server);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rollback-"));
  mkdirSync(path.join(folder, "run"));
  copyFileSync("hosts/nginx.conf", path.join(folder, "nginx.conf"));
  symlinkSync(
    path.join(folder, "site/current/hosting/nginx/site-brotli.conf"),
    path.join(folder, "site.conf"),
  );
});
afterAll(async () => {
  await stop(server);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  lines = [];
});

test("the first build is copied before the server is there to compare", async () => {
  const published = deploy(target(""), build({ words: "one", script: "a" }));
  await expect(published).rejects.toThrow(/was published, but http:\S+ could not be read/);
  await startNginx();
  expect(await live()).toEqual({ words: "<h1>one</h1>", script: "a" });
});

test("the next build goes live with its own security policy, and once", async () => {
  await deploy(target(reloadNginx()), build({ words: "two", script: "b" }));
  expect(await live()).toEqual({ words: "<h1>two</h1>", script: "b" });
  expect(lines).toEqual([`All 4 files of ${site} are as built.`]);
  await deploy(target("exit 1"), build({ words: "two", script: "b" }));
  expect(lines.at(-1)).toBe(`This build is live at ${site}: nothing to publish.`);
});

test("one command goes back, headers included", async () => {
  await rollBack(target(reloadNginx()));
  expect(await live()).toEqual({ words: "<h1>one</h1>", script: "a" });
  expect(lines).toEqual([expect.stringMatching(/is the build of \S+, commit onea012345 again\.$/)]);
  await expect(rollBack(target(reloadNginx()))).rejects.toThrow("No earlier build is kept in");
});

test("a deploy that stops before the switch changes nothing, and can be repeated", async () => {
  const interrupted = target(reloadNginx());
  interrupted.way.send = () => {
    throw new Error("The power is off.");
  };
  const next = build({ words: "three", script: "c" });
  await expect(deploy(interrupted, next)).rejects.toThrow("The power is off.");
  expect(await live()).toEqual({ words: "<h1>one</h1>", script: "a" });
  await deploy(target(reloadNginx()), next);
  expect(await live()).toEqual({ words: "<h1>three</h1>", script: "c" });
});

test("a server that can't read the new configuration stays with the build before", async () => {
  await expect(deploy(target("exit 1"), build({ words: "four" }))).rejects.toThrow("has not changed");
  expect(await live()).toEqual({ words: "<h1>three</h1>", script: "c" });
  // The link too, so that a reload for another reason doesn't bring it.
  const linked = path.join(folder, "site/current/client/index.html");
  expect(readFileSync(linked, "utf8")).toBe("<h1>three</h1>");
  // The build that was refused is not what to go back from.
  await rollBack(target(reloadNginx()));
  expect(await live()).toEqual({ words: "<h1>three</h1>", script: "c" });
});

test("a live site that differs from the build is taken back by itself", async () => {
  // As a host does that changes pages on their way.
  const page = path.join(folder, "site/current/client/index.html");
  const rewriting = target(`sed -i s/five/5/ ${page} && ${reloadNginx()}`);
  await expect(deploy(rewriting, build({ words: "five", script: "e" }))).rejects.toThrow("Not published");
  expect(lines).toContain("index.html: changed");
  expect(await live()).toEqual({ words: "<h1>three</h1>", script: "c" });
});

test("samples never get there", async () => {
  await expect(deploy(target(reloadNginx()), build({ words: "six", toSettle: 2 }))).rejects.toThrow(
    "Nothing was published. To settle first: 2 values.",
  );
  expect((await live()).words).not.toContain("six");
});
