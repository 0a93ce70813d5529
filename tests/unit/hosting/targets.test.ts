import { describe, expect, test } from "vitest";
import { commandsFor, uploadPlan } from "../../../deploy/s3.ts";
import { cloudflareHeaders, redirectLines } from "../../../pipeline/hosts/cloudflare.ts";
import { edgeFunction, headerPolicies } from "../../../pipeline/hosts/cloudfront.ts";
import { nginxServer } from "../../../pipeline/hosts/nginx.ts";
import { headersFor, hostingRules } from "../../../pipeline/hosts/rules.ts";

const rules = hostingRules({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });

/** How Cloudflare applies a _headers file: all matching rules in order; "!" removes a header; repeated headers are joined. */
function asCloudflare(text: string, pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let fits = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) {
      const pattern = line.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
      fits = new RegExp(`^${pattern}$`).test(pathname);
    } else if (fits && line.trim().startsWith("!")) {
      delete headers[line.trim().slice(2)];
    } else if (fits && line.trim()) {
      const [name = "", ...value] = line.trim().split(": ");
      headers[name] = name in headers ? `${headers[name]}, ${value.join(": ")}` : value.join(": ");
    }
  }
  return headers;
}

const paths = [
  "/",
  "/about-us",
  "/assets/a.js",
  "/pictures/a.svg",
  "/pagefind/pagefind-worker.js",
  "/share/a.png",
  "/a.data",
  "/feed.xml",
];

describe("Cloudflare", () => {
  test.each(paths)("%s gets each header once", (pathname) => {
    expect(asCloudflare(cloudflareHeaders(rules), pathname)).toEqual(headersFor(rules.rules, pathname));
  });
  test("a header too long for Cloudflare stops the build", () => {
    const styles = Array.from({ length: 40 }, () => `'sha256-${"x".repeat(44)}'`);
    expect(() => cloudflareHeaders(hostingRules({ scripts: [], styles }))).toThrow(/at most 2000/);
  });
  test("redirects", () => expect(redirectLines(rules)).toContain("/index.html / 301\n"));
});

test("HTTPS for subdomains only if the owner says so", () => {
  const header = (options?: { httpsForSubdomains: boolean }) =>
    headersFor(hostingRules({ scripts: [], styles: [] }, options).rules, "/")["Strict-Transport-Security"];
  expect(header()).toBe("max-age=63072000");
  expect(header({ httpsForSubdomains: false })).toBe("max-age=63072000");
  expect(header({ httpsForSubdomains: true })).toBe("max-age=63072000; includeSubDomains");
});

describe("files below /.well-known", () => {
  const file = "/.well-known/security.txt";
  test("S3 gets them with the pages' data and their types", () => {
    const plan = uploadPlan([".well-known/security.txt", ".well-known/gpc.json"], rules);
    expect(plan.map(({ files, phase, contentType }) => [files, phase, contentType])).toEqual([
      [[".well-known/gpc.json"], 2, "application/json; charset=utf-8"],
      [[".well-known/security.txt"], 2, "text/plain; charset=utf-8"],
    ]);
  });
  test("CloudFront and nginx serve them", () => {
    const handler = new Function(`${edgeFunction(rules)}; return handler;`)();
    expect(handler({ request: { uri: file, querystring: {} } }).uri).toBe(file);
    const hidden = /location ~ (\S+) \{\s+return 404/.exec(nginxServer(rules, { brotli: false }))?.[1] ?? "";
    expect(new RegExp(hidden).test(file)).toBe(false);
    expect(new RegExp(hidden).test("/.assetsignore")).toBe(true);
  });
});

test("every host asks search engines to stay away from samples, and from nothing else", () => {
  const samples = hostingRules({ scripts: [], styles: [] }, { hasSamples: true });
  for (const pathname of paths) {
    expect(headersFor(samples.rules, pathname)["X-Robots-Tag"]).toBe("noindex, nofollow");
    expect(asCloudflare(cloudflareHeaders(samples), pathname)["X-Robots-Tag"]).toBe("noindex, nofollow");
  }
  const nginx = nginxServer(samples, { brotli: false });
  expect(nginx.match(/add_header X-Robots-Tag/g)).toHaveLength(
    nginx.match(/add_header X-Frame-Options/g)?.length ?? 0,
  );
  expect(headerPolicies(samples)).toContain("X-Robots-Tag");
  const whole = [
    cloudflareHeaders(rules),
    nginxServer(rules, { brotli: true }),
    headerPolicies(rules),
  ].join();
  expect(whole).not.toContain("X-Robots-Tag");
});

test("nginx repeats the security headers in every location with headers of its own", () => {
  const text = nginxServer(rules, { brotli: false });
  const locations = text
    .split("\n  location ")
    .slice(1)
    .filter((part) => part.includes("add_header"));
  // All but the rule for every path, and the answer to other methods.
  expect(locations).toHaveLength(rules.rules.length);
  for (const location of locations) expect(location).toContain("add_header X-Frame-Options");
  expect(text).not.toContain("brotli");
});

describe("CloudFront", () => {
  const handler = new Function(`${edgeFunction(rules)}; return handler;`)();
  const ask = (uri: string, querystring = {}) => handler({ request: { uri, querystring } });
  test.each([
    ["/", "/index.html"],
    ["/about-us", "/about-us.html"],
    ["/assets/a.js", "/assets/a.js"],
    ["/a.data", "/a.data"],
    ["/404", "/not-there"],
  ])("%s is the object %s", (uri, object) => expect(ask(uri).uri).toBe(object));
  test.each([
    ["/about-us/", "/about-us"],
    ["/about-us.html", "/about-us"],
    ["/index.html", "/"],
    ["//host/", "/host"],
  ])("%s redirects to %s", (uri, target) => {
    expect(ask(uri)).toMatchObject({ statusCode: 301, headers: { location: { value: target } } });
  });
  test("the query is preserved", () => {
    expect(ask("/blogs/", { topic: { value: "heart" } }).headers.location.value).toBe("/blogs?topic=heart");
  });
  test("cache policies follow the objects' headers", () => {
    expect(headerPolicies(rules)).not.toContain("Cache-Control");
    expect(headerPolicies(rules)).toContain("/pagefind/*");
  });
});

test("S3 gets hashed files first and pages last, each with its headers", () => {
  const files = [
    "about-us.html",
    "about-us.data",
    "assets/a-1.js",
    "assets/a-1.js.br",
    "_headers",
    "feed.xml",
    "sw.js",
  ];
  const plan = uploadPlan(files, rules);
  expect(plan.flatMap((upload) => upload.files)).toEqual([
    "assets/a-1.js",
    "about-us.data",
    "feed.xml",
    "about-us.html",
    "sw.js",
  ]);
  expect(plan[0]?.cacheControl).toContain("immutable");
  const commands = commandsFor(plan, files, "client", "bucket").map((command) => command.join(" "));
  expect(commands[0]).toContain("sync");
  expect(commands.at(-2)).toMatch(/cp .*\*\.html.*text\/html/);
  expect(commands.join()).not.toContain("--delete");
});
