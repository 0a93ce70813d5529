/** The workflows are valid and ask for little. A practice has the first one as it is here. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { inEngine } from "../../../engine/roots.ts";

const workflows = [".github/workflows/site.yml", ".github/workflows/engine.yml"];

// GitHub's own parser imports a JSON file in the way that bundlers allow and Node doesn't.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith(".json") ? { ...found, importAttributes: { type: "json" } } : found;
  },
});

async function githubErrors(name: string, text: string): Promise<string[]> {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
    "@actions/workflow-parser"
  );
  const { context, value } = parseWorkflow({ name, content: text }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

it("a practice's workflow is this repository's", () => {
  expect(readFileSync(inEngine("starter/github/workflows/site.yml"), "utf8")).toBe(
    readFileSync(workflows[0] ?? "", "utf8"),
  );
});

describe.each(workflows)("%s", (file) => {
  const text = readFileSync(file, "utf8");
  const { permissions, jobs } = parse(text);
  const steps = Object.values<{ steps: { uses?: string; run?: string }[] }>(jobs).flatMap((job) => job.steps);

  it("is valid by GitHub's parser", async () => {
    expect(await githubErrors(file, text)).toEqual([]);
  });

  it("gives a job only the permissions it names, and no token to write code", () => {
    expect(permissions).toEqual({});
    for (const job of Object.values<{ permissions: Record<string, string> }>(jobs))
      expect(job.permissions).toMatchObject({ contents: "read" });
    expect(text).not.toMatch(/pull_request_target|write-all/);
  });

  it("uses actions by commit, with the version beside it, and leaves no credentials behind", () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(0);
    for (const name of used) expect(name).toMatch(/^actions\/checkout@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text.match(/persist-credentials: false/g)).toHaveLength(used.length);
  });

  it("puts no value of a change into a script", () => {
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
  });
});
