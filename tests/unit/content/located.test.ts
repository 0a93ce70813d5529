/** Problems that are found after reading get the line of what they quote, or of their field. */
import { expect, test } from "vitest";
import { located } from "../../../site/read/locate.server.ts";
import type { Problem } from "../../../site/read/problem.ts";
import { Copy } from "./copy.ts";

test("the line of a quoted text, of a field, of its parent, of the body", () => {
  using content = new Copy();
  content.write("topics.yaml", "topics:\n  - key: a\n    name: A\n  - key: a\n    name: B\n");
  content.article({});
  const line = (file: string, path: PropertyKey[], written = "") => {
    const problem: Problem = { file, path, expected: "", found: "", todo: "", written };
    return located(content.root, problem).line;
  };
  expect(line("topics.yaml", ["topics"], "key: a")).toBe(4);
  expect(line("topics.yaml", ["topics", 1, "name"])).toBe(5);
  expect(line("topics.yaml", ["topics", 0, "nothing"])).toBe(2);
  expect(line("topics.yaml", ["elsewhere"])).toBeUndefined();
  expect(line("blogs/blog-1.md", ["text"])).toBe(14);
  expect(line("blogs/nothing.md", ["text"])).toBeUndefined();
  expect(line("images/a.svg", ["drawing"])).toBeUndefined();
});
