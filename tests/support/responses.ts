/** Sends the requests of requests.ts to a server, and finds what is wrong with its responses. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Row, rows, type ServerName } from "./requests.ts";

const security: Row["expect"] = {
  "content-security-policy": /base-uri 'none'/,
  "strict-transport-security": /^max-age=63072000$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^no-referrer$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(same|cross)-origin$/,
};

/** Sends a path exactly as written. Browsers and fetch normalize it first. */
async function ask(port: number, { path, method = "GET", send = {} }: Partial<Row>) {
  const sent = request({ host: "127.0.0.1", port, path, method, headers: send, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const received = Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(received) as Record<string, string | undefined>,
    body: await buffer(response),
  };
}
type Response = Awaited<ReturnType<typeof ask>>;

const wrongHeaders = ({ headers }: Response, expected: Row["expect"] = {}) =>
  Object.entries(expected)
    .filter(([name, value]) => {
      const received = headers[name];
      return value instanceof RegExp ? !value.test(received ?? "") : received !== (value ?? undefined);
    })
    .map(([name, value]) => `${name} is ${headers[name]}, not ${value}`);

function wrongWith(response: Response, row: Row, server: ServerName): string[] {
  const { status, body } = response;
  // Cloudflare redirects with 307 where the others use 301 or 404.
  const isTidied = server === "edge" && status === 307 && !row.status.includes(200);
  // Cloudflare rejects and redirects before it applies our headers.
  const isEdgeOwn = server === "edge" && status !== 200 && status !== 404;
  const isAsExpected =
    row.body === "none" ? body.length === 0 : !row.body || row.body.test(body.toString("utf8"));
  return [
    ...(isTidied || row.status.includes(status) ? [] : [`status ${status}, not ${row.status.join(" or ")}`]),
    ...(isAsExpected ? [] : [`body of ${body.length} bytes, not ${row.body}`]),
    ...wrongHeaders(response, row.expect),
    ...(status === 400 || isEdgeOwn ? [] : wrongHeaders(response, security)),
  ];
}

/** A page that a browser has already is not sent again. */
async function wrongWhenUnchanged(port: number, coding: string): Promise<string[]> {
  const again = (tag: string) =>
    ask(port, { path: "/about-us", send: { "accept-encoding": coding, "if-none-match": tag } });
  const { headers } = await again('"old"');
  const { status, body } = await again(headers.etag ?? "");
  return status === 304 && body.length === 0 ? [] : [`an unchanged page in ${coding}: status ${status}`];
}

/** A line for each response that isn't as the table says. */
export async function wrongResponses(server: ServerName, port: number): Promise<string[]> {
  const findings: string[] = [];
  for (const row of rows) {
    if (row.except?.includes(server)) continue;
    const faults = wrongWith(await ask(port, row), row, server);
    findings.push(...faults.map((fault) => `${row.name}: ${fault}`));
  }
  for (const coding of ["identity", "br"]) findings.push(...(await wrongWhenUnchanged(port, coding)));
  return findings;
}
