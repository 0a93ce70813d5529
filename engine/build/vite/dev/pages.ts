/** In `npm run dev` pages are rendered on request, by the code that renders them in a build. */

import { existsSync } from "node:fs";
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";
import { dataPath } from "../../../app/features/navigation/site-file.ts";
import { pageAt, siteAt } from "../../../data/load.server.ts";
import { notFoundIn } from "../../../data/text/language.ts";
import { sharedOf } from "../../../data/view/shared.server.ts";
import { inEngine } from "../../../roots.ts";
import {
  entries,
  headScript,
  type PageModuleName,
  pageModule,
  serverEntry,
  siteFile,
} from "../../entries.ts";

interface Answer {
  status?: number;
  type: "text/html" | "application/json";
  text: string;
}

export function devPages(): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    // What only the server has, such as what a page is given.
    hotUpdate({ file, modules, server: { environments } }) {
      const isInBrowser = environments.client.moduleGraph.getModulesByFile(file);
      if (this.environment.name === "ssr" && modules.length > 0 && !isInBrowser)
        environments.client.hot.send({ type: "full-reload" });
    },
    // After Vite's own files.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        answer(server, request.originalUrl ?? "/").then(({ status = 200, type, text }) => {
          const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" };
          response.writeHead(status, headers).end(text);
        }, next);
      });
    },
  };
}

const siteName = /^\/assets\/site-(en|es)\.json$/;
const isData = /(\/_)?\.data$/;
const json = (value: unknown): Answer => ({ type: "application/json", text: JSON.stringify(value) });
/** The catalog of parts. It is no page of a practice, so it isn't in the table of pages. */
const gallery = { kind: "gallery" as const, path: "/gallery" };
/** Not in the package. */
const hasGallery = existsSync(inEngine(pageModule(gallery.kind)));

async function answer(server: ViteDevServer, url: string): Promise<Answer> {
  const pathname = url.replace(/[?#].*/, "");
  const language = siteName.exec(pathname)?.[1];
  if (language) return json(siteFileOf(language));
  const address = pathname.replace(isData, "").replace(/(?<=.)\/+$/, "") || "/";
  const loaded = await loadAt(server, address);
  if (isData.test(pathname)) return loaded ? json(loaded.data) : { ...json({}), status: 404 };
  const text = await server.transformIndexHtml(url, await renderAt(server, address, loaded));
  return { type: "text/html", text, status: loaded ? 200 : 404 };
}

type Loaded = { kind: PageModuleName; data: unknown; structuredData: object[] };

async function loadAt(server: ViteDevServer, address: string): Promise<Loaded | undefined> {
  if (address === gallery.path && hasGallery)
    return {
      ...gallery,
      data: { meta: { title: "Gallery", robots: "noindex", canonical: gallery.path } },
      structuredData: [],
    };
  const found = pageAt(address);
  if (!found) return undefined;
  // By Vite, which knows when the code has changed.
  const { loadPage } = (await server.ssrLoadModule(
    "app/load-page.ts",
  )) as typeof import("../../../app/load-page.ts");
  return { kind: found.page.kind, ...(await loadPage(found.site, found.page)) };
}

async function renderAt(server: ViteDevServer, address: string, loaded: Loaded | undefined): Promise<string> {
  const site = siteAt(address);
  const { render } = (await server.ssrLoadModule(
    serverEntry,
  )) as typeof import("../../../app/entry.server.tsx");
  const source = loaded && pageModule(loaded.kind);
  const module = source && (await server.ssrLoadModule(source));
  return render({
    address: loaded ? address : notFoundIn(site),
    shared: sharedOf(site),
    page: loaded && { ...loaded, module: module as never },
    served: {
      headScript,
      styles: { files: await sheetsOf(server, [serverEntry, ...(source ? [source] : [])]) },
      boot: {
        src: `/${entries.boot}`,
        site: `/assets/site-${site.language}.json`,
        page: loaded && dataPath(address),
        scripts: `/${entries.entry}`,
      },
      structuredData: loaded?.structuredData ?? [],
    },
  });
}

function siteFileOf(language: string) {
  const site = siteAt(`/${language}`);
  const file = siteFile(site, sharedOf(site), (kind) => ({ scripts: [`/${pageModule(kind)}`], styles: [] }));
  if (!hasGallery) return file;
  const [scripts, styles] = [[`/${pageModule(gallery.kind)}`], []];
  return {
    ...file,
    routes: [...file.routes, gallery],
    kinds: { ...file.kinds, gallery: { scripts, styles } },
  };
}

/** The style sheets that modules import, those of the imported ones first. Before scripts run, a page has them as links. */
async function sheetsOf(server: ViteDevServer, sources: string[]): Promise<string[]> {
  const seen = new Set<EnvironmentModuleNode>();
  const sheets: string[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (/\.css$/.test(module.url)) sheets.push(module.url);
  };
  for (const source of sources) {
    const module = await server.environments.ssr.moduleGraph.getModuleByUrl(`/${source}`);
    if (module) visit(module);
  }
  return sheets;
}
