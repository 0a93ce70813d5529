/** What an owner reads when a test of her pages fails. */
import { expect, test } from "vitest";
import { faultsIn, formatFaults } from "../../../tools/page-faults.ts";

const failure = (name: string, message: string) => ({ test: name, file: "tests/pages.spec.ts", message });

test("one line for each fault, with its page, and nothing of the test runner", () => {
  const wide = "/about-us 640 px, text at 200 %: scrolls horizontally by 98 px";
  const failures = [
    failure("page /about-us", `Error: 2 found\n${wide}\n/about-us 320 px: too small`),
    failure(
      "links resolve",
      '\u001b[31mError: expect(received).toEqual(expected)\n\n- Array []\n+ Array [\n+   "index.html: /gone has no file",\n+ ]',
    ),
    failure("every page is complete", "Error: exactly one h1\n\nexpect(received).toHaveLength(expected)"),
  ];
  expect(formatFaults(faultsIn(failures)).split("\n")).toEqual([
    `  ${wide}`,
    "  /about-us 320 px: too small",
    "  links resolve: index.html: /gone has no file",
    "  every page is complete: Error: exactly one h1",
  ]);
});
