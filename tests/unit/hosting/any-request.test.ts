/** Whatever is sent to a server of ours gets a well-formed response, and the server goes on. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { runProgram } from "../../../environment/run-program.ts";
import { createSiteServer } from "../../../hosts/server.ts";
import { compressFiles } from "../../../pipeline/compress.ts";
import { type PageOptions, serveEditor } from "../../../pipeline/editor/editor.ts";
import type { EditorTasks } from "../../../pipeline/editor/publish-pages.ts";
import { keepVersions } from "../../../pipeline/editor/versions.ts";
import { filesOf } from "../../../pipeline/stamp.ts";
import { smallBuild } from "./small-build.ts";

const folder = mkdtempSync(path.join(tmpdir(), "any request "));
afterAll(() => rmSync(folder, { recursive: true }));
const { site, hosting } = filesOf(smallBuild(folder, { words: "one ".repeat(400) }));
await compressFiles(site);
const siteServer = () => createSiteServer(site, hosting);
const tasks: EditorTasks = {
  waiting: () => [],
  versions: keepVersions(site, path.join(folder, "versions")),
  check: async () => ({ ok: false, output: "1 value is made up." }),
  publish: undefined,
};
const formsServer = () => serveEditor(site, () => ({ root: "content" }) as PageOptions, tasks);

const pieces = [
  ...["/", "//", "\\", ".", "..", "*", "?", "#", "&", "=", "a", "é", "x".repeat(20_000)],
  ...["%", "%00", "%0d%0a", "%2e", "%2f", "%5c", "%61", "%ff", "%zz"],
  ...["about-us", "assets/", "a-12345678.js", "index", "404", "_headers", "options.json", "integrity.json"],
  ...[".html", ".br", ".gz", ".data", "constructor", "__proto__", "http://evil.example", "evil.example"],
];
const target = fc.oneof(
  fc.constantFrom("/", "/about-us", "/assets/a-12345678.js", "/integrity.json", "/options.json", "*"),
  fc.constantFrom("/publish", "/versions"),
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `/${parts.join("")}`),
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }).map((parts) => parts.join("")),
);
const number = fc.oneof(fc.nat(5000).map(String), fc.constantFrom("", "9".repeat(15), "9".repeat(30), "1e3"));
const range = fc.oneof(
  fc.tuple(number, number).map(([start, end]) => `bytes=${start}-${end}`),
  fc.constantFrom("bytes=0-1,5-6", "lines=1-2", "bytes=", "bytes=-", "bytes=a-b", "bytes=1--2"),
);
const header = fc.oneof(
  range.map((value) => `Range: ${value}`),
  fc
    .constantFrom("br", "gzip;q=0.5, br;q=0", "*", "*;q=0", ";;,", "identity")
    .map((c) => `Accept-Encoding: ${c}`),
  fc.constantFrom('"a"', "*", 'W/"1-1"', "é").map((tag) => `If-None-Match: ${tag}`),
  fc.constantFrom(
    ...[
      "If-Range: x",
      "Host: evil.example",
      "Origin: https://evil.example",
      "Origin: null",
      "Expect: a cake",
    ],
    ...["Upgrade: websocket", "Content-Length: 5", "Content-Length: -1", "Transfer-Encoding: chunked"],
    ...["X: \u0000", "no colon", ": no name", " folded", `X: ${"y".repeat(20_000)}`],
  ),
);
const methods = ["GET", "HEAD", "POST", "PUT", "OPTIONS", "TRACE", "CONNECT", "PURGE", "NONSENSE"];
const request = fc.record({
  method: fc.oneof({ weight: 4, arbitrary: fc.constant("GET") }, fc.constantFrom(...methods)),
  target,
  version: fc.oneof({ weight: 9, arbitrary: fc.constant("1.1") }, fc.constantFrom("1.0", "0.9", "2.0", "x")),
  headers: fc.array(header, { maxLength: 3 }),
});

async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (text: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(10_000, () => socket.destroy(new Error("no response in 10 s")));
    socket.write(text);
    const received = (await buffer(socket)).toString("latin1");
    const end = received.indexOf("\r\n\r\n") + 4;
    const head = received.slice(0, end);
    return {
      head,
      status: Number(/^HTTP\/1\.1 (\d{3}) [^\r\n]+\r\n(?:[\w-]+: [^\r\n]*\r\n)*\r\n$/.exec(head)?.[1]),
      header: (name: string) => new RegExp(`^${name}: (.*?)\r$`, "im").exec(head)?.[1],
      body: received.slice(end),
    };
  };
}
const get = (path: string, host = "127.0.0.1") =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

test.each([
  ["the site", siteServer],
  ["the forms", formsServer],
])("a thousand requests to the server of %s", async (_name, create) => {
  const send = await listen(create());
  const sends = fc.asyncProperty(request, async ({ method, target, version, headers }) => {
    const lines = [`${method} ${target} HTTP/${version}`, "Host: 127.0.0.1", ...headers, "Connection: close"];
    const { status, header, body } = await send(`${lines.join("\r\n")}\r\n\r\n`);
    // 505: a version of HTTP that Node doesn't know.
    expect(status === 505 || (status >= 200 && status < 500), `status ${status}`).toBe(true);
    if ([200, 206, 301, 304, 403, 404, 416].includes(status))
      expect(header("Content-Security-Policy")).toBeDefined();
    if (header("Location")) expect(header("Location")).toMatch(/^\/(?![/\\])/);
    if (method === "GET" && status !== 304 && header("Content-Length"))
      expect(body.length).toBe(Number(header("Content-Length")));
  });
  await fc.assert(sends, { numRuns: 1000, seed: 2026 });
  expect((await send(get("/about-us"))).body).toContain("<h1>About");
  expect((await send(get("/about-us", "127.0.0.1\r\nHost: 127.0.0.1"))).status).toBe(400);
});

test("a request that fails gets a 500 and one line in the log", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const broken = serveEditor(
    site,
    () => {
      throw new Error("no folder of pictures");
    },
    tasks,
  );
  const send = await listen(broken);
  expect((await send(get("/options.json"))).status).toBe(500);
  expect((await send(get("/about-us"))).status).toBe(200);
  expect(log.mock.calls).toEqual([['GET "/options.json": no folder of pictures']]);
});

test("a file that is gone ends its response alone", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const send = await listen(siteServer());
  rmSync(path.join(site, "integrity.json"));
  expect((await send(get("/integrity.json"))).body).toBe("");
  expect((await send(get("/about-us"))).status).toBe(200);
  expect(log).toHaveBeenCalledOnce();
});

test("one check for the page Publish at a time, which ends when nobody waits for it any more", async () => {
  let [started, running, most] = [0, 0, 0];
  async function check(signal: AbortSignal) {
    started += 1;
    running += 1;
    most = Math.max(most, running);
    const program = ["-e", "setTimeout(() => {}, 60_000)"];
    return runProgram(process.execPath, program, {}, false, signal).finally(() => {
      running -= 1;
    });
  }
  const server = serveEditor(site, () => ({ root: "content" }) as PageOptions, { ...tasks, check });
  await listen(server);
  const { port } = server.address() as AddressInfo;
  async function visit() {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    socket.write(get("/publish"));
    await once(socket, "data");
    return socket;
  }
  const [first, second, third] = [await visit(), await visit(), await visit()];
  await expect.poll(() => started).toBe(1);
  second.destroy();
  const connections = promisify(server.getConnections.bind(server));
  await expect.poll(() => connections()).toBe(2);
  first.destroy();
  await expect.poll(() => started).toBe(2);
  third.destroy();
  await expect.poll(() => running).toBe(0);
  expect([started, most]).toEqual([2, 1]);
});

/** Written out as a whole, so that nothing is added or lost unseen. */
test("responses of the forms, to their own page alone", async () => {
  const send = await listen(formsServer());
  const own = "Host: localhost:5180";
  const from = (origin: string) => `${own}, Origin: ${origin}`;
  const requests = [
    ...["/", "/options.json", "/waiting.json", "/publish", "/versions", "/about-us.html", "/none"].map(
      (address) => [`GET ${address}`, own],
    ),
    ["GET /options.json", "Host: 127.0.0.1:5180"],
    ["GET /options.json", from("http://localhost:5180")],
    ["GET /options.json", "Host: evil.example"],
    ["GET /options.json", "Host: 127.0.0.1.evil.example"],
    ["GET /options.json", from("http://evil.example")],
    ["GET http://evil.example/options.json", "Host: 127.0.0.1"],
    ...["same-origin", "none", "same-site", "cross-site"].map((site) => [
      "GET /publish",
      `${own}, Sec-Fetch-Site: ${site}`,
    ]),
    ...["http://localhost:5180", "http://evil.example", "null"].map((origin) => [
      "POST /publish",
      from(origin),
    ]),
    ["POST /publish", own],
    ["POST /options.json", from("http://localhost:5180")],
    ["PUT /options.json", own],
  ];
  const responses = new Map<string, string[]>();
  for (const [request = "", headers = ""] of requests) {
    const given = headers.split(", ").join("\r\n");
    const { head } = await send(`${request} HTTP/1.1\r\n${given}\r\nConnection: close\r\n\r\n`);
    const received = head.replace(
      /^(Date|ETag|Last-Modified|Connection|Transfer-Encoding|Content-Length): .*\r\n/gim,
      "",
    );
    const text = received.replaceAll("\r", "");
    responses.set(text, [...(responses.get(text) ?? []), `# ${request}, ${headers}\n`]);
  }
  const text = [...responses].map(([response, asked]) => `${asked.join("")}${response}`);
  await expect(text.join("")).toMatchFileSnapshot("forms-responses.txt");
});
