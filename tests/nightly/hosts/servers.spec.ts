/** Runs the table of requests against each server. EDGE=1 adds Cloudflare's runtime, a large download. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { freePort } from "../../../environment/free-port.ts";
import { ensureNginx } from "../../../environment/nginx.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { stop } from "./port.ts";
import { startEdge, startNginx } from "./programs.ts";
import { type Row, rows, type ServerName } from "./table.ts";

const security: Record<string, RegExp> = {
  "content-security-policy": /base-uri 'none'/,
  "strict-transport-security": /^max-age=63072000$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^no-referrer$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(same|cross)-origin$/,
};

const ports: Record<ServerName, number> = { default: Number(process.env.PORT), nginx: 0, edge: 0 };

/** Sends a path exactly as written. Browsers and fetch normalize it first. */
async function ask(server: ServerName, path: string, method = "GET", headers: Record<string, string> = {}) {
  const sent = request({ host: "127.0.0.1", port: ports[server], path, method, headers, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const received = Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(received) as Record<string, string | undefined>,
    body: await buffer(response),
  };
}

async function check(server: ServerName, row: Row) {
  const answer = await ask(server, row.path, row.method, row.send);
  // Cloudflare redirects with 307 where the others use 301 or 404.
  const isTidied = server === "edge" && answer.status === 307 && !row.status.includes(200);
  if (!isTidied) expect(row.status, `status ${answer.status}`).toContain(answer.status);
  for (const [name, value] of Object.entries(row.expect ?? {})) {
    const received = answer.headers[name];
    if (value === null) expect(received, name).toBeUndefined();
    else if (typeof value === "string") expect(received, name).toBe(value);
    else expect(received, name).toMatch(value);
  }
  if (row.body === "none") expect(answer.body.length).toBe(0);
  else if (row.body) expect(answer.body.toString("utf8")).toMatch(row.body);
  // Cloudflare rejects and redirects before it applies our headers.
  const isEdgeOwn = server === "edge" && !["200", "404"].includes(String(answer.status));
  if (answer.status === 400 || isEdgeOwn) return;
  // nginx rejects a range after it has written the headers, and writes them a second time.
  if (server === "nginx" && answer.status === 416) return;
  for (const [name, value] of Object.entries(security)) expect(answer.headers[name], name).toMatch(value);
}

async function checkAgain(server: ServerName) {
  for (const coding of ["identity", "br"]) {
    const again = (tag: string) =>
      ask(server, "/about-us", "GET", { "accept-encoding": coding, "if-none-match": tag });
    const { status, headers } = await again('"old"');
    expect(status).toBe(200);
    const second = await again(headers.etag ?? "");
    expect([second.status, second.body.length, second.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(second.headers["cache-control"]).toBe("no-cache");
    expect(second.headers["content-security-policy"]).toMatch(/base-uri 'none'/);
  }
}

function suite(server: ServerName) {
  for (const [index, row] of rows.entries()) {
    if (row.except?.includes(server)) continue;
    test(`${index + 1}. ${row.name}`, () => check(server, row));
  }
  test("an unchanged page responds with 304", () => checkAgain(server));
}

test.describe("default server", () => suite("default"));

test.describe("nginx", () => {
  test.describe.configure({ mode: "default" });
  let server: ChildProcess | undefined;
  test.beforeAll(async () => {
    ports.nginx = await freePort();
    if (ensureNginx()) server = await startNginx(ports.nginx);
    else if (process.env.CI) throw new Error("nginx could not be installed, and CI must test all servers.");
    else console.log("!!! NGINX IS MISSING AND COULD NOT BE INSTALLED: it is NOT tested in this run !!!");
  });
  test.beforeEach(() => test.skip(!server, "nginx is missing"));
  test.afterAll(() => stop(server));
  suite("nginx");
});

if (process.env.EDGE) {
  test.describe("edge", () => {
    test.describe.configure({ mode: "default" });
    let server: ChildProcess | undefined;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      ports.edge = await freePort();
      server = await startEdge(ports.edge);
    });
    test.afterAll(() => stop(server));
    suite("edge");
  });
}
