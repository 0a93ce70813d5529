/**
 * Headers and redirects of the site: security, caching, types. The default server reads them, and each host
 * writes them as its own configuration.
 */

import type { InlineHashes } from "../build/render.ts";
import { fileIn, languages, spanishHome, spanishNotFound } from "../data/text/language.ts";
import { robotsOfSamples } from "../data/view/url.ts";

export interface Rule {
  /** A path, with * for anything: /assets/*, /*.data */
  path: string;
  headers: Record<string, string>;
}

export interface HostingRules {
  rules: Rule[];
  redirects: { from: string; to: string; status: 301 }[];
  /** Configuration files and the not-found page itself: answered with 404. */
  hidden: string[];
  /** Below this path, unknown addresses are answered by a page of its own language. */
  notFound: { below: string; page: string }[];
}

const year = 31_536_000;
const immutable = { "Cache-Control": `public, max-age=${year}, immutable` };
const noCache = { "Cache-Control": "no-cache" };
/**
 * Page data is prefetched on hover or touch and used by the click that follows. For ten more minutes it is shown at once
 * and revalidated in the background, so that going back is instant.
 */
const shortLived = { "Cache-Control": "max-age=10, stale-while-revalidate=600" };

function policy(hashes: InlineHashes): string {
  return [
    // Not 'none': Firefox checks <link rel="prefetch"> against default-src.
    "default-src 'self'",
    ...["child-src", "frame-src", "media-src", "object-src"].map((kind) => `${kind} 'none'`),
    `script-src 'self' ${hashes.scripts.join(" ")}`,
    `style-src 'self' ${hashes.styles.join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Only the search worker compiles WebAssembly; pages may not. */
const searchPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'";

interface HostingOptions {
  /** From practice.yaml. Off unless the owner says so: the practice's portal or mail host may not have HTTPS. */
  httpsForSubdomains?: boolean;
  /** The practice's own redirects, as browsers send them. */
  moved?: { from: string; to: string }[];
  /** Parts of the site are made up, and search engines must stay away. */
  hasSamples?: boolean;
  hasSpanish?: boolean;
  /** Configuration files of hosts in the site's folder. */
  hiddenFiles?: string[];
}

export function hostingRules(
  hashes: InlineHashes,
  { httpsForSubdomains, moved = [], hasSamples, hasSpanish, hiddenFiles = [] }: HostingOptions = {},
): HostingRules {
  return {
    rules: [
      {
        path: "/*",
        headers: {
          ...noCache,
          "Content-Security-Policy": policy(hashes),
          "Strict-Transport-Security": `max-age=${2 * year}${httpsForSubdomains ? "; includeSubDomains" : ""}`,
          "X-Content-Type-Options": "nosniff",
          "X-Frame-Options": "DENY",
          "Referrer-Policy": "no-referrer",
          "Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
          "Cross-Origin-Opener-Policy": "same-origin",
          "Cross-Origin-Resource-Policy": "same-origin",
          ...(hasSamples && { "X-Robots-Tag": robotsOfSamples }),
        },
      },
      { path: "/assets/*", headers: immutable },
      { path: "/pictures/*", headers: immutable },
      { path: "/pagefind/*", headers: { ...noCache, "Content-Security-Policy": searchPolicy } },
      { path: "/share/*", headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
      { path: "/*.data", headers: { ...shortLived, "Content-Type": "application/json; charset=utf-8" } },
      { path: "/*.vcf", headers: { "Content-Type": "text/vcard; charset=utf-8" } },
      ...(hasSpanish ? languages : (["en"] as const)).map((language) => ({
        path: fileIn({ language }, "/feed.xml"),
        headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
      })),
      { path: "/site.webmanifest", headers: { "Content-Type": "application/manifest+json; charset=utf-8" } },
    ],
    redirects: [
      { from: "/index.html", to: "/", status: 301 },
      { from: "/index", to: "/", status: 301 },
      ...moved.map(({ from, to }) => ({ from, to, status: 301 as const })),
    ],
    hidden: ["/404", ...(hasSpanish ? [spanishNotFound] : []), ...hiddenFiles.map((file) => `/${file}`)],
    notFound: hasSpanish ? [{ below: spanishHome, page: spanishNotFound }] : [],
  };
}

const asPattern = (path: string) =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/** All headers of a path; a later rule wins over an earlier one. */
export function headersFor(rules: Rule[], pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({ path }) => asPattern(path).test(pathname)).map(({ headers }) => headers),
  );
}

/** Headers of responses that are not files: redirects, 404, 405. */
export const plainHeaders = (rules: Rule[]) => headersFor(rules, "/");
