/** A failed build leaves the last one in place, and a running server switches to a new build. */

import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildInPlace } from "../../../engine/build/in-place.ts";
import { editedBetween, filesOf, inputs, inputsHash, writeStamp } from "../../../engine/build/stamp.ts";
import { statesOf } from "../../../engine/data/read/files-below.server.ts";
import { createSiteServer } from "../../../engine/hosts/server.ts";
import { inEngine } from "../../../engine/roots.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function makeSite(next: string, words: string) {
  const { site, hosting, stamp } = filesOf(next);
  mkdirSync(site);
  writeFileSync(path.join(site, "index.html"), words);
  writeFileSync(hosting, JSON.stringify({ rules: [], redirects: [], hidden: [] }));
  writeStamp(stamp, words, "UTC");
}
const page = () => readFileSync(path.join(filesOf(folder).site, "index.html"), "utf8");
const whole = ["client", "hosting.json", "stamp.json"];

/** The first build is in place, complete. */
function expectFirst() {
  expect(page()).toBe("first");
  expect(readFileSync(filesOf(folder).stamp, "utf8")).toContain('"inputs":"first"');
  expect(readdirSync(folder).sort()).toEqual(whole);
}

describe("a build", () => {
  test("replaces the last one", async () => {
    await buildInPlace(folder, (next) => makeSite(next, "first"));
    writeFileSync(path.join(filesOf(folder).site, "gone.html"), "only in the first");
    await buildInPlace(folder, (next) => makeSite(next, "second"));
    expect(page()).toBe("second");
    expect(readdirSync(filesOf(folder).site)).toEqual(["index.html"]);
    expect(readdirSync(folder).sort()).toEqual(whole);
  });

  test("that fails leaves the last one and its stamp in place", async () => {
    await buildInPlace(folder, (next) => makeSite(next, "first"));
    const failing = buildInPlace(folder, async (next) => {
      await makeSite(next, "second");
      throw new Error("a picture can't be read");
    });
    await expect(failing).rejects.toThrow("a picture can't be read");
    expectFirst();
  });

  test("starts clean after one that was interrupted", async () => {
    mkdirSync(path.join(folder, "next/client"), { recursive: true });
    writeFileSync(path.join(folder, "next/client/half.html"), "");
    mkdirSync(path.join(folder, "previous/client"), { recursive: true });
    await buildInPlace(folder, async (next) => {
      expect(readdirSync(next)).toEqual([]);
      await makeSite(next, "first");
    });
    expectFirst();
  });

  test.each([
    ["before the new one was moved", ["stamp.json", "client"], []],
    ["while the new one was moved", ["stamp.json", "client", "hosting.json"], ["client"]],
  ])("brings back the last one if a kill stopped the swap %s", async (_when, old, fresh) => {
    await buildInPlace(folder, (next) => makeSite(next, "first"));
    mkdirSync(path.join(folder, "previous"));
    for (const name of old) renameSync(path.join(folder, name), path.join(folder, "previous", name));
    for (const name of fresh) {
      mkdirSync(path.join(folder, name));
      writeFileSync(path.join(folder, name, "index.html"), "second");
    }
    const failing = buildInPlace(folder, () => Promise.reject(new Error("the content has a mistake")));
    await expect(failing).rejects.toThrow("the content has a mistake");
    expectFirst();
  });

  test("that can't be moved leaves the last one in place", async () => {
    await buildInPlace(folder, (next) => makeSite(next, "first"));
    const failing = buildInPlace(folder, async (next) => {
      await makeSite(next, "second");
      // A name that the swap can't move, after it has moved the others.
      mkdirSync(path.join(next, "previous"));
    });
    await expect(failing).rejects.toThrow("EINVAL");
    expect(page()).toBe("first");
    expect(readFileSync(filesOf(folder).stamp, "utf8")).toContain('"inputs":"first"');
  });

  test("that meets another one in the same folder is refused, and a dead one's lock is taken over", async () => {
    const lock = path.join(folder, "building.pid");
    // The process that started this one is alive.
    writeFileSync(lock, String(process.ppid));
    const second = buildInPlace(folder, (next) => makeSite(next, "second"));
    await expect(second).rejects.toThrow(/^Another build is running \(since \d+:\d\d [AP]M\)\./);
    writeFileSync(lock, String(spawnSync(process.execPath, ["--version"]).pid));
    await buildInPlace(folder, (next) => makeSite(next, "third"));
    expect(page()).toBe("third");
    expect(readdirSync(folder).sort()).toEqual(whole);
  });

  test("is served completely by a running server", async () => {
    await buildInPlace(folder, (next) => makeSite(next, "first"));
    const { site, hosting } = filesOf(folder);
    const server = createSiteServer(site, hosting);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const get = async () =>
      (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text();
    try {
      expect(await get()).toBe("first");
      await buildInPlace(folder, (next) => makeSite(next, "and now a page that is longer than both"));
      expect(await get()).toBe("and now a page that is longer than both");
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe("an edit while a build runs", () => {
  const file = () => path.join(folder, "practice.yaml");
  const files = () => statesOf([folder]);
  beforeEach(() => writeFileSync(file(), "phone: 1"));

  test.each<[what: string, edit: () => void, name: string]>([
    ["a changed file", () => writeFileSync(file(), "phone: 12"), "practice.yaml"],
    ["a saved file of the same length", () => utimesSync(file(), 1, 1), "practice.yaml"],
    ["a new file", () => writeFileSync(path.join(folder, "alerts.yaml"), ""), "alerts.yaml"],
    ["a deleted file", () => rmSync(file()), "practice.yaml"],
  ])("%s is named, and makes another fingerprint", (_what, edit, name) => {
    const before = files();
    edit();
    expect(editedBetween(before, files())).toEqual([path.join(folder, name)]);
    expect(inputsHash(files())).not.toBe(inputsHash(before));
  });

  test("temporary files of editors and systems don't count", () => {
    const before = files();
    for (const name of [".practice.yaml.swp", "practice.yaml~", ".DS_Store", "Thumbs.db"])
      writeFileSync(path.join(folder, name), "");
    expect(editedBetween(before, files())).toEqual([]);
  });
});

test("every module that the build imports is one of its inputs", () => {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.(ts|tsx|mjs)$/.test(file)) return;
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/from "(\.{1,2}\/[^"]+)"/g))
      follow(path.join(path.dirname(file), name));
  };
  follow(inEngine("cli/build.ts"));
  const isInput = (file: string) => inputs.some((place) => file === place || file.startsWith(`${place}/`));
  expect([...found].filter((file) => !isInput(file))).toEqual([]);
});
