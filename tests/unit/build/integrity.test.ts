/** integrity.json, and `npm run verify` against a live site. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashesOf, type Integrity, writeIntegrity } from "../../../hosts/integrity.ts";
import { differences } from "../../../hosts/live.ts";
import { createSiteServer } from "../../../hosts/server.ts";
import { compressFiles } from "../../../pipeline/compress.ts";
import { originOf } from "../../../pipeline/origin.ts";
import { filesOf, writeStamp } from "../../../pipeline/stamp.ts";
import { loadSite } from "../../../site/load.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "integrity-"));
const [built, live] = [path.join(folder, "build"), path.join(folder, "live")];
const { site } = filesOf(built);
const sentFiles = {
  ".well-known/security.txt": "Contact: mailto:a@b.example\n",
  "404.html": "<h1>Nothing here</h1>",
  "about-us.html": `<h1>About</h1>${"words ".repeat(200)}`,
  "assets/a-1.js": "console.log(1)",
  "blogs/sueño.html": "<h1>Sueño</h1>",
  "index.html": "<h1>Home</h1>",
};
const origin = { commit: "0123456789abcdef", edited: false, contentDate: "2026-11-15" };

async function makeBuild() {
  for (const [file, words] of Object.entries({ ...sentFiles, _headers: "/*", ".assetsignore": "*.br" })) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), words);
  }
  writeFileSync(filesOf(built).hosting, JSON.stringify({ rules: [], redirects: [], hidden: ["/404"] }));
  writeIntegrity(site, origin);
  await compressFiles(site);
}

let server: Server;
let address: string;
let deploys = 0;
beforeAll(async () => {
  await makeBuild();
  cpSync(built, live, { recursive: true });
  server = createSiteServer(filesOf(live).site, filesOf(live).hosting);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Puts the build on the live site, changed by `change`. */
function deploy(change: (root: string) => void = () => {}) {
  rmSync(live, { recursive: true });
  cpSync(built, live, { recursive: true });
  change(filesOf(live).site);
  writeStamp(filesOf(live).stamp, String(deploys++));
}
beforeEach(() => deploy());

const hashes = () => hashesOf(site);

test("integrity.json has every file that is sent, once, in order", () => {
  const integrity: Integrity = JSON.parse(readFileSync(path.join(site, "integrity.json"), "utf8"));
  expect(integrity).toEqual({ ...origin, files: hashes() });
  expect(Object.keys(integrity.files)).toEqual(Object.keys(sentFiles));
  expect(integrity.files["index.html"]).toMatch(/^[0-9a-f]{64}$/);
});

test("the origin of a build is its commit and the day of its content", () => {
  const { commit, contentDate } = originOf(loadSite());
  // A downloaded copy of the project has no commits.
  if (existsSync(".git")) expect(commit).toMatch(/^[0-9a-f]{40}$/);
  else expect(commit).toBeNull();
  expect(contentDate).toMatch(/^\d{4}-\d\d-\d\d$/);
});

describe("a live site", () => {
  test("that is as built has no differences", async () => {
    expect(await differences(address, hashes())).toEqual([]);
  });

  test("with one changed byte is told by the file", async () => {
    deploy((root) => {
      writeFileSync(path.join(root, "assets/a-1.js"), "console.log(2)");
    });
    expect(await differences(address, hashes())).toEqual([{ file: "assets/a-1.js", reason: "changed" }]);
  });

  test("whose compressed copy was changed is told by the file", async () => {
    deploy((root) => {
      const page = path.join(root, "about-us.html");
      // The page itself is as built.
      for (const [ending, compress] of Object.entries({ br: brotliCompressSync, gz: gzipSync }))
        writeFileSync(`${page}.${ending}`, compress("<h1>Hacked</h1>"));
    });
    expect(await differences(address, hashes())).toEqual([{ file: "about-us.html", reason: "changed" }]);
  });

  test("without a file, or with another not-found page, is told by the file", async () => {
    deploy((root) => {
      rmSync(path.join(root, ".well-known"), { recursive: true });
      writeFileSync(path.join(root, "404.html"), "<h1>Nothing at all</h1>");
    });
    expect(await differences(address, hashes())).toEqual([
      { file: ".well-known/security.txt", reason: "answered with 404 instead of 200" },
      { file: "404.html", reason: "changed" },
    ]);
  });
});

describe("npm run verify", () => {
  async function verify(...args: string[]) {
    const child = spawn(process.execPath, ["tools/verify.ts", ...args], {
      env: { ...process.env, BUILD_DIR: built },
    });
    const [output, [status]] = await Promise.all([
      Promise.all([text(child.stdout), text(child.stderr)]),
      once(child, "exit"),
    ]);
    return { status, output: output.join("") };
  }

  test("succeeds on what was built", async () => {
    expect(await verify(`${address}/`)).toEqual({
      status: 0,
      output: `All 6 files of ${address} are as built: commit 0123456789, content of 2026-11-15.\n`,
    });
  });

  test("fails on another build, and says which", async () => {
    deploy((root) => {
      writeFileSync(path.join(root, "index.html"), "<h1>Hom</h1>");
      for (const ending of [".br", ".gz"])
        rmSync(path.join(root, `integrity.json${ending}`), { force: true });
      writeIntegrity(root, { ...origin, commit: "fedcba9876543210" });
    });
    const { status, output } = await verify(address);
    expect(status).toBe(1);
    expect(output.split("\n")).toEqual([
      "index.html: changed",
      "1 of 6 files is not as built: commit 0123456789, content of 2026-11-15.",
      "The live site says that it is another build: commit fedcba9876, content of 2026-11-15.",
      "",
    ]);
  });

  test("says in one line what is missing", async () => {
    expect(await verify()).toEqual({
      status: 1,
      output: "Name the live site: npm run verify https://www.your-practice.com\n",
    });
    const { status, output } = await verify("http://127.0.0.1:9");
    expect(status).toBe(1);
    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:9 could not be read: .+\n$/);
  });
});
