/** A file server that no request can end, and requests as sirv can handle them: it mishandles q-values and unusual ranges. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** `headers`: of every response that is not a file. */
export function createFileServer(
  answer: Answer,
  headers: () => OutgoingHttpHeaders,
  methods = ["GET", "HEAD"],
): Server {
  const refuse = (response: ServerResponse, status: number, more: OutgoingHttpHeaders = {}) =>
    response.writeHead(status, { ...headers(), ...more, "Content-Length": 0 }).end();
  const server = createServer(async (request, response) => {
    try {
      stopAtFault(request, response);
      plainTarget(request);
      const hosts = request.headersDistinct.host ?? [];
      if (hosts.length > 1 || !request.url?.startsWith("/")) return refuse(response, 400);
      if (!methods.includes(request.method ?? ""))
        return refuse(response, 405, { Allow: methods.join(", ") });
      plainEncodings(request.headers);
      plainRange(request.headers);
      await answer(request, response);
    } catch (error) {
      report(request, error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    }
  });
  // Without a listener, Node closes the connection without a response.
  server.on("connect", (_request, socket) => {
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\n\r\n");
  });
  return server;
}

/** A file that can't be read any more, such as one that a new build removed, ends its response and not the server. */
export function stopAtFault(request: IncomingMessage, response: ServerResponse) {
  response.on("pipe", (file) =>
    file.on("error", (error: unknown) => {
      report(request, error);
      response.destroy();
    }),
  );
}

const report = ({ method, url }: IncomingMessage, error: unknown) =>
  console.error(`${method} ${JSON.stringify(url)}: ${error instanceof Error ? error.message : error}`);

/** A proxy sends the whole address, whose host then counts instead of the header: RFC 9112, 3.2.2. */
function plainTarget(request: IncomingMessage) {
  const [start, host] = /^https?:\/\/([^/?#]*)/i.exec(request.url ?? "") ?? [];
  if (start === undefined) return;
  request.headers.host = host;
  request.url = request.url?.slice(start.length).replace(/^(?!\/)/, "/");
}

/**
 * One URL per page: /about-us/ and /about-us.html become /about-us. //host must not redirect to another host; a path with
 * a backslash never gets here.
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, "/").replace(/(?:\.html|\/)+$/, "") || "/";
}

/** The path that a file is looked up by. None if it can't be decoded, or has a slash that is no separator. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return /%2f|%5c|\\/i.test(pathname) ? undefined : decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Keeps the encodings that the client accepts: "br;q=0" means no brotli. */
function plainEncodings(headers: IncomingHttpHeaders) {
  const entries = String(headers["accept-encoding"] ?? "")
    .toLowerCase()
    .split(",")
    .map((entry) => entry.trim().split(/\s*;\s*q=/));
  headers["accept-encoding"] = ["br", "gzip"]
    .filter((name) => entries.some(([one, q = 1]) => (one === name || one === "*") && Number(q) > 0))
    .join(", ");
}

/** Keeps a single range with a start. Any other range, and If-Range, gets the whole file, as HTTP allows. */
export function plainRange(headers: IncomingHttpHeaders) {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? "") ?? [];
  // sirv reads the end 0 as no end.
  const isPlain = start && (end === "" || (Number(end) > 0 && Number(start) <= Number(end)));
  if (!isPlain || headers["if-range"]) delete headers.range;
}
