/** Normalizes requests before sirv sees them: it mishandles q-values and unusual ranges. */
import type { IncomingHttpHeaders } from "node:http";

/** One URL per page: /about-us/ and /about-us.html become /about-us. //host and /\host must not redirect to another host. */
export function cleanPath(pathname: string): string {
  const joined = pathname.replace(/[\\/]{2,}|\\/g, "/");
  const bare = joined.replace(/\.html\/?$/, "").replace(/(.)\/$/, "$1");
  return bare === "" ? "/" : bare;
}

/** Keeps the encodings that the client accepts: "br;q=0" means no brotli. */
export function plainEncodings(headers: IncomingHttpHeaders) {
  const accepted = String(headers["accept-encoding"] ?? "")
    .split(",")
    .map((entry) =>
      entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  headers["accept-encoding"] = ["br", "gzip"]
    .filter((name) => accepted.includes(name) || accepted.includes("*"))
    .join(", ");
}

/**
 * Keeps a single range with a start. Any other range, and If-Range, gets the whole file, as HTTP allows.
 */
export function plainRange(headers: IncomingHttpHeaders) {
  const match = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "");
  const isPlain =
    match && (match[2] === "" || Number(match[2]) > 0) && Number(match[1]) <= Number(match[2] || Infinity);
  if (!isPlain || headers["if-range"]) delete headers.range;
}
