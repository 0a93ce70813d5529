/** What the site costs when it has many articles: time and memory of a build, weight of the list page. */
import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { scratchFolder } from "../build/scratch.ts";
import { manyArticles } from "./articles.ts";
import { spawnAsync } from "./process.ts";
import { columns } from "./report.ts";

export interface Growth {
  articles: number;
  /** Wall clock; others may use the machine too. */
  seconds: number;
  /** Processor time, which they change little. */
  cpu: number;
  /** Bytes. */
  memory: number;
  /** Brotli bytes of /blogs, and of the heaviest page. */
  list: number;
  heaviest: number;
  files: number;
}

const mostMemory = 2e9;
/** Twice the articles may take twice the time; this much of it is noise. */
const tolerance = 1.25;

async function buildWith(articles: number): Promise<Growth> {
  const content = manyArticles(articles);
  const folder = scratchFolder("growth");
  const build = path.join(folder, "build");
  const started = performance.now();
  const { cpu, peak } = await spawnAsync([path.resolve("tools/build.ts")], {
    CONTENT_DIR: content,
    BUILD_DIR: build,
    GENERATED_DIR: path.join(folder, "generated"),
  });
  const site = path.join(build, "client");
  const files = readdirSync(site, { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".html.br"));
  const result = {
    articles,
    seconds: (performance.now() - started) / 1000,
    cpu,
    memory: peak,
    list: statSync(path.join(site, "blogs.html.br")).size,
    heaviest: Math.max(...pages.map((file) => statSync(path.join(site, file)).size)),
    files: files.length,
  };
  rmSync(folder, { recursive: true });
  rmSync(content, { recursive: true });
  return result;
}

export async function growth(counts: number[]) {
  const rows: Growth[] = [];
  for (const count of counts.toSorted((a, b) => a - b)) rows.push(await buildWith(count));
  const problems = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    return [
      ...(row.memory > mostMemory
        ? [`${row.articles} articles: ${(row.memory / 1e9).toFixed(2)} GB, goal 2`]
        : []),
      ...(before && row.cpu / before.cpu > (row.articles / before.articles) * tolerance
        ? [`${before.articles} to ${row.articles} articles: ${(row.cpu / before.cpu).toFixed(1)} x the time`]
        : []),
      ...(before && row.list > before.list * 1.1
        ? [`The list page grew from ${before.list} to ${row.list} bytes`]
        : []),
      ...(before && row.heaviest > before.heaviest * 1.1
        ? [`The heaviest page grew from ${before.heaviest} to ${row.heaviest} bytes`]
        : []),
    ];
  });
  return { rows, problems };
}

export const growthTable = (rows: Growth[]) =>
  columns([
    [
      "articles",
      "build s",
      "CPU s",
      "CPU ms an article",
      "peak MB",
      "list page kB",
      "heaviest page kB",
      "files",
    ],
    ...rows.map(({ articles, seconds, cpu, memory, list, heaviest, files }) => [
      String(articles),
      seconds.toFixed(0),
      cpu.toFixed(0),
      ((cpu * 1000) / articles).toFixed(0),
      (memory / 1e6).toFixed(0),
      (list / 1000).toFixed(1),
      (heaviest / 1000).toFixed(1),
      String(files),
    ]),
  ]);
