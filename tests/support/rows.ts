/** Tests functions by the rows of a YAML file: what is given and what is expected, by function. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

// biome-ignore lint/suspicious/noExplicitAny: The rows come from a file, and each function takes its own kind of value.
type Functions = Record<string, (given: any) => unknown>;

export function testRows(file: string, functions: Functions) {
  const table: Record<string, [given: unknown, expected: unknown][]> = parse(readFileSync(file, "utf8"));

  test("every function has rows, and every row a function", () => {
    expect(Object.keys(table)).toEqual(Object.keys(functions));
  });

  describe.each(Object.entries(table))("%s", (what, rows) => {
    test.each(rows)("%j: %j", (given, expected) => {
      expect(functions[what]?.(given) ?? null).toEqual(expected);
    });
  });
}
