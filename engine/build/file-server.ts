/** Servers for trials and for the forms: a request that fails ends alone. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export const createFileServer = (answer: Answer): Server =>
  createServer(async (request, response) => {
    guard(request, response);
    try {
      // A whole address is for proxies.
      if (request.url?.startsWith("/")) await answer(request, response);
      else response.writeHead(400).end();
    } catch (error) {
      report(request, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  });

/**
 * Before sirv sends a file. One that can't be read any more, because a new build removed it, ends its response and not the
 * server, and so would some ranges: the whole file is sent instead.
 */
export function guard(request: IncomingMessage, response: ServerResponse) {
  delete request.headers.range;
  response.on("pipe", (file) =>
    file.on("error", (error: unknown) => {
      report(request, error);
      response.destroy();
    }),
  );
}

const report = ({ method, url }: IncomingMessage, error: unknown) =>
  console.error(`${method} ${JSON.stringify(url)}: ${error instanceof Error ? error.message : error}`);

/** The path that a file is looked up by. None if it can't be decoded, or has a slash that is no separator. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return /%2f|%5c|\\/i.test(pathname) ? undefined : decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
