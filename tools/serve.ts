/** Serves the built site. `node tools/serve.ts`; PORT and HOST change where. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { filesOf, hostingFile, siteFolder } from "./build/stamp.ts";
import { cleanPath, plainEncodings, plainRange } from "./hosting/request.ts";
import { type HostingRules, headersFor, plainHeaders } from "./hosting/rules.ts";
import { typeOf } from "./hosting/types.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The site as it stands in its folder now: sirv knows all its files from here on. */
function answerFrom(root: string, rulesFile: string): Answer {
  const { rules, redirects, hidden }: HostingRules = JSON.parse(readFileSync(rulesFile, "utf8"));
  const serve = sirv(root, { etag: true, brotli: true, gzip: true, extensions: ["html"] });
  const plain = plainHeaders(rules);
  const notFound = new Map(
    ["br", "gzip", ""].map((encoding) => [encoding, notFoundPage(root, encoding)] as const),
  );

  function sayNotFound(request: IncomingMessage, response: ServerResponse) {
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
      sayNotFound(request, response);
      return;
    }
    // Before sirv has its say, so that they also stand on 304, which it answers without asking.
    const headers = { "Content-Type": typeOf(pathname), ...headersFor(rules, pathname) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("Accept-Ranges", "bytes");
    response.setHeader("Vary", "Accept-Encoding");
    keepTag(request, response);
    // A file that is gone while a new build is being made breaks this answer, not the server.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    serve(request, response, () => sayNotFound(request, response));
  };
}

/** sirv says 304 without the tag it is about, which HTTP asks for: the one that was sent. */
function keepTag(request: IncomingMessage, response: ServerResponse) {
  const tag = request.headers["if-none-match"];
  if (!tag) return;
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (status: number, headers?: OutgoingHttpHeaders) =>
      writeHead(status, status === 304 ? { ...headers, ETag: tag } : headers),
  });
}

function notFoundPage(root: string, encoding: string): Buffer | undefined {
  const endings: Record<string, string> = { br: ".br", gzip: ".gz" };
  const file = path.join(root, `404.html${endings[encoding] ?? ""}`);
  return existsSync(file) ? readFileSync(file) : undefined;
}

export function createSiteServer(root = siteFolder, rulesFile = hostingFile) {
  // The stamp is the last file of a build: from then on the new one is served. Asked with every request, because the
  // old sizes on new files would cut the answer short.
  const stamp = filesOf(path.dirname(rulesFile)).stamp;
  const timeOfBuild = () => statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  let served = timeOfBuild();
  let answer = answerFrom(root, rulesFile);
  return createServer((request, response) => {
    const built = timeOfBuild();
    if (built !== undefined && built !== served) {
      answer = answerFrom(root, rulesFile);
      served = built;
    }
    answer(request, response);
  });
}

/** A port's number, or undefined if it is none. */
export function portOf(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port < 65_536 ? port : undefined;
}

if (import.meta.main) {
  const text = process.env.PORT || "4173";
  const port = portOf(text);
  if (port === undefined) {
    console.error(`PORT=${text} is no port. Choose a number from 1024 to 65535: PORT=4180 npm start`);
    process.exit(1);
  }
  const host = process.env.HOST ?? "127.0.0.1";
  const server = createSiteServer();
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      console.error(`Port ${port} is taken by another program. Choose another one: PORT=4180 npm start`);
    } else if (error.code === "EACCES") {
      console.error(`This user may not open port ${port}. Choose one above 1023: PORT=4173 npm start`);
    } else {
      console.error(error.message);
    }
    process.exit(1);
  });
  server.listen(port, host, () => console.log(`The site is served on http://${host}:${port}`));
}
