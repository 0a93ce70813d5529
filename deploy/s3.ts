/**
 * Uploads the built site to S3 in an order that never breaks an open page: new hashed files first, then data, then
 * pages; old hashed files stay until `npm run publish -- s3 BUCKET --clean`, weeks later.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HostingRules, headersFor } from "../pipeline/hosts/rules.ts";
import { typeOf } from "../pipeline/hosts/types.ts";
import { filesOf } from "../pipeline/stamp.ts";
import type { Way } from "./deploy.ts";

interface Upload {
  files: string[];
  /** 1: hashed files, 2: data that pages load, 3: pages. */
  phase: 1 | 2 | 3;
  cacheControl: string;
  contentType: string;
}

const isHashed = (headers: Record<string, string>) =>
  headers["Cache-Control"]?.includes("immutable") ?? false;

/** CloudFront compresses on its own; the rest is configuration for Cloudflare. */
const isForS3 = (file: string) => !/\.(br|gz)$|^(_headers|_redirects|\.assetsignore)$/.test(file);

/** Files that go up together: same phase, same headers. */
export function uploadPlan(files: string[], { rules }: HostingRules): Upload[] {
  const uploads = new Map<string, Upload>();
  for (const file of files.filter(isForS3).sort()) {
    const headers = headersFor(rules, `/${file}`);
    // The service worker goes last: it fetches pages.
    const phase = isHashed(headers) ? 1 : file.endsWith(".html") || file === "sw.js" ? 3 : 2;
    const cacheControl = headers["Cache-Control"] ?? "no-cache";
    const contentType = headers["Content-Type"] ?? typeOf(`/${file}`);
    const key = [phase, cacheControl, contentType].join();
    const upload = uploads.get(key) ?? { files: [], phase, cacheControl, contentType };
    upload.files.push(file);
    uploads.set(key, upload);
  }
  return [...uploads.values()].sort((a, b) => a.phase - b.phase);
}

/** Wildcards by folder and extension where they match the same files, to keep commands short. */
function includesOf({ files, phase }: Upload, all: string[]): string[] {
  const patterns = new Set(
    files.map((file) => {
      const folder = phase === 1 ? `${file.split("/")[0]}/` : "";
      const wide = `${folder}*${path.extname(file)}`;
      const matched = all.filter((other) => other.startsWith(folder) && other.endsWith(path.extname(file)));
      return matched.every((other) => files.includes(other)) ? wide : file;
    }),
  );
  return [...patterns].flatMap((pattern) => ["--include", pattern]);
}

export function commandsFor(plan: Upload[], all: string[], site: string, bucket: string): string[][] {
  const wanted = all.filter(isForS3);
  return plan.map((upload) => [
    // A hashed name with the same size is the same file. The rest is always sent: sync would skip the pages of a
    // rollback, which are older than those they replace.
    ...(upload.phase === 1
      ? ["aws", "s3", "sync", site, `s3://${bucket}`, "--size-only"]
      : ["aws", "s3", "cp", site, `s3://${bucket}`, "--recursive"]),
    ...["--exclude", "*", ...includesOf(upload, wanted), "--exclude", "*.br", "--exclude", "*.gz"],
    ...["--cache-control", upload.cacheControl, "--content-type", upload.contentType],
  ]);
}

const siteFiles = (site: string) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)));

/** Everything that is sent for a build, as commands. */
export function s3Commands(build: string, bucket: string, distribution?: string): string[][] {
  const { site, hosting } = filesOf(build);
  const files = siteFiles(site);
  const plan = uploadPlan(files, JSON.parse(readFileSync(hosting, "utf8")));
  const invalidate = ["aws", "cloudfront", "create-invalidation", "--distribution-id", distribution ?? ""];
  return [
    ...commandsFor(plan, files, site, bucket),
    ...(distribution ? [[...invalidate, "--paths", "/*"]] : []),
  ];
}

/** Deletes files that are not in the live build. */
export const cleanCommand = (release: string, bucket: string) => [
  ...["aws", "s3", "sync", filesOf(release).site, `s3://${bucket}`, "--delete", "--size-only"],
  ...["*.br", "*.gz", "_headers", "_redirects", ".*"].flatMap((name) => ["--exclude", name]),
];

export const printed = (command: string[]) =>
  command.map((arg) => (/[^\w./:=-]/.test(arg) ? `'${arg}'` : arg)).join(" ");

export function runAll(commands: string[][]) {
  for (const [program = "", ...args] of commands) {
    console.log(printed([program, ...args]));
    const { status } = spawnSync(program, args, { stdio: "inherit" });
    // Later files may depend on those that just failed.
    if (status !== 0) throw new Error("The upload stopped here. Nothing after this was sent; run it again.");
  }
}

export function toS3(place: string, bucket: string | undefined, distribution: string | undefined): Way {
  if (!bucket) throw new Error("Name the bucket: npm run publish -- s3 BUCKET");
  return { place, send: (release) => runAll(s3Commands(release, bucket, distribution)) };
}
