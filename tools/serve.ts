/** Serves the built site. `node tools/serve.ts`; PORT and HOST change where. */

import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { siteFolder } from "./build/stamp.ts";

export function createSiteServer(root = siteFolder) {
  const notFound = readFileSync(path.join(root, "404.html"));
  const serve = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders(response, pathname) {
      if (/^\/(assets|pictures)\//.test(pathname)) {
        response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
      } else {
        response.setHeader("Cache-Control", "no-cache");
      }
      if (pathname.endsWith(".data")) response.setHeader("Content-Type", "text/x-script; charset=utf-8");
    },
  });
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname !== "/" && url.pathname.endsWith("/")) {
      response.writeHead(301, {
        Location: url.pathname.replace(/\/+$/, "").replace(/^\/+/, "/") + url.search,
      });
      response.end();
      return;
    }
    serve(request, response, () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
      response.end(request.method === "HEAD" ? undefined : notFound);
    });
  });
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 4173);
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
