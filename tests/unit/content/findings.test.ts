/** `npm run check` on a copy of a practice: which findings are errors, which are advice, and the spelling. */

import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { quickFindings, reportOf, run } from "../../../engine/cli/check.ts";
import { spellingAdvice } from "../../../engine/data/check/text/spelling.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { isAdvice, type Problem } from "../../../engine/data/read/problem.ts";
import { Copy, practiceRoot } from "./copy.ts";

/** cspell loads its dictionaries, which takes long on a busy machine. So tests of spelling are in this file, not in words.test.ts. */
const slow = { timeout: 60_000 };

/** Only the findings of blog-1, because other files may have some. */
async function found(body: string) {
  using content = new Copy();
  content.article({ more: "kind: news", sources: undefined }, body);
  const site = readSite(content.root);
  const findings = [...quickFindings(site, content.root), ...(await spellingAdvice(site, content.root))];
  return findings.filter(({ file }) => file === "blogs/blog-1.md");
}

test("a copied phone number is a problem, spelling is advice", slow, async () => {
  const { phone } = readSite(practiceRoot).practice;
  const findings = await found(`We will recieve you. We sit. Call us at ${phone}.\n`);
  expect(findings.filter((finding) => !isAdvice(finding)).map(({ found: words }) => words)).toEqual([phone]);
  expect(findings.filter(isAdvice).map(({ found: words }) => words)).toEqual(["recieve"]);
});

test("the report shows problems last and in full, and advice only on request", () => {
  const advice: Problem = {
    file: "blogs/blog-1.md",
    path: ["text"],
    expected: "a",
    found: "b",
    todo: "c",
    severity: "advice",
  };
  const findings = [advice, advice];
  expect(reportOf(findings, false)).toMatch(
    /^Advice\n\ncontent\/blogs.*\n\nNo problems, 2 pieces of advice$/s,
  );
  expect(reportOf(findings, true)).toBe("No problems, 2 pieces of advice. npm run check prints the advice");
  expect(reportOf([], false)).toBe("No problems, no advice");
  const problem = { file: "a", path: ["b"], expected: "c", found: "d", todo: "e" };
  expect(reportOf([problem], true)).toMatch(/^Problems\n\ncontent\/a b\n[\s\S]*\n\n1 problem, no advice$/);
});

test("only a problem makes the command fail", slow, async () => {
  using content = new Copy();
  const lines: string[] = [];
  content.article({ more: "kind: news", sources: undefined }, "We will recieve you!\n");
  expect(await run(content.root, ["--quiet"], (line) => lines.push(line))).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/^No problems, \d+ pieces of advice/)]);
  content.field("practice.yaml", "phone", "(023) 155-0142");
  const command = spawnSync(process.execPath, ["engine/cli/check.ts", "--quiet"], {
    env: { ...process.env, VERDIN_PRACTICE: path.dirname(content.root) },
    encoding: "utf8",
  });
  expect(command).toMatchObject({ status: 1, stderr: expect.stringContaining("(023) 155-0142") });
});

test("a misspelled word is found; names in content and words of the list are known", slow, async () => {
  using content = new Copy();
  const site = readSite(content.root);
  const [person, office] = [site.providers[0], site.offices[0]];
  content.write("words.txt", "# Practice words\nzorblax\n");
  content.article(
    {},
    `${person?.name} recieves people in ${office?.name} by zorblax. See sheet.pdf and vrblx-03.webp.\n`,
  );
  const problems = await spellingAdvice(site, content.root, ["blogs/blog-1.md"]);
  expect(problems.map(({ file, line, found }) => `${file}:${line} ${found}`)).toEqual([
    "blogs/blog-1.md:14 recieves",
  ]);
  expect(problems[0]?.expected).toContain("receives");
  expect(problems.every(isAdvice)).toBe(true);
});
