/** The server of `npm start`: serves the build with the same headers and redirects as every other host. */
import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sirv from "sirv";
import { type Answer, cleanPath, createFileServer, decodedPath } from "../pipeline/file-server.ts";
import { filesOf, hostingFile, siteFolder } from "../pipeline/stamp.ts";
import { type HostingRules, headersFor, plainHeaders } from "./rules.ts";
import { typeOf } from "./types.ts";

/** How long a request waits for a new build that is being moved into place, in ms. */
const longestSwap = 2000;

/** A file's compressed copy is sent in its place, and has no address of its own. */
const compressedCopy = /\.(br|gz)$/;

/** sirv lists the files of the folder once, here. */
function answerFrom(root: string, rulesFile: string): { plain: OutgoingHttpHeaders; answer: Answer } {
  const { rules, redirects, hidden, notFound }: HostingRules = JSON.parse(readFileSync(rulesFile, "utf8"));
  const serve = sirv(root, { etag: true, brotli: true, gzip: true, extensions: ["html"] });
  const plain = plainHeaders(rules);

  /** sirv sends the not-found page like any other, but with 200. */
  function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    const page = notFound.find(({ below }) => request.url?.startsWith(`${below}/`))?.page ?? "/404";
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.setHeaders(new Map(Object.entries({ ...plain, "Content-Type": typeOf(page) })));
    request.url = page;
    for (const name of ["range", "if-none-match"]) delete request.headers[name];
    changeHead(response, (_status, headers) => [404, headers]);
    serve(request, response, () => void response.writeHead(404).end());
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? "/";
    const pathname = url.split("?")[0] ?? "/";
    const file = decodedPath(pathname);
    if (file === undefined) return sendNotFound(request, response);
    const clean = cleanPath(pathname);
    const target = redirects.find(({ from }) => from === pathname || from === clean)?.to ?? clean;
    if (target !== pathname) {
      const Location = target + url.slice(pathname.length);
      response.writeHead(301, { ...plain, Location, "Content-Length": 0 }).end();
      return;
    }
    if (hidden.includes(file) || compressedCopy.test(file)) return sendNotFound(request, response);
    // Set before sirv runs: it sends 304 without calling its setHeaders hook.
    const headers = { "Content-Type": typeOf(file), ...headersFor(rules, file) };
    response.setHeaders(new Map(Object.entries(headers)));
    response.setHeader("Accept-Ranges", "bytes");
    response.setHeader("Vary", "Accept-Encoding");
    // sirv sends 304 without the ETag that HTTP requires: repeat the one from the request.
    const ETag = request.headers["if-none-match"];
    changeHead(response, (status, head) => [status, status === 304 ? { ...head, ETag } : head]);
    serve(request, response, () => sendNotFound(request, response));
  }
  return { plain, answer };
}

type Head = [status: number, headers?: OutgoingHttpHeaders];

function changeHead(response: ServerResponse, change: (...head: Head) => Head) {
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, { writeHead: (...head: Head) => writeHead(...change(...head)) });
}

export function createSiteServer(root = siteFolder, rulesFile = hostingFile) {
  // A build writes its stamp last. It is checked on every request, because sirv would send a new file with the old
  // file's length.
  const stamp = filesOf(path.dirname(rulesFile)).stamp;
  const timeOfBuild = () => statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  let served = timeOfBuild();
  let site = answerFrom(root, rulesFile);
  /** While a new build is moved into place there is no stamp, for a few milliseconds. */
  async function finishedBuild() {
    const end = performance.now() + longestSwap;
    while (served !== undefined && timeOfBuild() === undefined && performance.now() < end) await wait(10);
    return timeOfBuild();
  }
  return createFileServer(
    async (request, response) => {
      const built = timeOfBuild() ?? (await finishedBuild());
      if (built !== undefined && built !== served) {
        site = answerFrom(root, rulesFile);
        served = built;
      }
      await site.answer(request, response);
    },
    () => site.plain,
  );
}

export function portOf(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port < 65_536 ? port : undefined;
}
