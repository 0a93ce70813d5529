/** Requests in the plain forms that the file server understands: it takes some of the others wrongly. */
import type { IncomingHttpHeaders } from "node:http";

/** One address a page: /about-us/ and /about-us.html lead to /about-us, and neither //host nor /\host leads away. */
export function cleanPath(pathname: string): string {
  const joined = pathname.replace(/[\\/]{2,}|\\/g, "/");
  const bare = joined.replace(/\.html\/?$/, "").replace(/(.)\/$/, "$1");
  return bare === "" ? "/" : bare;
}

/** Only codings the browser really wants: "br;q=0" means no brotli. */
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
 * A range from one byte to a later one, or to the end. Any other, and a part of a version that may be gone (If-Range),
 * is answered with the whole file, as HTTP allows.
 */
export function plainRange(headers: IncomingHttpHeaders) {
  const match = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "");
  const isPlain =
    match && (match[2] === "" || Number(match[2]) > 0) && Number(match[1]) <= Number(match[2] || Infinity);
  if (!isPlain || headers["if-range"]) delete headers.range;
}
