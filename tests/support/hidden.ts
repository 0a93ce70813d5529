/** What a page doesn't show on a phone, on a wide screen and on paper, and what is small to tap, to be compared with the accepted list. */
import type { Page } from "@playwright/test";
import { phone, setWindow, wide } from "./visit.ts";

/** The outermost elements with words or pictures that are not seen, without the copies that carousels make. */
const hiddenIn = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluate((root) => {
    const isFolded = (element: Element) => {
      const panel = element.parentElement?.closest("details");
      return panel && element.getBoundingClientRect().top >= panel.getBoundingClientRect().bottom;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isFolded(element);
    return [...root.querySelectorAll("*:not(svg *, script, style, [data-copy])")]
      .filter((element) => !isSeen(element) && element.parentElement && isSeen(element.parentElement))
      .map((element) => {
        const words = element.textContent.replace(/\s+/g, " ").trim().slice(0, 60);
        return `${element.localName} ${words || element.querySelector("img")?.alt || ""}`.trim();
      });
  });

/** Links and controls that are less than 44 px high, but for links inside a sentence. */
const smallIn = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluate((root) => {
    const small = [...root.querySelectorAll<HTMLElement>("a, button, summary, input, select, textarea")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({
        element,
        height: (element.closest("label") ?? element).getBoundingClientRect().height,
      }))
      .filter(({ element, height }) => height < 44 && getComputedStyle(element).display !== "inline")
      .map(
        ({ element, height }) =>
          `${element.localName} ${height.toFixed()} ${(element.ariaLabel ?? element.textContent).trim()}`,
      );
    return [...new Set(small)];
  });

export async function hiddenList(page: Page, within: string): Promise<string> {
  const lines: string[] = [];
  for (const [name, media, width] of [
    ["phone", "screen", phone.width],
    ["wide", "screen", wide.width],
    ["paper", "print", 794],
  ] as const) {
    await page.emulateMedia({ media });
    await setWindow(page, width);
    lines.push(`# ${name}`, ...(await hiddenIn(page, within)));
    if (name === "phone") lines.push("# less than 44 px high on it", ...(await smallIn(page, within)));
  }
  await page.emulateMedia({ media: "screen" });
  return `${lines.join("\n")}\n`;
}
