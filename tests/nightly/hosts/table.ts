/** Requests and the response that every server must send. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { siteFolder } from "../../../pipeline/stamp.ts";
import { robotsOfSamples } from "../../../site/view/url.ts";
import { site } from "../../support/site.ts";

export type ServerName = "default" | "nginx" | "edge";

export interface Row {
  name: string;
  path: string;
  method?: string;
  send?: Record<string, string>;
  status: number[];
  /** null: the header must not be there. */
  expect?: Record<string, string | RegExp | null>;
  body?: RegExp | "none";
  /** Servers that can't be configured to do this. docs/hosting.md describes what they do instead. */
  except?: ServerName[];
}

function assetOf(folder: string, pattern: RegExp): string {
  const file = readdirSync(path.join(siteFolder, folder)).find((name) => pattern.test(name));
  if (!file) throw new Error(`The build has no ${folder}/${pattern}`);
  return `/${folder}/${file}`;
}
const script = assetOf("assets", /^entry\.client-.*\.js$/);
const font = assetOf("assets", /\.woff2$/);
const drawing = assetOf("pictures", /\.svg$/);
const share = assetOf("share", /\.png$/);
const card = assetOf("contact", /\.vcf$/);

const html = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "x-robots-tag": site.hasSamples ? robotsOfSamples : null,
};
const immutable = { "cache-control": "public, max-age=31536000, immutable" };
const moved = [301];
const notFound = /<h1/;

const page = (address: string): Row => ({
  name: `page ${address}`,
  path: address,
  status: [200],
  expect: { ...html, etag: /./ },
  body: /<h1/,
});
const redirect = (from: string, to: string, except?: ServerName[]): Row => ({
  name: `${from} redirects to ${to}`,
  path: from,
  status: moved,
  expect: { location: to },
  ...(except && { except }),
});
const missing = (address: string, status = [404]): Row => ({
  name: `404 for ${address}`,
  path: address,
  status,
  expect: { "cache-control": "no-cache" },
});
const file = (name: string, address: string, expect: Row["expect"]): Row => ({
  name,
  path: address,
  status: [200],
  expect: expect ?? {},
});
const encoded = (path: string, coding: string, expect: Row["expect"] = {}): Row => ({
  name: `${path} in ${coding}`,
  path,
  send: { "accept-encoding": coding },
  status: [200],
  expect: { "content-encoding": coding, ...expect },
  except: ["edge"],
});
const ranged = (range: string, status: number, expect: Row["expect"] = {}): Row => ({
  name: `bytes ${range} of a file`,
  path: font,
  send: { range: `bytes=${range}` },
  status: [status],
  expect,
  except: ["edge"],
});

