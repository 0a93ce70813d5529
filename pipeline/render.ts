/** Writes every page and its data, in each language, and what pages share. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteFile } from "../app/features/navigation/site-file.ts";
import type { ServedParts } from "../app/frame/Document.tsx";
import { loadPage } from "../app/load-page.ts";
import { someAtOnce } from "../environment/some-at-once.ts";
import type { PageKind } from "../site/kinds/kinds.ts";
import { pagesOf, routesOf } from "../site/pages.ts";
import type { Site } from "../site/read/site.server.ts";
import { editionsOf, notFoundIn } from "../site/text/language.ts";
import { type Shared, sharedOf } from "../site/view/shared.server.ts";
import { type Bundles, makeBundles } from "./bundles.ts";
import { dataFile, htmlFile } from "./page-files.ts";

/** For the security policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const sha256 = (text: string) => createHash("sha256").update(text);
const shortHash = (text: string) => sha256(text).digest("base64url").slice(0, 10);
const hashOf = (text: string) => `'sha256-${sha256(text).digest("base64")}'`;

export const headScript = readFileSync("app/head.js", "utf8").trim();

/** Each language is a document of its own. */
export const siteFile = (site: Site, shared: Shared, filesOf: Bundles["filesOf"]): SiteFile => {
  const routes = routesOf(site);
  const kinds = new Set(routes.map(({ kind }) => kind));
  return { shared, routes, kinds: Object.fromEntries([...kinds].map((kind) => [kind, filesOf(kind)])) };
};

/** `folder` gets client, the site, and server, the code that rendered it. */
export async function renderPages(site: Site, folder: string): Promise<InlineHashes> {
  const root = path.join(folder, "client");
  const editions = editionsOf(site);
  const kinds = [...new Set(editions.flatMap((edition) => routesOf(edition).map(({ kind }) => kind)))];
  const bundles = await makeBundles(kinds, root, path.join(folder, "server"));
  const write = (file: string, text: string) => {
    const whole = path.join(root, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
  };
  const stylesOf = (files: string[]) =>
    files.map((file) => readFileSync(path.join(root, file), "utf8").trim()).join("");
  const frame = bundles.frame.scripts;
  const frameStyles = stylesOf(bundles.frame.styles);
  const css = new Map<PageKind | undefined, string>(
    kinds.map((kind) => [kind, frameStyles + stylesOf(bundles.filesOf(kind).styles)]),
  );
  css.set(undefined, frameStyles);

  for (const edition of editions) {
    const shared = sharedOf(edition);
    const text = JSON.stringify(siteFile(edition, shared, bundles.filesOf));
    const siteName = `assets/site-${edition.language}-${shortHash(text)}.json`;
    write(siteName, text);
    const served = (kind?: PageKind, data?: string, structuredData: object[] = []): ServedParts => ({
      headScript,
      styles: { css: css.get(kind) ?? "" },
      boot: {
        src: bundles.boot,
        site: `/${siteName}`,
        page: data,
        scripts: [
          ...frame.slice(0, -1),
          ...(kind ? bundles.filesOf(kind).scripts : []),
          ...frame.slice(-1),
        ].join(" "),
      },
      structuredData,
    });
    await someAtOnce(4, pagesOf(edition), async (page) => {
      const { address, kind } = page;
      const { data, structuredData } = await loadPage(edition, page);
      const json = JSON.stringify(data);
      const file = dataFile(address);
      write(file, json);
      // With its hash, so that no cache answers with the data of another build.
      const parts = served(kind, `/${encodeURI(file)}?${shortHash(json)}`, structuredData);
      const module = await bundles.importPage(kind);
      write(
        htmlFile(address),
        await bundles.render({ address, shared, served: parts, page: { kind, data, module } }),
      );
    });
    const address = notFoundIn(edition);
    write(htmlFile(address), await bundles.render({ address, shared, served: served() }));
  }
  return { scripts: [hashOf(headScript)], styles: [...new Set(css.values())].map(hashOf) };
}
