/** Problems that are found after reading get the line of what they quote, or of their field. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { located } from "../../../site/read/locate.server.ts";
import { fieldName, fieldPath } from "../../../site/read/problem.ts";
import { Copy } from "./copy.ts";

test("a field's name leads back to its path", () => {
  const key = fc.oneof(fc.nat(99), fc.stringMatching(/^[a-zA-Z][\w-]*$/));
  fc.assert(
    fc.property(fc.array(key, { minLength: 1 }), (path) => {
      expect(fieldPath(fieldName(path))).toEqual(path);
    }),
  );
});

test("the line of a quoted text, of a field, of its parent, of the body", () => {
  using content = new Copy();
  content.write("topics.yaml", "topics:\n  - key: a\n    name: A\n  - key: a\n    name: B\n");
  content.article({});
  const line = (file: string, field: string, written?: string) =>
    located(content.root, {
      file,
      field,
      expected: "",
      received: "",
      remedy: "",
      ...(written && { written }),
    }).line;
  expect(line("topics.yaml", "topics", "key: a")).toBe(4);
  expect(line("topics.yaml", "topics > no. 2 > name")).toBe(5);
  expect(line("topics.yaml", "topics > no. 1 > nothing")).toBe(2);
  expect(line("topics.yaml", "elsewhere")).toBeUndefined();
  expect(line("blogs/blog-1.md", "text")).toBe(14);
  expect(line("blogs/nothing.md", "text")).toBeUndefined();
  expect(line("images/a.svg", "drawing")).toBeUndefined();
});