export const rows: Row[] = [
  ...["/", "/home", "/about-us", "/services/yearly-checkups", "/blogs", "/location/monte-vista-co"].map(page),
  { ...page("/about-us?from=card"), name: "page with a query" },
  { name: "HEAD of a page", path: "/about-us", method: "HEAD", status: [200], expect: html, body: "none" },
  { name: "unknown path", path: "/no-such-page", status: [404], expect: html, body: notFound },
  { name: "unknown path in a folder", path: "/blogs/no-such-article", status: [404], body: notFound },
  {
    ...missing("/no-such-page"),
    name: "HEAD of an unknown path",
    method: "HEAD",
    expect: html,
    body: "none",
  },
  ...["/assets/entry.client-gone.js", "/404"].map((path): Row => ({ ...missing(path), except: ["edge"] })),
  missing("/_headers"),
  missing("/_redirects"),
  missing("/.assetsignore"),
  redirect("/about-us/", "/about-us"),
  redirect("/blogs/?topic=heart", "/blogs?topic=heart"),
  redirect("/about-us.html", "/about-us"),
  redirect("/services/yearly-checkups.html", "/services/yearly-checkups"),
  redirect("/about-us.html.html/", "/about-us", ["edge"]),
  redirect("/index.html", "/"),
  redirect("/index", "/"),
  // The practice's own redirects.
  redirect("/our-team", "/providers"),
  redirect("/our-team/", "/providers", ["edge"]),
  redirect("/our-team?from=card", "/providers?from=card", ["edge"]),
  redirect("/ni%C3%B1os", "/services/children-and-teens"),
  redirect("/visit.php", "/new-patients"),
  redirect("/blogs/sugar-in-disguise", "/blogs"),
  missing("/visitXphp"),
  redirect("//about-us", "/about-us", ["edge"]),
  redirect("//example.org/", "/example.org/", ["default", "edge"]),
  redirect("//example.org/", "/example.org", ["nginx", "edge"]),
  redirect("/services//yearly-checkups", "/services/yearly-checkups", ["edge"]),
  // Slashes that don't separate, and copies that are sent in the place of a file.
  ...[
    "/\\example.org/",
    "/services%2fyearly-checkups",
    "/%5fheaders",
    "/about-us.html.br",
    `${script}.gz`,
  ].map((address): Row => ({ ...missing(address), body: notFound, except: ["edge"] })),
  { ...page("http://example.org/about-us"), name: "a request in absolute form", except: ["edge"] },
  // Path traversal: no file outside the folder, and no server error.
  ...[
    "/..%2f..%2fpackage.json",
    "/%2e%2e/%2e%2e/package.json",
    "/../../package.json",
    "/..%5c..%5cpackage.json",
    "/assets/..%2f..%2fhosting.json",
    "/assets/%2e%2e/%2e%2e/hosting.json",
    "/%00",
    "/%",
  ].map((address): Row => {
    const row = missing(address, [400, 404]);
    return {
      ...row,
      name: `no path traversal with ${address}`,
      expect: {},
      body: /^(?![\s\S]*"(rules|devDependencies)")/,
    };
  }),
  {
    name: "POST is refused",
    path: "/about-us",
    method: "POST",
    status: [405],
    expect: { allow: "GET, HEAD" },
    except: ["edge"],
  },
  { name: "DELETE is refused", path: "/about-us/", method: "DELETE", status: [405] },
  file("script", script, { ...immutable, "content-type": "text/javascript; charset=utf-8" }),
  file("font", font, { ...immutable, "content-type": "font/woff2", "content-encoding": null }),
  file("drawing", drawing, { ...immutable, "content-type": /^image\/svg\+xml/ }),
  file("page data", "/about-us.data", {
    "cache-control": "max-age=10, stale-while-revalidate=600",
    "content-type": "application/json; charset=utf-8",
  }),
  file("contact card", card, { "content-type": "text/vcard; charset=utf-8" }),
  file("feed", "/feed.xml", { "content-type": "application/rss+xml; charset=utf-8" }),
  file("JSON feed", "/feed.json", { "content-type": "application/feed+json; charset=utf-8" }),
  file("manifest", "/site.webmanifest", { "content-type": "application/manifest+json; charset=utf-8" }),
  file("sitemap", "/sitemap.xml", { "content-type": /xml/ }),
  file("robots", "/robots.txt", { "content-type": "text/plain; charset=utf-8" }),
  {
    ...file("security contact", "/.well-known/security.txt", { "content-type": "text/plain; charset=utf-8" }),
    body: /^Contact: /,
  },
  file("answer to Global Privacy Control", "/.well-known/gpc.json", {
    "content-type": /^application\/json/,
  }),
  file("hashes of all files", "/integrity.json", {
    "content-type": /^application\/json/,
    "cache-control": "no-cache",
  }),
  file("Open Graph image, readable by other sites", share, {
    "content-type": "image/png",
    "cross-origin-resource-policy": "cross-origin",
  }),
  ...(["br", "gzip"] as const).flatMap((coding) => [
    encoded("/about-us", coding, { ...html, vary: /accept-encoding/i }),
    encoded(script, coding, { ...immutable, vary: /accept-encoding/i }),
    { ...encoded("/no-such-page", coding, html), status: [404] },
  ]),
  { ...encoded("/about-us", "br"), send: { "accept-encoding": "gzip, deflate, br, zstd" } },
  { ...encoded("/about-us", "gzip"), send: { "accept-encoding": "br;q=0, gzip" } },
  { ...encoded("/about-us", "identity"), expect: { "content-encoding": null } },
  ranged("10-19", 206, { "content-range": /^bytes 10-19\/\d+$/, "content-length": "10" }),
  ranged("100-", 206, { "content-range": /^bytes 100-/ }),
  ranged("99999999-", 416),
  ...["bytes=20-10", "bytes=a-b", "bytes=-", "lines=1-2", "bytes=0-1,5-6", `bytes=0-${"9".repeat(23)}`].map(
    (range): Row => ({ name: `range ${range}`, path: font, send: { range }, status: [200, 206, 416] }),
  ),
  ...(existsSync(path.join(siteFolder, "pagefind/pagefind-worker.js"))
    ? [
        file("search worker may compile WebAssembly", "/pagefind/pagefind-worker.js", {
          "content-type": "text/javascript; charset=utf-8",
          "content-security-policy": /^(?!.*sha256).*'wasm-unsafe-eval'/,
        }),
      ]
    : []),
];
