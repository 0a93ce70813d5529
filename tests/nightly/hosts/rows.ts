/** A request with the response that a server must send, and the usual ones. */
import { readdirSync } from "node:fs";
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

export function assetOf(folder: string, pattern: RegExp): string {
  const file = readdirSync(path.join(siteFolder, folder)).find((name) => pattern.test(name));
  if (!file) throw new Error(`The build has no ${folder}/${pattern}`);
  return `/${folder}/${file}`;
}
export const script = assetOf("assets", /^entry\.client-.*\.js$/);
export const font = assetOf("assets", /\.woff2$/);
export const drawing = assetOf("pictures", /\.svg$/);
export const share = assetOf("share", /\.png$/);
export const card = assetOf("contact", /\.vcf$/);

export const html = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "x-robots-tag": site.hasSamples ? robotsOfSamples : null,
};
export const immutable = { "cache-control": "public, max-age=31536000, immutable" };
export const moved = [301];
export const notFound = /<h1/;

export const page = (address: string): Row => ({
  name: `page ${address}`,
  path: address,
  status: [200],
  expect: { ...html, etag: /./ },
  body: /<h1/,
});
export const redirect = (from: string, to: string, except?: ServerName[]): Row => ({
  name: `${from} redirects to ${to}`,
  path: from,
  status: moved,
  expect: { location: to },
  ...(except && { except }),
});
export const missing = (address: string, status = [404]): Row => ({
  name: `404 for ${address}`,
  path: address,
  status,
  expect: { "cache-control": "no-cache" },
});
export const file = (name: string, address: string, expect: Row["expect"]): Row => ({
  name,
  path: address,
  status: [200],
  expect: expect ?? {},
});
