/** Publishing to nginx and back: real files, a real switch, and a comparison over HTTP. Each test starts where the one before ended. */
import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test as testAlways } from "vitest";
import { freePort } from "../../../environment/free-port.ts";
import { hasNginx, loadBrotli, nginxProgram } from "../../../environment/nginx.ts";
import { folder as host } from "../../../hosts/folder.ts";
import { publish, rollBack } from "../../../hosts/publish.ts";
import { portIsOpen, stop } from "../../nightly/hosts/port.ts";
import { smallBuild } from "./small-build.ts";

const test = testAlways.skipIf(!hasNginx());

const port = await freePort();
const site = `http://127.0.0.1:${port}`;
let folder: string;
let server: ChildProcess | undefined;
let lines: string[] = [];

const build = (options: Parameters<typeof smallBuild>[1]) => smallBuild(path.join(folder, "build"), options);

/** As the documentation says: a folder, and a command that reloads nginx. */
function target(reload: string) {
  const options = {
    name: "a-practice",
    place: path.join(folder, "site"),
    reload,
    listen: `127.0.0.1:${port}`,
  };
  return { host, options, site, waits: [0, 0.5], say: (line: string) => lines.push(line) };
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

test("a first build whose domain isn't connected yet is published, and no failure", async () => {
  await publish(target(""), build({ words: "one", script: "a" }));
  expect(lines).toEqual([
    expect.stringMatching(
      /^The site was published, but http:\S+ can't be reached: .*Once it can: npm run verify/,
    ),
  ]);
  await startNginx();
  expect(await live()).toEqual({ words: "<h1>one</h1>", script: "a" });
});

test("the next build goes live with its own security policy, and once", async () => {
  await publish(target(reloadNginx()), build({ words: "two", script: "b" }));
  expect(await live()).toEqual({ words: "<h1>two</h1>", script: "b" });
  expect(lines).toEqual([`All files of ${site} are as built.`]);
  await publish(target("exit 1"), build({ words: "two", script: "b" }));
  expect(lines.at(-1)).toBe(`This build is live at ${site}: nothing to publish.`);
});

test("one command goes back, headers included, and stays there until someone publishes", async () => {
  await rollBack(target(reloadNginx()));
  expect(await live()).toEqual({ words: "<h1>one</h1>", script: "a" });
  expect(lines[0]).toBe(`${site} is the build of commit onea012345, content of 2026-11-15 again.`);
  expect(host.isPinned(target("").options)).toBe(true);
  await expect(rollBack(target(reloadNginx()))).rejects.toThrow("No earlier build is kept in");
  await publish(target(reloadNginx()), build({ words: "three", script: "c" }));
  expect(host.isPinned(target("").options)).toBe(false);
});

test("a server that can't read the new configuration stays with the build before", async () => {
  await expect(publish(target("exit 1"), build({ words: "four" }))).rejects.toThrow("has not changed");
  expect(await live()).toEqual({ words: "<h1>three</h1>", script: "c" });
  // The link too, so that a reload for another reason doesn't bring it.
  const linked = path.join(folder, "site/current/client/index.html");
  expect(readFileSync(linked, "utf8")).toBe("<h1>three</h1>");
});

test("a live site that differs from the build is taken back by itself, and the next run may try again", async () => {
  // As a host does that changes pages on their way.
  const page = path.join(folder, "site/current/client/index.html");
  const rewriting = target(`sed -i s/five/5/ ${page} && ${reloadNginx()}`);
  await expect(publish(rewriting, build({ words: "five", script: "e" }))).rejects.toThrow("Not published");
  expect(lines).toContain("index.html: changed");
  expect(await live()).toEqual({ words: "<h1>three</h1>", script: "c" });
  expect(host.isPinned(target("").options)).toBe(false);
});
