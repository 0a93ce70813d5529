/** Links, anchors, pictures, scripts and styles of every page and of the files for other programs resolve. */
import { fileIn } from "../../data/text/language.ts";
import type { Built } from "./built.ts";
import { type Finding, report } from "./finding.ts";
import { bare, bootOf, decoded } from "./html.ts";

/** Attributes with a URL, and those with several URLs and sizes. */
function addressesIn(html: string): string[] {
  const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = ""]) => one);
  return [
    ...all(bare(html), /\s(?:href|src|poster|action)="([^"]*)"/gi),
    ...all(html, /\s(?:srcset|imagesrcset)="([^"]*)"/gi).flatMap((list) =>
      list.split(",").map((part) => part.trim().split(/\s+/)[0] ?? ""),
    ),
    ...all(html, /<meta property="og:(?:image|url)" content="([^"]*)"/g),
  ].map(decoded);
}

/** What the pages of a language share: the scripts and styles of each kind of page. */
interface Kinds {
  kinds: Record<string, { scripts: string[]; styles: string[] }>;
}

export function brokenLinks(built: Built): Finding[] {
  const { site, editions, files, htmlFiles, read, wrongWith } = built;
  const found: Finding[] = [];
  const check = (file: string, addresses: Iterable<string>) => {
    for (const address of new Set(addresses)) {
      const wrong = wrongWith(address, file);
      if (wrong) found.push(report(`${file}: ${address} ${wrong}`));
    }
  };
  for (const file of htmlFiles) {
    const html = read(file);
    const { boot, site: shared, data, scripts } = bootOf(html);
    check(file, [...addressesIn(html), boot, shared, ...scripts]);
    if (data || !file.endsWith("404.html")) check(file, [data]);
    check(
      file,
      [...html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, one = ""]) => decoded(one)),
    );
  }
  for (const file of files.filter((name) => /^assets\/site-.*\.json$/.test(name))) {
    const { kinds }: Kinds = JSON.parse(read(file));
    check(
      file,
      Object.values(kinds).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    );
  }
  const forPrograms: [file: string, pattern: RegExp][] = [
    ["sitemap.xml", /<loc>([^<]+)<\/loc>/g],
    ...editions.map((edition): [string, RegExp] => [
      fileIn(edition, "/feed.xml").slice(1),
      /<link>([^<]+)<\/link>/g,
    ]),
    ["site.webmanifest", /"(?:src|start_url)": ?"([^"]+)"/g],
    ["robots.txt", /^Sitemap: (.+)$/gm],
  ];
  for (const [file, pattern] of forPrograms) {
    const addresses = files.includes(file)
      ? [...read(file).matchAll(pattern)].map(([, one = ""]) => decoded(one))
      : [];
    const mayBeEmpty = file.endsWith("feed.xml") && site.articles.length === 0;
    if (addresses.length === 0 && !mayBeEmpty) found.push(report(`${file}: contains no URL`));
    check(file, addresses);
  }
  return found;
}
