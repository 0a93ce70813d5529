/** While editing (`npm run dev`): what is saved in the content folder shows at once, and so does a mistake in it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Plugin, ViteDevServer } from "vite";
import { ContentError, type Problem } from "../../app/content/problem.ts";
import { contentFolder, loadSite } from "../../app/content/site.server.ts";
import { makeIcons } from "../icons.ts";
import { makePictures } from "../pictures.ts";
import { errorPage } from "./error-page.ts";
import { inside } from "./inside.ts";

/** Programs save a file in several steps, and a checkout writes many files: milliseconds to wait for the rest. */
const settling = 80;
/** React Router's list of pages: an article that is new has to come into it. */
const serverBuild = "\0virtual:react-router/server-build";

export function contentReload(): Plugin {
  return {
    name: "content-reload",
    apply: "serve",
    configureServer(server) {
      const editing = new Editing(server);
      server.watcher.add(contentFolder());
      server.watcher.on("all", (_event, file) => {
        const name = inside(contentFolder(), path.resolve(server.config.root, file));
        if (name !== undefined) editing.changed(name);
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

/** Pages, their data, and feeds and the like. All else is scripts, styles and pictures. */
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
  /** What is being done about the last change. Pages wait for it. */
  #work: Promise<void>;
  #isWaiting = false;
  #newPictures = true;
  #pictureProblems: Problem[] = [];
  #told = "";

  constructor(server: ViteDevServer) {
    this.#server = server;
    this.#work = this.#update();
  }

  changed(name: string) {
    this.#newPictures ||= name.startsWith("images/");
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#work = this.#work.then(async () => {
      await wait(settling);
      this.#isWaiting = false;
      await this.#update();
      this.#server.environments.client.hot.send({ type: "full-reload" });
    });
  }

  /** Asked for every page, so that it is right even where the disk does not tell what changed. */
  async problems(): Promise<Problem[]> {
    await this.#work;
    return this.#findProblems();
  }

  async #update() {
    try {
      if (this.#newPictures) {
        this.#newPictures = false;
        this.#pictureProblems = await problemsOf(() => makePictures({ previews: true }));
      }
      const { moduleGraph } = this.#server.environments.ssr;
      const pages = moduleGraph.getModuleById(serverBuild);
      if (pages) moduleGraph.invalidateModule(pages);
      const problems = await this.#findProblems();
      if (problems.length === 0) await makeIcons();
    } catch (error) {
      // Not a mistake in the content. The server stays: the page will say it too.
      this.#server.config.logger.error(String(error), { timestamp: true });
    }
  }

  async #findProblems(): Promise<Problem[]> {
    const problems = [...this.#pictureProblems, ...(await problemsOf(loadSite))];
    this.#tell(problems);
    return problems;
  }

  /** In the terminal too, once. */
  #tell(problems: Problem[]) {
    const { logger } = this.#server.config;
    const message = problems.length === 0 ? "" : new ContentError(problems).message;
    if (message === this.#told) return;
    if (message) logger.error(message, { timestamp: true });
    else logger.info("The content is right again.", { timestamp: true });
    this.#told = message;
  }
}

/** The mistakes that a step finds in the content. What else goes wrong is thrown. */
async function problemsOf(step: () => unknown): Promise<Problem[]> {
  try {
    await step();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
