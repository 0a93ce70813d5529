/** Publishing and going back, on a host of this test: real files, and a comparison over HTTP. Each test starts where the one before ended. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { filesOf, writeStamp } from "../../../engine/build/stamp.ts";
import { host as realHost } from "../../../engine/hosts/files.ts";
import { publish, rollBack } from "../../../engine/hosts/publish.ts";
import { createSiteServer } from "../../../engine/hosts/server.ts";
import { freePort } from "../../environment/free-port.ts";
import { smallBuild } from "./small-build.ts";

const folder = mkdtempSync(path.join(tmpdir(), "rollback-"));
const live = path.join(folder, "live");
const port = await freePort();
const site = `http://127.0.0.1:${port}`;
let server: Server | undefined;
let lines: string[] = [];

/** Builds in the order in which they went live. */
const builds: string[] = [];
let isPinned = false;
/** Hosts may change pages on their way. */
let isRewriting = false;
function show(build: string) {
  rmSync(live, { recursive: true, force: true });
  cpSync(build, live, { recursive: true });
  if (isRewriting) writeFileSync(path.join(filesOf(live).site, "index.html"), "<h1>5</h1>");
  isRewriting = false;
  writeStamp(filesOf(live).stamp, path.basename(build), "UTC");
}
const host = {
  ...realHost,
  isPinned: () => isPinned,
  publish(build: string) {
    const kept = path.join(folder, `build-${builds.length}-${Date.now()}`);
    cpSync(build, kept, { recursive: true });
    builds.push(kept);
    isPinned = false;
    show(kept);
  },
  rollback(_name: string, pin: boolean) {
    builds.pop();
    const before = builds.at(-1);
    if (!before) throw new Error("no earlier build");
    isPinned = pin;
    show(before);
  },
};
const target = {
  ...{ host, name: "a-practice", site, waits: [0, 0.5] },
  say: (line: string) => void lines.push(line),
};
const build = (options: Parameters<typeof smallBuild>[1]) => smallBuild(path.join(folder, "build"), options);

async function shown() {
  const response = await fetch(site);
  const policy = response.headers.get("content-security-policy") ?? "";
  return { words: await response.text(), script: /'sha256-(\w+)'/.exec(policy)?.[1] };
}

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  lines = [];
});

test("a first build whose domain isn't connected yet is published, and no failure", async () => {
  await publish(target, build({ words: "one", script: "a" }));
  expect(lines).toEqual([
    expect.stringMatching(
      /^The site was published, but http:\S+ can't be reached: .*Once it can: npm run verify/,
    ),
  ]);
  server = createSiteServer(filesOf(live).site, filesOf(live).hosting);
  await new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", resolve));
  expect((server.address() as AddressInfo).port).toBe(port);
  expect(await shown()).toEqual({ words: "<h1>one</h1>", script: "a" });
});

test("the next build goes live with its own security policy, and once", async () => {
  await publish(target, build({ words: "two", script: "b" }));
  expect(await shown()).toEqual({ words: "<h1>two</h1>", script: "b" });
  expect(lines).toEqual([`All files of ${site} are as built.`]);
  await publish(target, build({ words: "two", script: "b" }));
  expect(lines.at(-1)).toBe(`This build is live at ${site}: nothing to publish.`);
  expect(builds).toHaveLength(2);
});

test("one command goes back, headers included, and stays there until someone publishes", async () => {
  await rollBack(target);
  expect(await shown()).toEqual({ words: "<h1>one</h1>", script: "a" });
  expect(lines[0]).toBe(`${site} is the build of commit onea012345, content of 2026-11-15 again.`);
  expect(isPinned).toBe(true);
  // Also with the same build.
  await publish(target, build({ words: "one", script: "a" }));
  expect(isPinned).toBe(false);
});

test("a live site that differs from the build is taken back by itself, and the next run may try again", async () => {
  isRewriting = true;
  const five = build({ words: "five", script: "e" });
  await expect(publish(target, five)).rejects.toThrow("Not published");
  expect(lines).toContain("index.html: changed");
  expect(await shown()).toEqual({ words: "<h1>one</h1>", script: "a" });
  expect(isPinned).toBe(false);
});
