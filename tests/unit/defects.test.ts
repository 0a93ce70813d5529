/** The list of `npm run plant` must fit the files that it changes and the tests that it runs. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { occurrences } from "../defects/defect.ts";
import { defects } from "../defects/defects.ts";
import { toldBy } from "../defects/told.ts";

/** Owners edit content/ as they like; there, `npm run plant` says that a text is gone. */
const ours = defects.filter(({ file }) => !file.startsWith("content/"));

test.each(ours)("$name: the text to change is in $file once", ({ file, from, to }) => {
  expect(occurrences(readFileSync(file, "utf8"), from)).toBe(1);
  expect(to).not.toBe(from);
});

test("the tests that should notice exist", () => {
  const files = defects.flatMap(({ parts }) =>
    parts.flatMap((part) => ("unit" in part ? part.unit : "built" in part ? part.specs : [])),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("there are at least forty, each with a name of its own", () => {
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  expect(defects.length).toBeGreaterThanOrEqual(40);
});

describe("the line that told", () => {
  test.each([
    [
      "a browser test",
      'Running 3 tests\n  ✘  1 tests/a.spec.ts\n\n  1) [chromium] › tests/a.spec.ts:9:1 › the menu opens ────────\n\n    Error: it stays closed\n\n    Expected: "open"\n    Received: "shut"\n',
      {
        by: "tests/a.spec.ts:9:1 › the menu opens",
        line: 'it stays closed Expected: "open" Received: "shut"',
      },
    ],
    [
      "a unit test",
      " FAIL  |together| tests/b.test.ts > hours > noon\nAssertionError: expected 1 to be 2\n",
      { by: "tests/b.test.ts > hours > noon", line: "expected 1 to be 2" },
    ],
    [
      "a content check",
      "\nProblems\ncontent/practice.yaml:3 phone\n",
      { by: "content own", line: "Problems content/practice.yaml:3 phone" },
    ],
  ])("of %s", (_, output, told) => {
    expect(toldBy("content own", output)).toEqual(told);
  });
});
