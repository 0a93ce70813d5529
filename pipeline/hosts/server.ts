/** The server of `npm start`: serves the build with the same headers and redirects as every other host. */
import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sirv from "sirv";
import { filesOf, hostingFile, siteFolder } from "../stamp.ts";
import { type Answer, cleanPath, createFileServer, decodedPath } from "./request.ts";
import { type HostingRules, headersFor, plainHeaders } from "./rules.ts";
import { typeOf } from "./types.ts";

/** How long a request waits for a new build that is being moved into place, in ms. */
const longestSwap = 2000;

/** A file's compressed copy is sent in its place, and has no address of its own. */
const compressedCopy = /\.(br|gz)$/;

/** sirv lists the files of the folder once, here. */
function answerFrom(root: string, rulesFile: string): { plain: OutgoingHttpHeaders; answer: Answer } {
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
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("Accept-Ranges", "bytes");
    response.setHeader("Vary", "Accept-Encoding");
    keepEtag(request, response);
    serve(request, response, () => sendNotFound(request, response));
  }
  return { plain, answer };
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

/** The port number, or undefined if the text is not one. */
export function portOf(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port < 65_536 ? port : undefined;
}
