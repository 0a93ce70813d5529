/** Requests and the response that every server must send. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { siteFolder } from "../../engine/build/stamp.ts";
import { robotsOfSamples } from "../../engine/data/view/url.ts";
import { site } from "./site.ts";

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

const requests: {
  files: Record<string, [address: string, headers: Record<string, string | null>]>;
  redirects: [from: string, to: string, ...except: ServerName[]][];
} & Record<"pages" | "missing" | "missingButOnEdge" | "traversal", string[]> = parse(
  readFileSync("tests/support/requests.yaml", "utf8"),
);

function addressOf(pattern: string): string {
  const [file] = globSync(pattern.slice(1), { cwd: siteFolder });
  if (!file) throw new Error(`The build has no ${pattern}`);
  return `/${file.replaceAll(path.sep, "/")}`;
}
const script = addressOf("/assets/react-*.js");

const html = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "x-robots-tag": site.hasSamples ? robotsOfSamples : null,
};
const notFound = /<h1/;

const page = (address: string): Row => ({
  name: `page ${address}`,
  path: address,
  status: [200],
  expect: { ...html, etag: /./ },
  body: /<h1/,
});
const missing = (address: string): Row => ({
  name: `404 for ${address}`,
  path: address,
  status: [404],
  expect: { "cache-control": "no-cache" },
});
const encoded = (path: string, coding: string, expect: Row["expect"] = {}): Row => ({
  name: `${path} in ${coding}`,
  path,
  send: { "accept-encoding": coding },
  status: [200],
  expect: { "content-encoding": coding, ...expect },
  except: ["edge"],
});

/** A text between slashes is a pattern. */
const expected = (value: string | null) =>
  value && /^\/.*\/$/.test(value) ? new RegExp(value.slice(1, -1)) : value;

export const rows: Row[] = [
  ...requests.pages.map(page),
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
  ...requests.missing.map((address) => missing(address)),
  ...[...requests.missingButOnEdge, `${script}.gz`].map(
    (address): Row => ({ ...missing(address), body: notFound, except: ["edge"] }),
  ),
  ...requests.redirects.map(
    ([from, to, ...except]): Row => ({
      name: `${from} redirects to ${to}`,
      path: from,
      status: [301],
      expect: { location: to },
      except,
    }),
  ),
  ...requests.traversal.map(
    (address): Row => ({
      name: `no path traversal with ${address}`,
      path: address,
      status: [400, 404],
      body: /^(?![\s\S]*"(rules|devDependencies)")/,
    }),
  ),
  {
    name: "POST is refused",
    path: "/about-us",
    method: "POST",
    status: [405],
    expect: { allow: "GET, HEAD" },
    except: ["edge"],
  },
  { name: "DELETE is refused", path: "/about-us/", method: "DELETE", status: [405] },
  ...Object.entries(requests.files).map(
    ([name, [address, headers]]): Row => ({
      name,
      path: addressOf(address),
      status: [200],
      expect: Object.fromEntries(Object.entries(headers).map(([header, value]) => [header, expected(value)])),
    }),
  ),
  ...(["br", "gzip"] as const).flatMap((coding) => [
    encoded("/about-us", coding, { ...html, vary: /accept-encoding/i }),
    encoded(script, coding, { "cache-control": /immutable/, vary: /accept-encoding/i }),
  ]),
];
