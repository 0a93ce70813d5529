/** Renames pages so that hosts serve them without a trailing slash: about-us/index.html becomes about-us.html. */
import { readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fallbackFile } from "../app/features/navigation/router-internals.ts";

export function flattenPages(root: string) {
  decodeNames(root);
  const pages = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(`${path.sep}index.html`),
  );
  // Deepest first, so that a folder is empty by the time it is removed.
  for (const page of pages.sort((a, b) => b.split(path.sep).length - a.split(path.sep).length)) {
    const folder = path.join(root, path.dirname(page));
    renameSync(path.join(root, page), `${folder}.html`);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  // React Router's SPA fallback is our 404 page.
  const notFound = path.join(root, "404.html");
  renameSync(path.join(root, fallbackFile), notFound);
  // It is rendered for the path "/", but the home page isn't the current one.
  writeFileSync(notFound, readFileSync(notFound, "utf8").replaceAll(' aria-current="page"', ""));
}

/** React Router uses encoded file names (%C3%B1); hosts look for the decoded name (ñ). */
function decodeNames(root: string) {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.includes("%"));
  // Deepest first, so that a folder is renamed after its contents.
  for (const file of names.sort((a, b) => b.length - a.length)) {
    const folder = path.join(root, path.dirname(file));
    renameSync(path.join(root, file), path.join(folder, decodeURIComponent(path.basename(file))));
  }
}
