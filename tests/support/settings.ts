/** What a page must do for visitors who asked for less motion, or who set a larger text in their browser. */
import type { Page } from "@playwright/test";
import { layoutFaults } from "./layout.ts";
import { setWindow, wide } from "./visit.ts";

/** Transitions and animations of more than 10 ms, on a page that was opened with reduced motion. */
export const movingParts = (page: Page, path: string): Promise<string[]> =>
  page.evaluate((where) => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll("*"))
      for (const part of ["", "::before", "::after", "::details-content", "::backdrop"]) {
        const { transitionDuration, animationDuration } = getComputedStyle(element, part || null);
        for (const [what, durations] of Object.entries({ transitionDuration, animationDuration }))
          if (durations.split(",").some((duration) => Number.parseFloat(duration) > 0.01))
            found.add(
              `${where}: ${what} ${durations} at ${element.tagName} ${element.className}${part} with reduced motion`,
            );
      }
    return [...found];
  }, path);

/** A tablet held upright and a notebook: with doubled text they have the room of a phone and a tablet. */
const largeTextWidths = [768, 1280];

/**
 * Layout problems, and text that stays small, when the browser's own text size is doubled. Running text is then 32 px or twice its size; titles,
 * whose size also follows the window, grow by a third at least.
 */
export async function largeTextFaults(page: Page, path: string): Promise<string[]> {
  await setWindow(page, wide.width);
  const browser = await page.context().newCDPSession(page);
  // The same elements twice: scripts may add others meanwhile.
  const elements = await page.evaluateHandle(() =>
    [...document.querySelectorAll("body *:not(svg *)")].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    ),
  );
  const sizes = () =>
    elements.evaluate((all) =>
      all.map((element) => ({
        name: `${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 30)}"`,
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      })),
    );
  const before = await sizes();
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const after = await sizes();
  const faults: string[] = [];
  for (const width of largeTextWidths) {
    await setWindow(page, width);
    faults.push(...(await layoutFaults(page, `${path} ${width} px, text at 200 %`)));
  }
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();
  const small = before.flatMap(({ name, size }, index) => {
    // Not a number if a script has taken the element out meanwhile.
    const large = after[index]?.size ?? 0;
    return large <= Math.min(size * 2, 32) - 0.5 || large <= size * 1.3
      ? [`${path}: ${name} is ${size} px, and ${large} px at twice the size`]
      : [];
  });
  return [...small, ...faults];
}

/** Pictures that were loaded and are not shown: of the other theme, or for another screen. The browser shows what it has from the page before. */
export const unshownPictures = (page: Page, path: string): Promise<string[]> =>
  page.evaluate((where) => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const loaded = files.filter(({ transferSize }) => transferSize > 0);
    return [...document.images]
      .filter((image) => image.getClientRects().length === 0)
      .filter(({ currentSrc }) => loaded.some(({ name }) => name === currentSrc))
      .map(({ src }) => `${where}: ${src} is loaded and not shown`);
  }, path);

/** Links by which scripts let the browser turn to another website: a connection is no request. */
export const connections = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(
    (where) =>
      [...document.querySelectorAll<HTMLLinkElement>("link:not([rel=canonical], [rel=alternate])")]
        .filter(({ href }) => new URL(href, location.href).origin !== location.origin)
        .map(({ outerHTML }) => `${where}: ${outerHTML}`),
    path,
  );
