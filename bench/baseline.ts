/**
 * The two baselines of each measured page, next to the real one: the same HTML and styles without scripts, and a plain page
 * with its words alone, which shows the weight before the first word.
 */
import { createHash } from "node:crypto";
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { writeFile } from "../environment/write-file.ts";
import { hostingFile, siteFolder } from "../pipeline/stamp.ts";

const firstOf = (folder: string) => `/${globSync(`${folder}/*.html`, { cwd: siteFolder }).sort()[0]}`;

/** The file of each page by name. */
export const benchPages = (): Record<string, string> => ({
  home: "/index.html",
  service: firstOf("services"),
  article: firstOf("blogs"),
  "article list": "/blogs.html",
  location: firstOf("location"),
});

/** The versions of a page that are measured. */
export const versions = ["site", "baseline", "plain"] as const;
export type Version = (typeof versions)[number];

export const addressOf = (file: string, version: Version) =>
  version === "site"
    ? file.replace(/(?:index)?\.html$/, "")
    : `/${version}${file.replace(/(?:\/index)?\.html$/, "/page")}`;

const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, "");

const plainStyles =
  "body{max-width:40rem;margin:0 auto;padding:1rem;color:#123;background:#fff;font:1.125rem/1.6 Georgia,serif}" +
  "h1,h2,h3{line-height:1.2}img{display:block;width:100%;height:auto}li{margin:.5rem 0}";

/** The page's own words: headings, paragraphs, lists, its first picture. */
function plainPage(html: string): string {
  const [main = ""] = /<main\b.*<\/main>/s.exec(html) ?? [];
  const [picture = ""] = /<img\b[^>]*>/.exec(main) ?? [];
  const words = main
    .replaceAll(/<(?!\/?(?:h[1-6]|p|ul|ol|li)\b)[^>]*>/g, " ")
    .replaceAll(/<(h[1-6]|p|ul|ol|li)\b[^>]*>/g, "<$1>")
    // Words between these are paragraphs too. As text of the body itself, they would be its largest paint.
    .replaceAll(/(?<=<\/(?:h[1-6]|p|ul|ol)>)\s*([^<\s][^<]*)/g, "<p>$1</p>");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Plain</title><style>${plainStyles}</style></head><body>${words.replace("</h1>", `</h1>${picture}`)}</body></html>`;
}

/** Copies the site and adds the baselines, and to its headers the hash of the plain pages' styles. */
export function withBaselines(): { root: string; hosting: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const root = path.join(folder, "client");
  cpSync(siteFolder, root, { recursive: true });
  for (const file of Object.values(benchPages())) {
    const html = readFileSync(path.join(root, file), "utf8");
    for (const [version, text] of [
      ["baseline", withoutScripts(html)],
      ["plain", plainPage(html)],
    ] as const) {
      const target = path.join(root, `${addressOf(file, version)}.html`);
      writeFile(target, text);
      writeFileSync(`${target}.br`, brotliCompressSync(text));
    }
  }
  const hosting = path.join(folder, "hosting.json");
  const hash = createHash("sha256").update(plainStyles).digest("base64");
  const rules = readFileSync(hostingFile, "utf8");
  writeFileSync(hosting, rules.replaceAll("style-src ", `style-src 'sha256-${hash}' `));
  return { root, hosting };
}
