/** A failed build leaves the last one in place, and a running server switches to a new build. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSiteServer, portOf } from "../../../pipeline/hosts/server.ts";
import { buildInPlace } from "../../../pipeline/in-place.ts";
import { filesOf, writeStamp } from "../../../pipeline/stamp.ts";

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
  writeStamp(stamp, words);
}
const page = () => readFileSync(path.join(filesOf(folder).site, "index.html"), "utf8");
const whole = ["client", "hosting.json", "stamp.json"];

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
    expect(page()).toBe("first");
    expect(readFileSync(filesOf(folder).stamp, "utf8")).toBe('{"inputs":"first"}');
    expect(readdirSync(folder).sort()).toEqual(whole);
  });

  test("starts clean after one that was interrupted", async () => {
    mkdirSync(path.join(folder, "next/client"), { recursive: true });
    writeFileSync(path.join(folder, "next/client/half.html"), "");
    mkdirSync(path.join(folder, "previous/client"), { recursive: true });
    await buildInPlace(folder, async (next) => {
      expect(readdirSync(next)).toEqual([]);
      await makeSite(next, "first");
    });
    expect(page()).toBe("first");
    expect(readdirSync(folder).sort()).toEqual(whole);
  });

  test("is served completely by a running server as soon as it is done", async () => {
    await buildInPlace(folder, (next) => makeSite(next, "short"));
    const { site, hosting } = filesOf(folder);
    const server = createSiteServer(site, hosting);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    try {
      expect(await (await fetch(url)).text()).toBe("short");
      await buildInPlace(folder, (next) => makeSite(next, "and now a longer page"));
      expect(await (await fetch(url)).text()).toBe("and now a longer page");
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

test.each([
  ["4173", 4173],
  ["0", 0],
  ["65535", 65_535],
  ["65536", undefined],
  ["abc", undefined],
  ["-1", undefined],
  ["80.5", undefined],
  ["0x50", undefined],
])("PORT=%s", (text, port) => {
  expect(portOf(text)).toBe(port);
});
