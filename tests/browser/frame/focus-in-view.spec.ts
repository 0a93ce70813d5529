/**
 * The sticky header and call bar must not cover the focused element (WCAG 2.4.11). Firefox does not scroll to an element
 * that is partly visible, which the criterion allows; in other browsers no part may be covered.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import { open, phone, wide } from "../../support/visit.ts";

/** Names of the focused elements that a bar covers, pressing one key through the whole page. */
async function coveredElements(page: Page, key: "Tab" | "Shift+Tab", mayCoverPart: boolean) {
  const covered: string[] = [];
  let reached = 0;
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(async (partAllowed) => {
      const focused = document.activeElement;
      // In Firefox activeElement stays the same when the focus moves on to the browser's toolbar.
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

      // Firefox scrolls to the focused element a few frames later.
      const deadline = performance.now() + 1000;
      while (isHidden(focused) && performance.now() < deadline) await new Promise(requestAnimationFrame);
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

// Firefox's focus ends in the browser's toolbar, and stays there for the next test.
test.use({ alone: true });

// Two pages with the same bars: forward on a phone, which also shows how an engine scrolls to the focus, and back on a wide screen.
test("nothing covers the focus with Tab on a phone", async ({ page, browserName }) => {
  await open(page, "/services/yearly-checkups", phone);
  expect(await coveredElements(page, "Tab", browserName === "firefox")).toEqual([]);
});

test("nothing covers the focus with Shift+Tab on a wide screen", { tag: "@once" }, async ({ page }) => {
  await open(page, "/", wide);
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  expect(await coveredElements(page, "Shift+Tab", false)).toEqual([]);
});
