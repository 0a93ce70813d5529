/** The server of `npm start`: serves the build with the same headers and redirects as every other host. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sirv from "sirv";
import { filesOf, hostingFile, siteFolder } from "../pipeline/stamp.ts";
import { cleanPath, plainEncodings, plainRange } from "./request.ts";
import { type HostingRules, headersFor, plainHeaders } from "./rules.ts";
import { typeOf } from "./types.ts";

/** How long a request waits for a new build that is being moved into place, in ms. */
const longestSwap = 2000;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** sirv lists the files of the folder once, here. */
function answerFrom(root: string, rulesFile: string): Answer {
  const {
    rules,
    redirects,
    hidden,
    notFound: others = [],
  }: HostingRules = JSON.parse(readFileSync(rulesFile, "utf8"));
  const serve = sirv(root, { etag: true, brotli: true, gzip: true, extensions: ["html"] });
  const plain = plainHeaders(rules);
  const pageOf = (page: string) =>
    new Map(["br", "gzip", ""].map((encoding) => [encoding, notFoundPage(root, page, encoding)] as const));
  const usual = pageOf("/404");
  const own = others.map(({ below, page }) => ({ below: `${below}/`, page: pageOf(page) }));

  function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    const notFound = own.find(({ below }) => request.url?.startsWith(below))?.page ?? usual;
    const accepted = String(request.headers["accept-encoding"] ?? "").split(", ");
    const encoding = ["br", "gzip"].find((name) => accepted.includes(name) && notFound.get(name)) ?? "";
    const page = notFound.get(encoding);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(404, {
      ...plain,
      "Content-Type": typeOf("/404.html"),
      "Content-Length": page?.length ?? 0,
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : page);
  }

  return function answer(request, response) {
    const url = request.url ?? "/";
    const pathname = url.split("?")[0] ?? "/";
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...plain, Allow: "GET, HEAD", "Content-Length": 0 }).end();
      return;
    }
    const clean = cleanPath(pathname);
    const target = redirects.find(({ from }) => from === pathname || from === clean)?.to ?? clean;
    if (target !== pathname) {
      const Location = target + url.slice(pathname.length);
      response.writeHead(301, { ...plain, Location, "Content-Length": 0 }).end();
      return;
    }
    plainEncodings(request.headers);
    plainRange(request.headers);
    if (hidden.includes(pathname)) {
      sendNotFound(request, response);
      return;
    }
    // Set before sirv runs: it sends 304 without calling its setHeaders hook.
    const headers = { "Content-Type": typeOf(pathname), ...headersFor(rules, pathname) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("Accept-Ranges", "bytes");
    response.setHeader("Vary", "Accept-Encoding");
    keepEtag(request, response);
    // A file that a new build deletes while it is sent aborts this response, not the server.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    serve(request, response, () => sendNotFound(request, response));
  };
}

/** sirv sends 304 without the ETag that HTTP requires: repeat the one from the request. */
function keepEtag(request: IncomingMessage, response: ServerResponse) {
  const tag = request.headers["if-none-match"];
  if (!tag) return;
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (status: number, headers?: OutgoingHttpHeaders) =>
      writeHead(status, status === 304 ? { ...headers, ETag: tag } : headers),
  });
}

function notFoundPage(root: string, page: string, encoding: string): Buffer | undefined {
  const endings: Record<string, string> = { br: ".br", gzip: ".gz" };
  const file = path.join(root, `${page}.html${endings[encoding] ?? ""}`);
  return existsSync(file) ? readFileSync(file) : undefined;
}

export function createSiteServer(root = siteFolder, rulesFile = hostingFile) {
  // A build writes its stamp last. It is checked on every request, because sirv would send a new file with the old
  // file's length.
  const stamp = filesOf(path.dirname(rulesFile)).stamp;
  const timeOfBuild = () => statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  let served = timeOfBuild();
  let answer = answerFrom(root, rulesFile);
  /** While a new build is moved into place there is no stamp, for a few milliseconds. */
  async function finishedBuild() {
    const end = performance.now() + longestSwap;
    while (served !== undefined && timeOfBuild() === undefined && performance.now() < end) await wait(10);
    return timeOfBuild();
  }
  return createServer(async (request, response) => {
    const built = timeOfBuild() ?? (await finishedBuild());
    if (built !== undefined && built !== served) {
      answer = answerFrom(root, rulesFile);
      served = built;
    }
    answer(request, response);
  });
}

/** The port number, or undefined if the text is not one. */
export function portOf(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port < 65_536 ? port : undefined;
}
