/** A file's name is the address of its page, and says what reads it. */

import { folderNames, folders } from "../kinds/folders.ts";
import { filesOf, isPage } from "../pages.ts";
import { filesBelow } from "../read/files-below.server.ts";
import { type Problem, suggestion } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { slugOf, withoutAccents } from "../read/slug.ts";
import { repeatsOf } from "./repeats.ts";

const lettersOf = (text: string) => withoutAccents(text).replaceAll("-", "");

/** With or without accents, and with any hyphens: the forms name Zoë O'Brien's file zoe-o-brien. */
const isNamed = (slug: string, name: string) => slugOf(slug) === slug && lettersOf(slug) === lettersOf(name);

export function* checkFileNames(site: Site): Generator<Problem> {
  for (const name of folderNames) {
    const { addressFrom, ending, fileName } = folders[name];
    if (addressFrom !== "file") continue;
    for (const entry of site[name]) {
      const fields = entry as unknown as Record<string, string>;
      const { from, isFixed } = fileName;
      const named = isFixed ? from.map((field) => fields[field]).join(" ") : entry.slug;
      const wanted = withoutAccents(named);
      if (isNamed(entry.slug, named)) continue;
      const source = from.join(" and ");
      yield {
        file: entry.file,
        path: ["file name"],
        expected: isFixed
          ? `${wanted}${ending} (made from ${source})`
          : "small letters without accents, and hyphens",
        found: `${entry.slug}${ending}`,
        todo: isFixed ? `rename the file, or correct the ${source}` : `rename the file to ${wanted}${ending}`,
      };
    }
  }
}

/** Names that the build or a route uses itself. */
const reserved = ["404", "assets", "data", "gallery", "home", "index", "pagefind", "pictures", "share", "sw"];

/** Two files may not become one page: the second would silently replace the first. */
export function* checkPaths(site: Site): Generator<Problem> {
  for (const { file, slug } of site.textPages) {
    if (!reserved.includes(slug)) continue;
    yield {
      file,
      path: ["file name"],
      expected: "a name that the site doesn't use itself",
      found: `${slug}.md`,
      todo: "rename the file: its name is the page's address",
    };
  }
  // Oldest article first: of two with one address, the newer one is reported.
  const pages = filesOf(site).filter(isPage).reverse();
  for (const { entry, first } of repeatsOf(pages, ({ path }) => path)) {
    const isArticle = entry.kind === "article";
    yield {
      file: entry.file,
      path: [isArticle ? "slug" : "file name"],
      expected: "an address that no other page has",
      found: `${entry.path}, which content/${first.file} has too`,
      todo: isArticle
        ? "change one of the two titles, and delete the line slug of a copied file: npm run format writes it again"
        : "rename one of the two files",
    };
  }
}

/** The practice's dictionary for the spelling check; the site doesn't read it. */
const forTools = ["words.txt"];

/** Content files that nothing reads. `read` lists the files the site was made from. */
export function* checkStrays(root: string, read: ReadonlySet<string>): Generator<Problem> {
  const files = filesBelow(root);
  const missing = [...read].filter((file) => !files.includes(file));
  for (const file of files) {
    // An article may go before its translation does: `npm run check` says so.
    if (read.has(file) || forTools.includes(file) || /^(images|files|es)\//.test(file)) continue;
    yield {
      file,
      path: ["file name"],
      expected: "a file that the site reads",
      found: "a file that nothing reads",
      todo: suggestion(
        file,
        missing,
        "rename it, in small letters and with the ending of the files beside it, or move it out of content",
      ),
    };
  }
}
