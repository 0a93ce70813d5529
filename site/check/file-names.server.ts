/** A file's name is the address of its page. */

import { ownPages } from "../pages.ts";
import type { Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { slugOf } from "../read/slug.ts";

/** Checks file names, because they become page paths. */
export function* checkFileNames(site: Site): Generator<Problem> {
  function* need(file: string, slug: string, derived: string, from: string): Generator<Problem> {
    if (slug === derived) return;
    yield {
      file,
      path: ["file name"],
      expected: `${derived}.md (made from ${from})`,
      found: `${slug}.md`,
      todo: `rename the file, or correct the ${from}`,
    };
  }
  for (const { file, slug, name, credential } of site.providers) {
    yield* need(file, slug, slugOf(`${name} ${credential}`), "name and credential");
  }
  for (const { file, slug, name, state } of site.locations) {
    yield* need(file, slug, slugOf(`${name} ${state}`), "name and state");
  }
  for (const { file, slug } of [...site.services, ...site.textPages]) {
    const plain = slugOf(slug);
    if (slug === plain) continue;
    yield {
      file,
      path: ["file name"],
      expected: "small letters and hyphens",
      found: `${slug}.md`,
      todo: `rename the file to ${plain}.md`,
    };
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
  const seen = new Map<string, string>();
  for (const { path, file, kind } of ownPages(site)) {
    const other = seen.get(path);
    // Two articles with one address have their own message.
    if (other && other !== file && kind !== "article") {
      yield {
        file,
        path: ["file name"],
        expected: "an address that no other page has",
        found: `${path}, which content/${other} has too`,
        todo: "rename one of the two files",
      };
    }
    seen.set(path, other ?? file);
  }
}
