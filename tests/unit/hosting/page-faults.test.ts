/** What an owner reads when a test of her pages fails. */
import { expect, test } from "vitest";
import { faultsIn, formatFaults } from "../../../tools/page-faults.ts";

const spec = (title: string, message: string, status = "unexpected") => ({
  title,
  file: "live/pages.spec.ts",
  tests: [{ status, projectName: "", results: [{}, { error: { message } }] }],
});

test("one line for each fault, with its page, and nothing of the test runner", () => {
  const wide = "/about-us 640 px, text at 200 %: scrolls horizontally by 98 px";
  const specs = [
    spec("page /about-us", `Error: 2 found\n${wide}\n/about-us 320 px: too small`),
    spec(
      "links resolve",
      '\u001b[31mError: expect(received).toEqual(expected)\n\n- Array []\n+ Array [\n+   "index.html: /gone has no file",\n+ ]',
    ),
    spec("/ is complete HTML", "Error: exactly one h1\n\nexpect(received).toHaveLength(expected)"),
    spec("page /", "", "flaky"),
  ];
  expect(formatFaults(faultsIn({ suites: [{ specs }] })).split("\n")).toEqual([
    `  ${wide}`,
    "  /about-us 320 px: too small",
    "  links resolve: index.html: /gone has no file",
    "  / is complete HTML: Error: exactly one h1",
  ]);
});
