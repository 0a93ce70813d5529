/** Tests the pages of the build to publish in a browser, and says in plain words what is wrong with them. */
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { requireBrowser } from "../environment/browsers.ts";
import { runTests, type TestReport, testRunners } from "../environment/run-tests.ts";
import { writeFile } from "../environment/write-file.ts";
import type { Integrity } from "../hosts/integrity.ts";
import { downloadSite } from "../hosts/live.ts";
import { filesOf } from "../pipeline/stamp.ts";
import { live, type Practice, published } from "../tests/practices.ts";

export interface Failure {
  test: string;
  file: string;
  message: string;
}

export interface Fault {
  /** The test, which names the page if it is about one. */
  test: string;
  file: string;
  /** What is wrong, in a line. */
  words: string;
}

/** The findings that a failed test lists: after "N found", or as the entries of an array that should be empty. */
function findingsIn(message: string): string[] {
  const lines = stripVTControlCharacters(message).split("\n");
  if (/^(Error: )?\d+ found$/.test(lines[0] ?? "")) return lines.slice(1).filter(Boolean);
  const entries = lines.flatMap((line) => /^\+\s+"(.*)",?$/.exec(line)?.[1] ?? []);
  return entries.length > 0 ? entries : lines.slice(0, 1);
}

const failuresIn = (results: TestReport["testResults"]): Failure[] =>
  results.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ title, failureMessages: [message = ""] }) => ({ test: title, file, message })),
  );

export const faultsIn = (failures: Failure[]): Fault[] =>
  failures.flatMap(({ test, file, message }) =>
    findingsIn(message || "it stopped").map((words) => ({ test, file: path.basename(file), words })),
  );

/** Runs the tests of one practice's pages, and returns what they find. */
async function faultsOf(practice: Practice, runner: "vitest" | "playwright", args: string[] = []) {
  const env = { PRACTICE: practice.name };
  console.log(runner === "vitest" ? "testing the files" : "testing the pages in a browser");
  const { failed, testResults, output } = await runTests("published", [...testRunners[runner], ...args], env);
  const failures = failuresIn(testResults);
  if (failed > 0 && failures.length === 0)
    throw new Error(`The pages could not be tested:\n${output.trim().split("\n").slice(-20).join("\n")}`);
  return faultsIn(failures);
}

export async function pageFaults(): Promise<Fault[]> {
  requireBrowser("chromium");
  return [
    ...(await faultsOf(published, "vitest", [`--project=built ${published.name}`])),
    ...(await faultsOf(published, "playwright")),
  ];
}

/** Tests that judge a page as it is. The others compare it with the content, which is not that of the live site. */
const ofPages = ["pages.spec.ts", "words-on-pictures.spec.ts"];
const judgesPages = ({ file }: Fault) => ofPages.includes(file);

/** A fault is the same if it differs only in sizes and in quoted words and names. */
const keyOf = ({ test, words }: Fault) => [test, words.replaceAll(/"[^"]*"|\d+/g, "")].join();

/**
 * Those of the faults that the live site doesn't have: an edit that didn't cause a fault is not held back by it. If the live site can't
 * be tested, all of them.
 */
export async function newFaults(faults: Fault[], site: string): Promise<Fault[]> {
  const seen = faults.filter(judgesPages);
  if (seen.length === 0) return faults;
  try {
    const { hosting }: Integrity = await downloadSite(site, filesOf(live.build).site);
    writeFile(filesOf(live.build).hosting, JSON.stringify(hosting));
    const titles = [...new Set(seen.map(({ test }) => test.replaceAll(/\W/g, "\\$&")))];
    const known = await faultsOf(live, "playwright", ["--grep", `(${titles.join("|")})$`]);
    const keys = new Set(known.map(keyOf));
    return faults.filter((fault) => !judgesPages(fault) || !keys.has(keyOf(fault)));
  } catch {
    return faults;
  }
}

const longest = 20;

export function formatFaults(faults: Fault[]): string {
  const lines = faults.map(({ test, words }) => {
    const page = test.replace(/^page /, "");
    return words.startsWith(page) ? `  ${words}` : `  ${page}: ${words}`;
  });
  const more = lines.length - longest;
  return [...lines.slice(0, longest), ...(more > 0 ? [`  and ${more} more`] : [])].join("\n");
}
