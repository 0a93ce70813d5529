/**
 * What every server must say with a file, in one place: security, caching, types, redirects. The default server reads it,
 * and tools/hosting/targets.ts writes it in the words of each host.
 */
import type { InlineHashes } from "../build/pages.ts";

export interface Rule {
  /** A path, with * for anything: /assets/*, /*.data */
  path: string;
  headers: Record<string, string>;
}

export interface HostingRules {
  rules: Rule[];
  redirects: { from: string; to: string; status: 301 }[];
  /** Files that stand in the site for its hosts and are no pages: not found, whoever asks. */
  hidden: string[];
}

const year = 31_536_000;
const forever = { "Cache-Control": `public, max-age=${year}, immutable` };
const askAgain = { "Cache-Control": "no-cache" };
/**
 * Fetched while a finger rests on a link, used when it is lifted: without a second way to the server. For ten minutes
 * more what was fetched is shown at once, and asked for again behind it: the way back is short.
 */
const forAMoment = { "Cache-Control": "max-age=10, stale-while-revalidate=600" };

function policy(hashes: InlineHashes): string {
  return [
    // Not 'none': Firefox lets pages be fetched ahead (<link rel="prefetch">) only by default-src.
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

/** The search's worker compiles WebAssembly; only its own files may, pages may not. */
const searchPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'";

export function hostingRules(hashes: InlineHashes): HostingRules {
  return {
    rules: [
      {
        path: "/*",
        headers: {
          ...askAgain,
          "Content-Security-Policy": policy(hashes),
          "Strict-Transport-Security": `max-age=${2 * year}; includeSubDomains`,
          "X-Content-Type-Options": "nosniff",
          "X-Frame-Options": "DENY",
          "Referrer-Policy": "no-referrer",
          "Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
          "Cross-Origin-Opener-Policy": "same-origin",
          "Cross-Origin-Resource-Policy": "same-origin",
        },
      },
      { path: "/assets/*", headers: forever },
      { path: "/pictures/*", headers: forever },
      { path: "/pagefind/*", headers: { ...askAgain, "Content-Security-Policy": searchPolicy } },
      { path: "/share/*", headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
      { path: "/*.data", headers: { ...forAMoment, "Content-Type": "text/x-script; charset=utf-8" } },
      { path: "/*.vcf", headers: { "Content-Type": "text/vcard; charset=utf-8" } },
      { path: "/feed.xml", headers: { "Content-Type": "application/rss+xml; charset=utf-8" } },
      { path: "/feed.json", headers: { "Content-Type": "application/feed+json; charset=utf-8" } },
      { path: "/site.webmanifest", headers: { "Content-Type": "application/manifest+json; charset=utf-8" } },
    ],
    redirects: [
      { from: "/index.html", to: "/", status: 301 },
      { from: "/index", to: "/", status: 301 },
    ],
    hidden: ["/404", "/_headers", "/_redirects"],
  };
}

const patterns = new Map<string, RegExp>();
function asPattern(path: string): RegExp {
  let pattern = patterns.get(path);
  if (!pattern) {
    pattern = new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);
    patterns.set(path, pattern);
  }
  return pattern;
}

/** All headers of a path; a later rule wins over an earlier one. */
export function headersFor(rules: Rule[], pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({ path }) => asPattern(path).test(pathname)).map(({ headers }) => headers),
  );
}

/** What goes with an answer that is no file (not found, moved, refused): never kept, never another page's rules. */
export const plainHeaders = (rules: Rule[]) => headersFor(rules, "/");
