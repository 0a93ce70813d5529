/** The server of `npm start`, for trials: the build with the headers and redirects that every host sends. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import sirv from "sirv";
import { type Answer, createFileServer, decodedPath } from "../build/file-server.ts";
import { filesOf, hostingFile, siteFolder } from "../build/stamp.ts";
import { filesIn } from "./integrity.ts";
import { type HostingRules, headersFor, plainHeaders } from "./rules.ts";
import { typeOf } from "./types.ts";

/** A file's compressed copy is sent in its place, and has no address of its own. */
const compressedCopy = /\.(br|gz)$/;

/** One URL per page: /about-us/ and /about-us.html become /about-us. //host must not redirect to another host. */
const cleanPath = (pathname: string) =>
  pathname.replace(/\/{2,}/g, "/").replace(/(?:\.html|\/)+$/, "") || "/";

/** sirv lists the files of the folder once, here, and sends no others. Throws if one is a link. */
function answerFrom(root: string, rulesFile: string): Answer {
  filesIn(root);
  const { rules, redirects, hidden, notFound }: HostingRules = JSON.parse(readFileSync(rulesFile, "utf8"));
  const serve = sirv(root, { etag: true, brotli: true, gzip: true, extensions: ["html"] });
  const plain = plainHeaders(rules);
  return (request, response) => {
    const { method = "", url = "/" } = request;
    const pathname = url.split("?")[0] ?? "/";
    const file = decodedPath(pathname);
    const clean = cleanPath(pathname);
    const target = redirects.find(({ from }) => from === pathname || from === clean)?.to ?? clean;
    const send = (headers: Record<string, string>) => response.setHeaders(new Map(Object.entries(headers)));
    const sendNotFound = () => {
      const page = notFound.find(({ below }) => url.startsWith(`${below}/`))?.page ?? "/404";
      send({ ...plain, "Content-Type": typeOf(page) });
      response.writeHead(404).end(readFileSync(path.join(root, `${page}.html`)));
    };
    send(plain);
    if (method !== "GET" && method !== "HEAD") response.writeHead(405, { Allow: "GET, HEAD" }).end();
    else if (file === undefined) sendNotFound();
    else if (target !== pathname)
      response.writeHead(301, { Location: target + url.slice(pathname.length) }).end();
    else if (hidden.includes(file) || compressedCopy.test(file)) sendNotFound();
    else {
      // Set before sirv runs: it sends 304 without calling its setHeaders hook.
      send({ "Content-Type": typeOf(file), ...headersFor(rules, file), Vary: "Accept-Encoding" });
      serve(request, response, sendNotFound);
    }
  };
}

export function createSiteServer(root = siteFolder, rulesFile = hostingFile) {
  // A build writes its stamp last. It is checked on every request, because sirv would send a new file with the old
  // file's length.
  const stamp = filesOf(path.dirname(rulesFile)).stamp;
  const timeOfBuild = () => statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  let served = timeOfBuild();
  let answer = answerFrom(root, rulesFile);
  return createFileServer((request, response) => {
    const built = timeOfBuild();
    if (built !== undefined && built !== served) {
      answer = answerFrom(root, rulesFile);
      served = built;
    }
    return answer(request, response);
  });
}

export function portOf(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port < 65_536 ? port : undefined;
}
