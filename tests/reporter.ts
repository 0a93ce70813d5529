/** Beside Playwright's own reporter: prints the tables of tests, and writes the report that tests/run.ts reads. */
import { writeFileSync } from "node:fs";
import type { Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";
import type { TestReport } from "./environment/run-tests.ts";

export default class implements Reporter {
  #all: Suite | undefined;

  onBegin(_: unknown, suite: Suite) {
    this.#all = suite;
  }

  onTestEnd(_: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations) if (type === "table") console.log(`\n${description}`);
  }

  onEnd() {
    if (!process.env.TEST_REPORT) return;
    const ended = (outcome: ReturnType<TestCase["outcome"]>) =>
      (this.#all?.allTests() ?? []).filter((test) => test.outcome() === outcome);
    const failed = ended("unexpected");
    const report: TestReport = {
      numPassedTests: ended("expected").length + ended("flaky").length,
      numFailedTests: failed.length,
      numPendingTests: ended("skipped").length,
      testResults: failed.map(({ location, title, results }) => ({
        name: location.file,
        assertionResults: [
          { title, status: "failed", failureMessages: [results.at(-1)?.errors[0]?.message ?? ""] },
        ],
      })),
    };
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}
