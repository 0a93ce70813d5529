/** The limit: each measured page once more, as plain HTML with its styles inside and no script, beside the real one. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

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
  { name: "service", path: "/services/internal-medicine" },
  { name: "article", path: firstOf(site, "blogs") },
  { name: "article list", path: "/blogs" },
  { name: "location", path: firstOf(site, "location") },
];

export const limitPath = (page: string) => `/limit${page === "/" ? "/index-page" : page}`;

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, "");
}

/** A copy of the site with the limit's pages in it; the site itself stays as it is. */
export function withLimits(site: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), "bench-"));
  const root = path.join(copy, "client");
  cpSync(site, root, { recursive: true });
  for (const { path: address } of benchPages(site)) {
    const source = path.join(site, address === "/" ? "index.html" : `${address}.html`);
    const target = path.join(root, `${limitPath(address)}.html`);
    const html = withoutScripts(readFileSync(source, "utf8"));
    if (html.includes("<script>") || !html.includes("<style>"))
      throw new Error(`${source}: scripts and styles do not stand where the bench looks for them.`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, html);
    writeFileSync(`${target}.br`, brotliCompressSync(html));
    writeFileSync(`${target}.gz`, gzipSync(html, { level: 9 }));
  }
  return root;
}
