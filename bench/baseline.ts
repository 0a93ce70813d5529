/** The baseline of each measured page: the same HTML with its styles inlined and no script, next to the real page. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

export interface BenchPage {
  name: string;
  path: string;
}

const firstOf = (site: string, folder: string) =>
  `/${folder}/${readdirSync(path.join(site, folder))
    .sort()
    .find((file) => file.endsWith(".html"))
    ?.replace(".html", "")}`;

export const benchPages = (site: string): BenchPage[] => [
  { name: "home", path: "/" },
  { name: "service", path: firstOf(site, "services") },
  { name: "article", path: firstOf(site, "blogs") },
  { name: "article list", path: "/blogs" },
  { name: "location", path: firstOf(site, "location") },
];

export const baselinePath = (page: string) => `/baseline${page === "/" ? "/index-page" : page}`;

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, "");
}

/** Copies the site and adds the baseline pages. Returns the copy's folder. */
export function withBaselines(site: string): string {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "bench-")), "client");
  cpSync(site, root, { recursive: true });
  for (const page of benchPages(site)) {
    const source = path.join(site, page.path === "/" ? "index.html" : `${page.path}.html`);
    const target = path.join(root, `${baselinePath(page.path)}.html`);
    const html = withoutScripts(readFileSync(source, "utf8"));
    if (html.includes("<script>") || !html.includes("<style>"))
      throw new Error(`${source}: scripts and styles are not where the bench expects them.`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, html);
    writeFileSync(`${target}.br`, brotliCompressSync(html));
  }
  return root;
}
