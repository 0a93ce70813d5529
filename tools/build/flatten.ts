/** Gives pages the file names that hosts serve without a slash: about-us/index.html becomes about-us.html. */
import { existsSync, readdirSync, renameSync, rmdirSync } from "node:fs";
import path from "node:path";

export function flattenPages(root: string) {
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(`${path.sep}index.html`),
  );
  // Deepest first, so that a folder is empty by the time it is removed.
  for (const page of pages.sort((a, b) => b.split(path.sep).length - a.split(path.sep).length)) {
    const folder = path.join(root, path.dirname(page));
    renameSync(path.join(root, page), `${folder}.html`);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  // What React Router calls the fallback is our page for addresses that do not exist.
  const fallback = path.join(root, "__spa-fallback.html");
  if (existsSync(fallback)) renameSync(fallback, path.join(root, "404.html"));
}
