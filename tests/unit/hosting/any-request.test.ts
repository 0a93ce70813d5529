/** Our servers send no file from outside their folder, go on after a request that fails, and the forms answer their own page alone. */
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { compressFiles } from "../../../engine/build/compress.ts";
import { filesOf } from "../../../engine/build/stamp.ts";
import { runProgram } from "../../../engine/cli/run-program.ts";
import { type PageOptions, serveEditor } from "../../../engine/editor/editor.ts";
import type { EditorTasks } from "../../../engine/editor/publish-pages.ts";
import { keepVersions } from "../../../engine/editor/versions.ts";
import { createSiteServer } from "../../../engine/hosts/server.ts";
import { smallBuild } from "./small-build.ts";

const folder = mkdtempSync(path.join(tmpdir(), "any request "));
afterAll(() => rmSync(folder, { recursive: true }));
const { site, hosting } = filesOf(smallBuild(folder, { words: "one ".repeat(400) }));
await compressFiles(site);
const siteServer = () => createSiteServer(site, hosting);
const tasks: EditorTasks = {
  waiting: () => [],
  toConfirm: () => ({ madeUp: [], unsigned: [], cards: [] }),
  markAsRight: () => false,
  sign: () => [],
  versions: keepVersions(site, path.join(folder, "versions")),
  check: async () => ({ ok: false, output: "1 value is made up." }),
  publish: undefined,
};
const formsServer = () => serveEditor(site, () => ({ root: "content" }) as PageOptions, tasks);

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
    return { head, status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]), body: received.slice(end) };
  };
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;

test.each([
  ["the site", siteServer],
  ["the forms", formsServer],
])("no path leads out of the folder of %s", async (_name, create) => {
  const send = await listen(create());
  const up = ["..", "%2e%2e", "..%2f..", "..%5c..", "%2e%2e%2f%2e%2e", "....//.."];
  const paths = up.flatMap((one) => [
    `/${one}/secret.txt`,
    `/assets/${one}/${one}/secret.txt`,
    `//${one}/secret.txt`,
  ]);
  writeFileSync(path.join(folder, "secret.txt"), "secret");
  for (const address of [...paths, `${folder}/secret.txt`, "/%00", "/%", "secret.txt", "http://a.example/"]) {
    const { status, body } = await send(get(address));
    expect([301, 400, 404], address).toContain(status);
    expect(body, address).not.toContain("secret");
  }
  expect((await send(get("/about-us"))).body).toContain("<h1>About");
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

test.each(["about-us.html", "nothing-there"])(
  "a link to %s in the build is named before anything is served",
  (to) => {
    const link = path.join(site, "blogs/leak.txt");
    symlinkSync(to, link);
    onTestFinished(() => rmSync(link));
    expect(siteServer).toThrow("blogs/leak.txt in the build is a symbolic link.");
  },
);

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

test("each button of the page Publish does its own task, and nothing is published without one", async () => {
  const done: string[] = [];
  const server = serveEditor(site, () => ({ root: "content" }) as PageOptions, {
    ...tasks,
    markAsRight: (file, field) => done.push(`right: ${file} ${field}`) > 0,
    sign: (files, reviewer) => [`${done.push(`signed: ${files.join()} by ${reviewer}`)}`],
    publish: async () => done.push("published") > 0,
  });
  const send = await listen(server);
  const post = (body: string) =>
    send(
      `POST /publish HTTP/1.1\r\nHost: localhost:5180\r\nOrigin: http://localhost:5180\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  expect((await post("")).body).toContain("This would stop it");
  expect(done).toEqual([]);
  expect((await post("do=right&file=practice.yaml&field=phone")).body).toContain(
    "no longer marked as made up",
  );
  await post("do=sign&file=es%2Fa.yaml&file=safety&reviewer=Ana+Diaz%2C+MD");
  await post("do=publish");
  expect(done).toEqual([
    "right: practice.yaml phone",
    "signed: es/a.yaml,safety by Ana Diaz, MD",
    "published",
  ]);
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
