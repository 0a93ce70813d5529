/** Serves the built site. `node tools/serve.ts`; PORT and HOST change where. */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { hostingFile, siteFolder } from "./build/stamp.ts";
import { type HostingRules, headersFor } from "./hosting/rules.ts";

const page = { "Content-Type": "text/html; charset=utf-8" };

export function createSiteServer(root = siteFolder, rulesFile = hostingFile) {
  const { rules, redirects }: HostingRules = JSON.parse(readFileSync(rulesFile, "utf8"));
  const notFound = readFileSync(path.join(root, "404.html"));
  const serve = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headersFor(rules, pathname)))
        response.setHeader(name, value);
    },
  });

  function answer(request: IncomingMessage, response: ServerResponse) {
    const pathname = (request.url ?? "/").split("?")[0] ?? "/";
    const query = (request.url ?? "").slice(pathname.length);
    const target = redirects.find(({ from }) => from === pathname)?.to ?? withoutSlash(pathname);
    if (target !== pathname) {
      response.writeHead(301, { ...headersFor(rules, pathname), Location: target + query });
      response.end();
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...headersFor(rules, pathname), Allow: "GET, HEAD" });
      response.end();
      return;
    }
    serve(request, response, () => {
      response.writeHead(404, { ...headersFor(rules, pathname), ...page, "Content-Length": notFound.length });
      response.end(request.method === "HEAD" ? undefined : notFound);
    });
  }
  return createServer(answer);
}

/** One address a page: /about-us/ and /about-us.html lead to /about-us, and //host can't lead away. */
function withoutSlash(pathname: string): string {
  const clean = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  return clean === "/404.html" ? clean : clean.replace(/\.html$/, "");
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
