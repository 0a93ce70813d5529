/** Reloads content in `npm run dev` when a file is saved, and shows its mistakes. */
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Plugin, ViteDevServer } from "vite";
import { writeSchemas } from "../../../site/edit/json-schema.ts";
import { loadSite } from "../../../site/load.server.ts";
import { allPaths } from "../../../site/pages.ts";
import { stateOf } from "../../../site/read/folder-state.server.ts";
import { ContentError, type Problem } from "../../../site/read/problem.ts";
import { contentFolder } from "../../../site/read/site.server.ts";
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
      const editing = new Editing(server);
      server.watcher.add(contentFolder());
      server.watcher.on("all", (_event, file) => {
        if (isInside(contentFolder(), path.resolve(server.config.root, file))) editing.changed();
      });
      server.middlewares.use((request, response, next) => {
        if (!isMadeOfContent(request)) return next();
        editing.problems().then((problems) => {
          if (problems.length === 0) next();
          else sayProblems(request, response, problems, `${server.config.base}@vite/client`);
        }, next);
      });
    },
  };
}

/** Pages, their data, and generated files such as feeds. The rest is scripts, styles and pictures. */
function isMadeOfContent({ url = "/", headers }: IncomingMessage): boolean {
  return wantsPage(headers) || /\.(data|xml|txt|json|vcf)$/.test(url.split("?")[0] ?? "");
}
const wantsPage = ({ accept = "" }: IncomingMessage["headers"]) => accept.includes("text/html");

function sayProblems(
  request: IncomingMessage,
  response: ServerResponse,
  problems: Problem[],
  client: string,
) {
  const asPage = wantsPage(request.headers);
  response.writeHead(500, {
    "Content-Type": asPage ? "text/html; charset=utf-8" : "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(asPage ? errorPage(problems, client) : new ContentError(problems).message);
}

class Editing {
  readonly #server: ViteDevServer;
  /** The last queued check; checks run one at a time. */
  #work: Promise<unknown>;
  #isWaiting = false;
  #state = stateOf(contentFolder());
  #pictures = "";
  #pictureProblems: Problem[] = [];
  #paths = "";
  #printed = "";

  constructor(server: ViteDevServer) {
    this.#server = server;
    this.#work = this.#afterChange();
  }

  /** A file was saved. */
  changed() {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#work = this.#work.then(async () => {
      await wait(settling);
      this.#isWaiting = false;
      await this.#afterChange();
    });
  }

  /** Called on every request, which may come before the file watcher's event; some file systems send none. */
  problems(): Promise<Problem[]> {
    const found = this.#work.then(() => this.#check());
    this.#work = found.catch(() => {});
    return found;
  }

  async #afterChange() {
    try {
      const problems = await this.#check();
      if (problems.length === 0) await makeIcons();
      // One save triggers several events, some of them late.
      const state = stateOf(contentFolder());
      if (state === this.#state) return;
      this.#state = state;
      this.#server.environments.client.hot.send({ type: "full-reload" });
    } catch (error) {
      // Not a content problem. Keep the server running: the next request reports it again.
      this.#server.config.logger.error(String(error), { timestamp: true });
    }
  }

  async #check(): Promise<Problem[]> {
    const pictures = stateOf(path.join(contentFolder(), "images"));
    if (pictures !== this.#pictures) {
      this.#pictures = pictures;
      this.#pictureProblems = await problemsOf(() => makePictures({ previews: true }));
    }
    copyDownloads();
    const problems = [
      ...this.#pictureProblems,
      ...(await problemsOf(() => this.#listPages(allPaths(loadSite()).join("\n")))),
    ];
    this.#print(problems);
    return problems;
  }

  /** React Router only serves the pages on its own list. */
  #listPages(paths: string) {
    if (paths === this.#paths) return;
    this.#paths = paths;
    this.#server.environments.ssr.moduleGraph.invalidateAll();
  }

  /** Prints them in the terminal, once. */
  #print(problems: Problem[]) {
    const { logger } = this.#server.config;
    const message = problems.length === 0 ? "" : new ContentError(problems).message;
    if (message === this.#printed) return;
    if (message) logger.error(message, { timestamp: true });
    else logger.info("The content is right again.", { timestamp: true });
    this.#printed = message;
  }
}

/** The content problems found by a step. Rethrows other errors. */
async function problemsOf(step: () => unknown): Promise<Problem[]> {
  try {
    await step();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
