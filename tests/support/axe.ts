/** Runs axe-core on a page: WCAG 2.2 A and AA, and best practices. */
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

/** Rules whose result depends on the theme. A page that has passed all rules in one theme needs only these in the other. */
export const themeRules = ["color-contrast", "link-in-text-block"];
/** Rules whose result depends on the theme or the viewport. */
export const screenRules = [...themeRules, "target-size", "scrollable-region-focusable"];

/** One line per violation: place, rule, element and what is wrong. */
export async function axeFindings(page: Page, where: string, within = "html", rules?: string[]) {
  // Evaluated by the browser, so the page's security policy does not need to allow it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(([context, how]) => window.axe.run(context, how), [
    within,
    rules ? { ...options, runOnly: rules } : options,
  ] as const);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => {
      const why = failureSummary.split("\n").slice(1).join(" ").trim();
      return `${id} at ${target.join(" ")}: ${why}`;
    }),
  );
  // What is under the call bar can be scrolled free. tests/support/layout.ts finds what else covers words.
  return found
    .filter((text) => !/^target-size .*partially obscured/.test(text))
    .map((text) => `${where}: ${text}`);
}
