/** Reloads content in `npm run dev` when a file is saved, and shows its mistakes. */

import type { IncomingMessage } from "node:http";
import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { shownPictures } from "../../../data/check/pictures.server.ts";
import { writeSchemas } from "../../../data/edit/json-schema.ts";
import { loadSite } from "../../../data/load.server.ts";
import { stateOf } from "../../../data/read/files-below.server.ts";
import { ContentError, type Problem } from "../../../data/read/problem.ts";
import { contentFolder } from "../../../roots.ts";
import { copyDownloads } from "../../downloads.ts";
import { makeIcons } from "../../icons.ts";
import { makePictures } from "../../pictures.ts";
import { writeSlugs } from "../../slugs.ts";
import { errorPage } from "./error-page.ts";
import { isInside } from "./inside.ts";

/** Debounce in ms: editors save a file in several steps, and a checkout writes many files. */
const settling = 80;

export function contentReload(): Plugin {
  return {
    name: "content-reload",
    apply: "serve",
    configureServer(server) {
      writeSchemas();
      writeSlugs(contentFolder());
      const problems = checkerOf(server);
      let state = stateOf(contentFolder());
      let timer: NodeJS.Timeout | undefined;
      const checkAndReload = async () => {
        // What isn't a content problem must not end the server: the next request reports it again.
        await problems().catch((error) => server.config.logger.error(String(error), { timestamp: true }));
        // One save triggers several events, some of them late.
        const now = stateOf(contentFolder());
        if (now !== state) server.environments.client.hot.send({ type: "full-reload" });
        state = now;
      };
      void checkAndReload();
      server.watcher.add(contentFolder());
      server.watcher.on("all", (_event, file) => {
        if (!isInside(contentFolder(), path.resolve(server.config.root, file))) return;
        clearTimeout(timer);
        timer = setTimeout(checkAndReload, settling);
      });
      // Some file systems send no events, and a request may come before one.
      server.middlewares.use((request, response, next) => {
        if (!isMadeOfContent(request)) return next();
        problems().then((found) => {
          if (found.length === 0) return next();
          const [type, text] = wantsPage(request)
            ? ["html", errorPage(found, `${server.config.base}@vite/client`)]
            : ["plain", new ContentError(found).message];
          const headers = { "Content-Type": `text/${type}; charset=utf-8`, "Cache-Control": "no-store" };
          response.writeHead(500, headers).end(text);
        }, next);
      });
    },
  };
}

const wantsPage = ({ headers: { accept = "" } }: IncomingMessage) => accept.includes("text/html");

/** Pages, their data, and generated files such as feeds. The rest is scripts, styles and pictures. */
const isMadeOfContent = (request: IncomingMessage) =>
  wantsPage(request) || /^[^?]*\.(data|xml|txt|json|vcf)(\?|$)/.test(request.url ?? "/");

/** A function that makes pictures, icons and downloads again if needed, and returns the mistakes of the content. One call at a time. */
function checkerOf({ config: { logger } }: ViteDevServer): () => Promise<Problem[]> {
  let last: Promise<unknown> = Promise.resolve();
  let [pictures, printed] = ["", ""];
  let ofPictures: Problem[] = [];

  async function check(): Promise<Problem[]> {
    copyDownloads();
    let shown = new Map<string, string>();
    const ofContent = await problemsOf(() => {
      shown = shownPictures(loadSite(), contentFolder());
    });
    const now = stateOf(path.join(contentFolder(), "images")) + [...shown.keys()].join();
    if (ofContent.length === 0 && now !== pictures) {
      ofPictures = await problemsOf(() => makePictures(shown, { previews: true }));
      pictures = now;
    }
    const problems = [...ofPictures, ...ofContent];
    const message = problems.length === 0 ? "" : new ContentError(problems).message;
    if (message === "") await makeIcons();
    if (message && message !== printed) logger.error(message, { timestamp: true });
    if (!message && printed) logger.info("The content is right again.", { timestamp: true });
    printed = message;
    return problems;
  }

  return () => {
    const found = last.then(check);
    last = found.catch(() => {});
    return found;
  };
}

async function problemsOf(step: () => unknown): Promise<Problem[]> {
  try {
    await step();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
