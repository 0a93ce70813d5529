/** Practices of unusual shapes are read, and the checks of their content find no problem. */
import { expect, test } from "vitest";
import { quickFindings } from "../../../engine/cli/check.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { formatProblem, isAdvice } from "../../../engine/data/read/problem.ts";
import { finish, oddities } from "../../support/odd-practices.ts";
import { Copy } from "./copy.ts";

test.each(Object.entries(oddities))("%s", (name, change) => {
  using content = new Copy("everything", "engine/starter/content");
  finish(content);
  change(content);
  expect(content.messages()).toEqual([]);
  const site = readSite(content.root);
  expect(site.spanish !== undefined).toBe(name.includes("Spanish"));
  const problems = quickFindings(site, content.root).filter((one) => !isAdvice(one));
  expect(problems.map(formatProblem)).toEqual([]);
});
