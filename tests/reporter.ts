/** Reports a Playwright run: how far it is, each failure with the command that runs it alone, and counts for tools/test.ts. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";
import { startProgress } from "../environment/progress.ts";
import type { TestCounts } from "../environment/results.ts";

export default class implements Reporter {
  #all: Suite | undefined;
  #total = 0;
  #done = 0;
  readonly #progress = startProgress();

  onBegin(_: unknown, suite: Suite) {
    this.#all = suite;
    this.#total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status, retry, errors, annotations }: TestResult) {
    for (const { type, description } of annotations) if (type === "table") console.log(`\n${description}`);
    if (status !== "skipped" && status !== test.expectedStatus) {
      const message = stripVTControlCharacters(errors.map((error) => error.message).join("\n"));
      console.log(`\n✗ ${nameOf(test)}${retry < test.retries ? " (tried again)" : ""}\n${message}`);
      console.log(`  alone: ${aloneCommand(test)}`);
    }
    if (test.results.length === 1) this.#done++;
    this.#progress.say(`${this.#done} of ${this.#total} tests in browsers`);
  }

  /** A worker or a server that does not start. */
  onError({ message = "" }: { message?: string }) {
    console.log(stripVTControlCharacters(message));
  }

  onEnd() {
    this.#progress.end();
    const tests = this.#all?.allTests() ?? [];
    const ended = (outcome: ReturnType<TestCase["outcome"]>) =>
      tests.filter((test) => test.outcome() === outcome);
    const failures = ended("unexpected").map((test) => ({
      test: test.title,
      file: fileOf(test),
      message: stripVTControlCharacters(test.results.at(-1)?.errors[0]?.message ?? ""),
    }));
    const counts: TestCounts = {
      failures,
      passed: ended("expected").length,
      failed: ended("unexpected").length,
      skipped: ended("skipped").length,
      flaky: ended("flaky").map(nameOf),
      slowest: tests
        .map((test) => ({
          name: nameOf(test),
          seconds: Math.max(0, ...test.results.map(({ duration }) => duration)) / 1000,
        }))
        .sort((a, b) => b.seconds - a.seconds)
        .slice(0, 5),
    };
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(counts));
    else console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  }

  printsToStdio() {
    return true;
  }
}

const fileOf = ({ location }: TestCase) => path.relative("", location.file);
const nameOf = (test: TestCase) =>
  `${fileOf(test)}:${test.location.line} ${test.title} (${test.parent.project()?.name})`;

function aloneCommand(test: TestCase) {
  const { GATE, PRACTICE } = process.env;
  const settings = Object.entries({ GATE, PRACTICE }).flatMap(([name, value]) =>
    value ? [`${name}=${value}`] : [],
  );
  const place = `${fileOf(test)}:${test.location.line}`;
  return [...settings, "npx playwright test", place, `--project=${test.parent.project()?.name}`].join(" ");
}
