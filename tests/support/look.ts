/** How a page looks and what it says, element by element, to compare two ways that must lead to the same. */
import { diff } from "node:util";
import { expect, type Page } from "@playwright/test";

/** Waits for what scripts add to each page: whether the offices are open, and carousels within a screen of the one seen. */
export async function settledLook(page: Page): Promise<string[]> {
  await page.locator("footer [data-state]").first().waitFor({ state: "attached" });
  const waiting = page.locator("section[aria-roledescription]:not([data-ready])");
  const near = () =>
    waiting.evaluateAll(
      (all) => all.filter((one) => one.getBoundingClientRect().top < 2 * innerHeight).length,
    );
  await expect.poll(near).toBe(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return lookOf(page);
}

/** One line for each element with its attributes, its place and how it looks, and one for each word about the page. */
export const lookOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** How the page was reached, what is loaded when, and who has the focus. */
    const ofTheWay = /^(tabindex|data-(first|hydrated|theme)|fetchpriority|loading|src|srcset|style)$/;
    const attributesOf = (element: Element) =>
      [...element.attributes]
        .filter(({ name }) => !ofTheWay.test(name))
        // React's own ids depend on when an element was made.
        .map(({ name, value }) => `${name}=${value.replace(/_[rR]_\w+?_(?=-|$)/, "")}`)
        .sort()
        .join(" ");
    const colors = "visibility opacity color background-color background-image filter border-top-color".split(
      " ",
    );
    /** What is hidden has no place. */
    const looksOf = (element: Element) => {
      if (!element.checkVisibility({ contentVisibilityAuto: true })) return "hidden";
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y + scrollY, width, height].map(Math.round).join(" ");
      return [place, ...colors.map((name) => style.getPropertyValue(name))].join();
    };
    const words = [
      ...document.body.querySelectorAll(
        "*:not(script, style, link, source, svg *, body > [aria-live], body > [aria-live] *)",
      ),
    ].map((element) => {
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
      const picture = element instanceof HTMLImageElement ? element.currentSrc || element.src : "";
      return `<${element.localName} ${attributesOf(element)}> ${text.trim()}${picture} | ${looksOf(element)}`;
    });
    const about = document.querySelectorAll(
      "head :is(title, meta, link[rel=canonical], link[rel=alternate])",
    );
    return [
      `at ${scrollX}, ${scrollY}`,
      `<html ${attributesOf(document.documentElement)}> ${looksOf(document.body)}`,
      ...[...about].map((element) => element.outerHTML.replace(/\s+data-\S+/g, "")).sort(),
      ...words,
    ];
  });

/** What one list of lines has (-) and the other has instead (+), in order. */
export const differences = (before: string[], after: string[], most = 12): string[] =>
  diff(before, after)
    .filter(([change]) => change !== 0)
    .slice(0, most)
    .map(([change, line]) => `${change > 0 ? "-" : "+"} ${line}`);
