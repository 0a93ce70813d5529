/**
 * Holds the words of the site: reading level, lengths, facts, repeats, spelling. `npm run content` prints a table of
 * every text and all findings; with --quiet only the findings. Mistakes of form stop it first, as they stop the build.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ContentError, formatProblem, type Problem } from "../app/content/problem.ts";
import { contentFolder, readSite, type Site } from "../app/content/site.server.ts";
import { articleProblems } from "./content/articles.ts";
import { entriesOf } from "./content/entries.ts";
import { factProblems } from "./content/facts.ts";
import { readingProblems } from "./content/reading.ts";
import { spellingProblems } from "./content/spelling.ts";
import { summaryOf, tableOf } from "./content/table.ts";
import { fixedNumbers, voiceProblems } from "./content/voice.ts";

export async function contentProblems(site: Site, root: string): Promise<Problem[]> {
  const entries = entriesOf(site);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
  return [
    ...readingProblems(entries),
    ...articleProblems(site, entries),
    ...factProblems(root, files),
    ...voiceProblems(entries),
    ...fixedNumbers(texts, site.practice),
    ...(await spellingProblems(site, root, files)),
  ];
}

async function run(root: string, quiet: boolean): Promise<number> {
  let site: Site;
  try {
    site = readSite(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.log(error.message);
    return 1;
  }
  const problems = await contentProblems(site, root);
  const entries = entriesOf(site);
  if (!quiet) console.log(`${tableOf(entries, problems)}\n\n${summaryOf(entries)}\n`);
  if (problems.length > 0) console.log(problems.map(formatProblem).join("\n\n"));
  const count = problems.length === 1 ? "1 finding" : `${problems.length} findings`;
  if (!quiet || problems.length > 0) console.log(problems.length > 0 ? `\n${count}` : "No findings");
  return problems.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await run(contentFolder(), process.argv.includes("--quiet"));
