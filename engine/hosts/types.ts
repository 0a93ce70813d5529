/** Content types by file extension, the same on every host. */
import path from "node:path";

export const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  data: "application/json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  ico: "image/x-icon",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  woff2: "font/woff2",
  pdf: "application/pdf",
};

export const unknownType = "application/octet-stream";

/** A URL without an extension is a page. */
export function typeOf(pathname: string): string {
  return types[path.extname(pathname).slice(1) || "html"] ?? unknownType;
}
