/** A host that takes requests and never answers, or stops halfway: nothing that asks a live site waits for ever. */
import { globSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preparation } from "../../../engine/cli/publish.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { differences, liveIntegrity, networkReason } from "../../../engine/hosts/live.ts";

const limit = AbortSignal.timeout;
const limits: number[] = [];
beforeEach(() => {
  limits.length = 0;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    limits.push(ms);
    return limit.call(AbortSignal, 30);
  });
});
afterEach(() => vi.restoreAllMocks());

async function serve(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
const built = JSON.stringify({ files: { "index.html": "a" }, hosting: { rules: [], hidden: [] } });

test.each([
  ["answers nothing", () => undefined],
  ["stops after the headers", (response: ServerResponse) => void response.writeHead(200).write("<h1>")],
])("a host that %s", async (_, answer) => {
  using host = await serve(answer);
  const reasons = await Promise.all(
    [differences(host.site, built), liveIntegrity(host.site)].map((asked) => asked.catch(networkReason)),
  );
  expect(reasons).toEqual(Array(2).fill("it gave no answer in 20 seconds"));
  const say = vi.spyOn(console, "log").mockReturnValue();
  const folders = { address: host.site, root: "tests/practice/content", build: "build" };
  expect(await preparation(folders, readSite(folders.root)).removed()).toBe("");
  expect(say.mock.lastCall?.[0]).toContain("its pages were not compared: it gave no answer in 20 seconds");
  expect(new Set(limits)).toEqual(new Set([20_000]));
});

test("a host that answers once and then no more", async () => {
  let requests = 0;
  vi.mocked(AbortSignal.timeout).mockImplementationOnce((ms) => limit.call(AbortSignal, ms));
  using host = await serve((response) => (requests++ === 0 ? response.end(built) : undefined));
  expect(await differences(host.site, built).catch(networkReason)).toBe("it gave no answer in 20 seconds");
  // The page was asked for three times.
  expect(requests).toBe(4);
});

test("no command asks the network in another way", () => {
  const files = globSync("engine/{cli,hosts,build,data}/**/*.ts");
  const asking = files.filter((file) =>
    /\bfetch\(|^import (?!type).* from "(?:node:)?(?:https?|undici|net|tls)"/m.test(
      readFileSync(file, "utf8"),
    ),
  );
  // A server, and the one request that has a time limit.
  expect(asking.sort()).toEqual(["engine/build/file-server.ts", "engine/hosts/live.ts"]);
});
