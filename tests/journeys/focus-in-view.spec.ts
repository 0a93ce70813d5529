/**
 * The header and the call bar stay on the screen: they must never cover what has the focus (WCAG 2.4.11). Firefox does
 * not scroll to what it sees in part, as the criterion allows; elsewhere not an edge may be covered.
 */
import type { Page } from "@playwright/test";
import { expect, open, phone, test, wide } from "../support/journey.ts";

/** Names of focused elements that a bar covers, walking through the whole page with one key. */
async function coveredOnTheWay(page: Page, key: "Tab" | "Shift+Tab", mayCoverPart: boolean) {
  const covered: string[] = [];
  let reached = 0;
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(async (partAllowed) => {
      const focused = document.activeElement;
      // In Firefox the last element stays the active one when the focus goes on to the browser's own bars.
      if (!focused?.matches(":focus") || focused === document.body) return undefined;
      const bars = [...document.querySelectorAll("header > div, a[href^='tel:']")].filter(
        (bar) => bar.matches("header > div") || getComputedStyle(bar).position === "fixed",
      );

      function isHidden(element: Element) {
        const box = element.getBoundingClientRect();
        if (box.bottom < 1 || box.top > window.innerHeight - 1) return true;
        return bars.some((bar) => {
          const over = bar.getBoundingClientRect();
          const [top, bottom] = [Math.max(box.top, over.top), Math.min(box.bottom, over.bottom)];
          if (bottom - top < (partAllowed ? box.height - 1 : 1) || over.height === 0) return false;
          const x = (Math.max(box.left, over.left) + Math.min(box.right, over.right)) / 2;
          const seen = document.elementFromPoint(x, (top + bottom) / 2);
          return bar.contains(seen) && !bar.contains(element);
        });
      }

      // Firefox scrolls to what has the focus a few frames later.
      const patience = performance.now() + 1000;
      while (isHidden(focused) && performance.now() < patience) await new Promise(requestAnimationFrame);
      return { name: focused.textContent?.trim().slice(0, 40), isCovered: isHidden(focused) };
    }, mayCoverPart);
    if (!found) {
      if (reached > 0) break;
      continue;
    }
    reached++;
    if (found.isCovered) covered.push(found.name ?? "");
  }
  expect(reached).toBeGreaterThan(25);
  return covered;
}

// Two tests, because at the end of a walk Firefox's focus is in the browser's own bars and stays there.
for (const screen of [phone, wide]) {
  for (const path of ["/services/yearly-checkups", "/"]) {
    test(`${path} at ${screen.width} px, forwards`, async ({ page, browserName }) => {
      await open(page, path, screen);
      expect(await coveredOnTheWay(page, "Tab", browserName === "firefox")).toEqual([]);
    });

    test(`${path} at ${screen.width} px, backwards`, async ({ page, browserName }) => {
      await open(page, path, screen);
      await page.getByRole("contentinfo").getByRole("link").last().focus();
      expect(await coveredOnTheWay(page, "Shift+Tab", browserName === "firefox")).toEqual([]);
    });
  }
}
