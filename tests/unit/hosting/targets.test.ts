import { describe, expect, test } from "vitest";
import { cloudflare } from "../../../engine/hosts/cloudflare.ts";
import { type HostingRules, headersFor, hostingRules } from "../../../engine/hosts/rules.ts";

const rules = hostingRules({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });

const cloudflareHeaders = (given: HostingRules) =>
  cloudflare.files(given, "a-practice")["client/_headers"] ?? "";

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
});

test("HTTPS for subdomains only if the owner says so", () => {
  const header = (options?: { httpsForSubdomains: boolean }) =>
    headersFor(hostingRules({ scripts: [], styles: [] }, options).rules, "/")["Strict-Transport-Security"];
  expect(header()).toBe("max-age=63072000");
  expect(header({ httpsForSubdomains: false })).toBe("max-age=63072000");
  expect(header({ httpsForSubdomains: true })).toBe("max-age=63072000; includeSubDomains");
});

test("search engines are asked to stay away from samples, and from nothing else", () => {
  const samples = hostingRules({ scripts: [], styles: [] }, { hasSamples: true });
  for (const pathname of paths) {
    expect(headersFor(samples.rules, pathname)["X-Robots-Tag"]).toBe("noindex, nofollow");
    expect(asCloudflare(cloudflareHeaders(samples), pathname)["X-Robots-Tag"]).toBe("noindex, nofollow");
  }
  expect(cloudflareHeaders(rules)).not.toContain("X-Robots-Tag");
});
