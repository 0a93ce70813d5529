/** integrity.json, and `npm run verify` against a live site. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { originOf } from "../../../engine/build/origin.ts";
import { filesOf, writeStamp } from "../../../engine/build/stamp.ts";
import { loadSite } from "../../../engine/data/load.server.ts";
import { type Integrity, integrityOf } from "../../../engine/hosts/integrity.ts";
import { differences, formatDifferences } from "../../../engine/hosts/live.ts";
import { createSiteServer } from "../../../engine/hosts/server.ts";
import { smallBuild } from "../hosting/small-build.ts";

const folder = mkdtempSync(path.join(tmpdir(), "integrity-"));
const [built, live] = [path.join(folder, "build"), path.join(folder, "live")];

let server: Server;
let address: string;
let deploys = 0;
beforeAll(async () => {
  smallBuild(built);
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
  writeStamp(filesOf(live).stamp, String(deploys++), "UTC");
}
beforeEach(() => deploy());

const found = async () => formatDifferences(await differences(address, integrityOf(built)));

test("integrity.json has every file and compressed copy, in order, and the headers", () => {
  const { files, hosting, commit }: Integrity = JSON.parse(integrityOf(built));
  expect(Object.keys(files)).toEqual([
    ...[".assetsignore", ".well-known/security.txt", "404.html", "_headers", "_redirects"],
    ...["about-us.html", "about-us.html.br", "about-us.html.gz", "assets/a-12345678.js"],
    ...["blogs/sueño.html", "index.html"],
  ]);
  expect(files["index.html"]).toMatch(/^[0-9a-f]{64}$/);
  expect(hosting.rules[0]?.headers).toMatchObject({ "X-Frame-Options": "DENY" });
  expect(commit).toBe("onea0123456789");
});

test("the origin of a build is its commit and the day of its content", () => {
  const { commit, contentDate } = originOf(loadSite());
  // A downloaded copy of the project has no commits.
  if (existsSync(".git")) expect(commit).toMatch(/^[0-9a-f]{40}$/);
  else expect(commit).toBeNull();
  expect(contentDate).toMatch(/^\d{4}-\d\d-\d\d$/);
});

describe("a live site", () => {
  const page = (root: string) => path.join(root, "about-us.html");

  test.each<[string, string[], (root: string) => void]>([
    ["that is as built", [], () => {}],
    [
      "with a changed file",
      ["about-us.html: changed (sent as identity)"],
      (root) => writeFileSync(page(root), "<h1>Hacked</h1>"),
    ],
    [
      "with another brotli copy",
      ["about-us.html: changed (sent as br)"],
      (root) => writeFileSync(`${page(root)}.br`, brotliCompressSync("<h1>Hacked</h1>")),
    ],
    [
      "with broken compressed copies",
      ["about-us.html: changed (sent as br and gzip)"],
      (root) => {
        for (const ending of ["br", "gz"]) writeFileSync(`${page(root)}.${ending}`, "broken");
      },
    ],
    [
      "without a file, and with another not-found page",
      [".well-known/security.txt: answered with 404 instead of 200", "404.html: changed"],
      (root) => {
        rmSync(path.join(root, ".well-known"), { recursive: true });
        writeFileSync(path.join(root, "404.html"), "<h1>Nothing at all</h1>");
      },
    ],
    [
      "that names a file of its own",
      ["evil.html: not a file of this build", "integrity.json: changed"],
      (root) => {
        const file = path.join(root, "integrity.json");
        const integrity = JSON.parse(readFileSync(file, "utf8"));
        writeFileSync(file, JSON.stringify({ ...integrity, files: { ...integrity.files, "evil.html": "" } }));
      },
    ],
    [
      "with other headers, that sends what should be hidden",
      [
        ".assetsignore, .well-known/security.txt, 404.html, _redirects, about-us.html and 3 more: X-Frame-Options is missing",
        "_headers: answered with 200 instead of 404",
      ],
      (root) => {
        const { hosting } = filesOf(path.dirname(root));
        const rules = JSON.parse(readFileSync(hosting, "utf8"));
        rules.hidden = rules.hidden.filter((name: string) => name !== "/_headers");
        delete rules.rules[0].headers["X-Frame-Options"];
        writeFileSync(hosting, JSON.stringify(rules));
      },
    ],
  ])("%s", async (_, lines, change) => {
    deploy(change);
    expect(await found()).toEqual(lines);
  });
});

describe("npm run verify", () => {
  async function verify(...args: string[]) {
    const child = spawn(process.execPath, ["engine/cli/verify.ts", ...args], {
      env: { ...process.env, VERDIN_OUTPUT: path.dirname(built) },
    });
    const [output, [status]] = await Promise.all([
      Promise.all([text(child.stdout), text(child.stderr)]),
      once(child, "exit"),
    ]);
    return { status, output: output.join("").trim().split("\n") };
  }
  const unseen = "Files that somebody added to the host, and that nothing names, can't be seen from here.";

  test("succeeds on what was built, and says what it can't see", async () => {
    expect(await verify(`${address}/`)).toEqual({
      status: 0,
      output: [
        `All files of ${address} are as built, with their headers: commit onea012345, content of 2026-11-15.`,
        unseen,
      ],
    });
  });

  test("fails on another build, and says which", async () => {
    deploy((root) => void smallBuild(path.dirname(root), { words: "two" }));
    expect(await verify(address)).toEqual({
      status: 1,
      output: [
        "about-us.html, index.html, integrity.json: changed",
        `${address} is not as built: commit onea012345, content of 2026-11-15.`,
        "The live site says that it is another build: commit twoa012345, content of 2026-11-15.",
        unseen,
      ],
    });
  });

  test("says in one line what is missing", async () => {
    expect(await verify()).toEqual({
      status: 1,
      output: ["Name the live site: npm run verify https://www.your-practice.com"],
    });
    const { status, output } = await verify("http://127.0.0.1:9");
    expect(status).toBe(1);
    expect(output).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 could not be read: ./)]);
  });
});
