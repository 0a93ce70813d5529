/**
 * Uploads the built site to S3 in an order that never breaks an open page: new hashed files first, then data, then
 * pages; old hashed files stay. A dry run, unless given `--run`.
 *   npm run deploy:s3 -- BUCKET [--distribution ID] [--run]
 *   npm run deploy:s3 -- BUCKET --clean [--run]     weeks later: deletes files that are not in this build
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type HostingRules, headersFor } from "../pipeline/hosts/rules.ts";
import { typeOf } from "../pipeline/hosts/types.ts";
import { hostingFile, siteFolder } from "../pipeline/stamp.ts";
import { deploy, gate } from "./gate.ts";

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

export function commandsFor(plan: Upload[], all: string[], bucket: string): string[][] {
  const wanted = all.filter(isForS3);
  return plan.map((upload) => [
    // A hashed name with the same size is the same file. The rest is always sent: sync would skip the pages of a
    // rollback, which are older than those they replace.
    ...(upload.phase === 1
      ? ["aws", "s3", "sync", siteFolder, `s3://${bucket}`, "--size-only"]
      : ["aws", "s3", "cp", siteFolder, `s3://${bucket}`, "--recursive"]),
    ...["--exclude", "*", ...includesOf(upload, wanted), "--exclude", "*.br", "--exclude", "*.gz"],
    ...["--cache-control", upload.cacheControl, "--content-type", upload.contentType],
  ]);
}

function siteFiles(): string[] {
  return readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteFolder, path.join(entry.parentPath, entry.name)));
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      run: { type: "boolean", default: false },
      clean: { type: "boolean", default: false },
      distribution: { type: "string" },
    },
  });
  const [bucket] = positionals;
  if (!bucket) throw new Error("Name the bucket: npm run deploy:s3 -- BUCKET");
  if (values.run) gate();
  const files = siteFiles();
  const plan = uploadPlan(files, JSON.parse(readFileSync(hostingFile, "utf8")));
  const clean = ["aws", "s3", "sync", siteFolder, `s3://${bucket}`, "--delete", "--size-only"];
  const commands = values.clean
    ? [[...clean, ...["*.br", "*.gz", "_headers", "_redirects", ".*"].flatMap((name) => ["--exclude", name])]]
    : [
        ...commandsFor(plan, files, bucket),
        ...(values.distribution
          ? [
              [
                "aws",
                "cloudfront",
                "create-invalidation",
                "--distribution-id",
                values.distribution,
                "--paths",
                "/*",
              ],
            ]
          : []),
      ];
  for (const [program = "", ...args] of commands) {
    console.log([program, ...args.map((arg) => (/[^\w./:=-]/.test(arg) ? `'${arg}'` : arg))].join(" "));
    if (!values.run) continue;
    const { status } = spawnSync(program, args, { stdio: "inherit" });
    // Later files may depend on those that just failed.
    if (status !== 0) throw new Error("The upload stopped here. Nothing after this was sent; run it again.");
  }
  if (!values.run) console.log("Nothing was sent. Add --run to send it.");
}

if (import.meta.main) await deploy(main);
