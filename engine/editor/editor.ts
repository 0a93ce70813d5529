/**
 * Builds the page with the forms into a folder of its own. It is never part of the built site: `npm run edit` serves it
 * on loopback, and a practice whose content is in a hosted repository may put the folder on another host name.
 */

import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, Server } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { build, type Plugin } from "vite";
import { createFileServer } from "../build/file-server.ts";
import { onDemand } from "../build/on-demand.ts";
import { inputsHash } from "../build/stamp.ts";
import type { EditorOptions } from "../data/edit/config.ts";
import type { PictureFiles } from "../data/edit/form-values.ts";
import { labelOf } from "../data/edit/form-words.ts";
import { ownPages } from "../data/pages.ts";
import { buildTime } from "../data/read/build-time.server.ts";
import { downloadPath } from "../data/read/download-files.server.ts";
import { statesOf } from "../data/read/files-below.server.ts";
import { filesByName } from "../data/read/picture-files.server.ts";
import { commonSafety } from "../data/read/safety.server.ts";
import { readFiles, type Site } from "../data/read/site.server.ts";
import { inEngine } from "../roots.ts";
import { answerPublishPage, type EditorTasks, publishPaths } from "./publish-pages.ts";

/** What the page needs to know about a content root. */
export type PageOptions = EditorOptions & {
  pictures: PictureFiles;
  /** Whether there are pages beside the forms: with a hosted repository there are none. */
  beside?: true;
};

/** `hosts`: where the page may send requests besides its own, such as the API of a hosted repository. */
export function policyFor(hosts: string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Sveltia CMS sets styles on elements.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' blob: data: ${hosts.join(" ")}`.trim(),
    `connect-src 'self' blob: data: ${hosts.join(" ")}`.trim(),
    "worker-src 'self'",
    "frame-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

const withPolicy = (policy: string): Plugin => ({
  name: "editor-policy",
  transformIndexHtml: (html) =>
    html.replace("<head>", `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`),
});

/**
 * Its first style sheet names fonts on a CDN; the package brings the same fonts. It also asks other hosts whether GitHub or
 * GitLab has a failure. The policy blocks both, with an error each time.
 */
const withoutOtherHosts: Plugin = {
  name: "editor-without-other-hosts",
  transform: (code, id) =>
    id.includes("@sveltia/cms")
      ? code
          .replace(/https:\/\/cdn\.jsdelivr\.net\/fontsource\/[\w./:@-]+/g, "data:,")
          .replace(
            /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g,
            "data:application/json,{}",
          )
      : null,
};

/** Sveltia CMS colors code in 300 languages. Content has no code. */
const withoutCode: Plugin = {
  name: "editor-without-code",
  enforce: "pre",
  resolveId: (id) => (/^@shikijs\/(?:langs|themes)\//.test(id) ? "\0no-code" : undefined),
  load: (id) => (id === "\0no-code" ? "export default [];" : undefined),
};

/** Builds the page, unless this very page is there. */
export async function buildEditor(folder: string, hosts: string[] = []): Promise<void> {
  const stamp = path.join(folder, "stamp.txt");
  const made =
    inputsHash(statesOf([...["editor", "data", "dist", "on-demand"].map((name) => inEngine(name))])) + hosts;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === made) return;
  await build({
    configFile: false,
    root: inEngine("editor"),
    base: "./",
    logLevel: "error",
    resolve: { alias: { "@sveltia/cms": path.join(onDemand("forms"), "@sveltia/cms") } },
    plugins: [withPolicy(policyFor(hosts)), withoutOtherHosts, withoutCode],
    build: {
      outDir: path.resolve(folder),
      emptyOutDir: true,
      target: "esnext",
      modulePreload: { polyfill: false },
      minify: false,
    },
  });
  writeFileSync(stamp, made);
}

type Choices = Pick<EditorOptions, "pages" | "emergencies" | "ideas">;

/** Pages are none if a file can't be read: then paths are typed. */
function choicesIn(root: string): Choices {
  const { site } = readFiles(root, buildTime());
  const { cards, answers } = commonSafety([], "en");
  return {
    pages: site ? pagesToChoose(site) : [],
    emergencies: (site?.safety.cards ?? cards).map(({ id, title }) => ({ label: title, value: id })),
    ideas: answers.map(({ idea }) => ({ label: labelOf(idea), value: idea })),
  };
}

function pagesToChoose(site: Site): Choices["pages"] {
  const pages = ownPages(site).map(({ label, path }) => ({ label, value: path }));
  const files = site.downloads.downloads.map(({ title, file }) => ({
    label: title,
    value: downloadPath(file),
  }));
  return [...pages, ...files].toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Read anew for each visit: a picture or an article may have been added. */
export function pageOptions(
  root: string,
  options: Pick<EditorOptions, "root" | "siteUrl" | "backend">,
): PageOptions {
  const articles = globSync("blogs/blog-*.md", { cwd: root });
  const numbers = articles.map((file) => Number(/blog-(\d+)\.md$/.exec(file)?.[1] ?? 0));
  return {
    ...options,
    nextArticle: `blog-${Math.max(0, ...numbers) + 1}`,
    ...choicesIn(root),
    pictures: Object.fromEntries(filesByName(path.join(root, "images"))),
  };
}

/**
 * Whether the request comes from the page itself, or from somebody who typed its address. Another website can point a host name
 * of its own at this machine, and would read what this server sends; or name an address here as that of a picture.
 */
function isOwn({ method, headers }: IncomingMessage): boolean {
  const { host = "", origin, "sec-fetch-site": site = "none" } = headers;
  return (
    /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host) &&
    /^(?:same-origin|none)$/.test(String(site)) &&
    (origin ? origin === `http://${host}` : method !== "POST")
  );
}

export function serveEditor(folder: string, options: () => PageOptions, work: EditorTasks): Server {
  const files = sirv(folder, { dev: true });
  const headers = {
    "Content-Security-Policy": `${policyFor([])}; frame-ancestors 'none'`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
  };
  return createFileServer((request, response) => {
    response.setHeaders(new Map(Object.entries(headers)));
    const isPublishPage = publishPaths.includes(request.url ?? "");
    const methods = ["GET", "HEAD", ...(isPublishPage ? ["POST"] : [])];
    if (!isOwn(request)) {
      response.writeHead(403).end();
    } else if (!methods.includes(request.method ?? "")) {
      response.writeHead(405, { Allow: methods.join(", ") }).end();
    } else if (request.url === "/options.json") {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ ...options(), beside: true }));
    } else if (request.url === "/waiting.json") {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(work.waiting()));
    } else if (isPublishPage) {
      const policy = headers["Content-Security-Policy"].replace("form-action 'none'", "form-action 'self'");
      response.setHeader("Content-Security-Policy", policy);
      // With no referrer a browser doesn't tell the origin of what is sent either.
      response.setHeader("Referrer-Policy", "same-origin");
      return answerPublishPage(request, response, work);
    } else {
      files(request, response, () => void response.writeHead(404).end());
    }
  });
}
