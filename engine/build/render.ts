/** Writes every page and its data, in each language, and what pages share. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ServedParts } from "../app/frame/Document.tsx";
import { loadPage } from "../app/load-page.ts";
import type { PageKind } from "../data/kinds/kinds.ts";
import { pagesOf, routesOf } from "../data/pages.ts";
import type { Site } from "../data/read/site.server.ts";
import { editionsOf, notFoundIn } from "../data/text/language.ts";
import { sharedOf } from "../data/view/shared.server.ts";
import { type Bundles, makeBundles } from "./bundles.ts";
import { headScript, siteFile } from "./entries.ts";
import { dataFile, htmlFile } from "./page-files.ts";
import { someAtOnce } from "./some-at-once.ts";
import { writeFile } from "./write-file.ts";

/** For the security policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const sha256 = (text: string) => createHash("sha256").update(text);
const shortHash = (text: string) => sha256(text).digest("base64url").slice(0, 10);
const hashOf = (text: string) => `'sha256-${sha256(text).digest("base64")}'`;

/** `folder` gets client, the site, and server, the code that rendered it. */
export async function renderPages(site: Site, folder: string): Promise<InlineHashes> {
  const root = path.join(folder, "client");
  const editions = editionsOf(site);
  const kinds = [...new Set(editions.flatMap((edition) => routesOf(edition).map(({ kind }) => kind)))];
  const bundles = await makeBundles(kinds, root, path.join(folder, "server"));
  const styles = stylesOf(kinds, bundles, root);
  for (const edition of editions) await renderEdition(edition, bundles, styles, root);
  return { scripts: [hashOf(headScript)], styles: [...new Set(styles.values())].map(hashOf) };
}

/** What the pages of each kind inline; a not-found page has no kind. */
function stylesOf(kinds: PageKind[], { frame, filesOf }: Bundles, root: string) {
  const read = (files: string[]) =>
    files.map((file) => readFileSync(path.join(root, file), "utf8").trim()).join("");
  const ofFrame = read(frame.styles);
  const ofKinds = kinds.map((kind) => [kind, ofFrame + read(filesOf(kind).styles)] as const);
  return new Map<PageKind | undefined, string>([...ofKinds, [undefined, ofFrame]]);
}

export async function renderEdition(
  site: Site,
  bundles: Bundles,
  styles: ReturnType<typeof stylesOf>,
  root: string,
) {
  const write = (file: string, text: string) => writeFile(path.join(root, file), text);
  const shared = sharedOf(site);
  const siteText = JSON.stringify(siteFile(site, shared, bundles.filesOf));
  const siteName = `assets/site-${site.language}-${shortHash(siteText)}.json`;
  write(siteName, siteText);

  const served = (kind?: PageKind, data?: string, structuredData: object[] = []): ServedParts => {
    const { scripts } = bundles.frame;
    const ofKind = kind ? bundles.filesOf(kind).scripts : [];
    return {
      headScript,
      styles: { css: styles.get(kind) ?? "" },
      boot: {
        src: bundles.boot,
        site: `/${siteName}`,
        page: data,
        // The entry is the last one.
        scripts: [...scripts.slice(0, -1), ...ofKind, ...scripts.slice(-1)].join(" "),
      },
      structuredData,
    };
  };

  await someAtOnce(4, pagesOf(site), async (page) => {
    const { address, kind } = page;
    const { data, structuredData } = await loadPage(site, page).catch((cause) => {
      throw new Error(`What the page ${address} is given can't be read`, { cause });
    });
    const json = JSON.stringify(data);
    const file = dataFile(address);
    write(file, json);
    const html = await bundles.render({
      address,
      shared,
      // With its hash, so that no cache answers with the data of another build.
      served: served(kind, `/${encodeURI(file)}?${shortHash(json)}`, structuredData),
      page: { kind, data, module: await bundles.importPage(kind) },
    });
    write(htmlFile(address), html);
  });
  const address = notFoundIn(site);
  write(htmlFile(address), await bundles.render({ address, shared, served: served() }));
}
