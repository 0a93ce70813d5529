/** What makes two builds of one commit differ, or not. `npm test` also builds the smallest practice twice. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildTime } from "../../../site/read/build-time.server.ts";
import { differing } from "../../nightly/twice.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "twice-"));
  for (const name of ["one", "other"]) {
    mkdirSync(path.join(folder, name, "client"), { recursive: true });
    mkdirSync(path.join(folder, name, "server"));
    writeFileSync(path.join(folder, name, "client/index.html"), "<h1>Home</h1>");
    writeFileSync(path.join(folder, name, "server/index.js"), name);
    writeFileSync(path.join(folder, name, "stamp.json"), name);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
const found = () => differing(path.join(folder, "one"), path.join(folder, "other"));

test("one byte, a missing file and a new file are differences; what is not uploaded is none", () => {
  expect(found()).toEqual([]);
  writeFileSync(path.join(folder, "other/client/index.html"), "<h1>Hame</h1>");
  writeFileSync(path.join(folder, "one/hosting.json"), "{}");
  writeFileSync(path.join(folder, "other/client/sw.js"), "");
  expect(found().sort()).toEqual(["client/index.html", "client/sw.js", "hosting.json"].map(path.normalize));
});

test("a build can be repeated for another day", () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", "1700000000");
  expect(buildTime().toISOString()).toBe("2023-11-14T22:13:20.000Z");
  vi.stubEnv("SOURCE_DATE_EPOCH", undefined);
  expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(5000);
});
