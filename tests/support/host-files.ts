/** What a build tells each host, with words for what changes with every style. */
import { readFileSync } from "node:fs";
import path from "node:path";

const names = [
  "hosting/cloudflare/wrangler.jsonc",
  ...["client/_headers", "client/_redirects", "client/.assetsignore"],
  ...["hosting/nginx/site-brotli.conf", "hosting/nginx/site.conf"],
];

/** nginx repeats all headers in each location, and a file without brotli differs in a line: what stood before is named. */
export function hostFiles(build: string): string {
  const said = new Map<string, string>();
  let before: string[] = [];
  const files = names.map((name) => {
    const text = readFileSync(path.join(build, name), "utf8").replace(
      /(?:'sha256-[\w+/=]+' ?)+/g,
      "'sha256-…' ",
    );
    const lines = text.trimEnd().split("\n");
    const isTwin = lines.filter((line) => before.includes(line)).length > 100;
    const shown = isTwin
      ? [
          ...before.filter((line) => !lines.includes(line)).map((line) => `- ${line}`),
          ...lines.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
        ]
      : inShort(lines, said);
    before = lines;
    return [`# ${name}`, ...shown, ""].join("\n");
  });
  return files.join("\n");
}

/** A long line is written out once. */
const inShort = (lines: string[], said: Map<string, string>) =>
  lines.map((line) => {
    const short = said.get(line.trim());
    if (line.length > 160) said.set(line.trim(), `${line.trim().slice(0, 60)}… as above`);
    return short ? line.replace(line.trim(), short) : line;
  });
