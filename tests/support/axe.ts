/** axe-core on a page: WCAG 2.2 A and AA and the best practices. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** Every finding on a line of its own: where, which rule, which element, and what is wrong with it. */
export async function axeFindings(page: Page, where: string, within = "html"): Promise<string[]> {
  // Not a script of the page, so the page's security policy stays as it ships.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(([context, how]) => window.axe.run(context, how), [
    within,
    options,
  ] as const);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = "" }) =>
        `${where}: ${id} at ${target.join(" ")}: ${failureSummary.split("\n").slice(1).join(" ").trim()}`,
    ),
  );
}
