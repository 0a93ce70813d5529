import { expect, type Page, test } from "@playwright/test";
import { open } from "../support/site.ts";

test.use({ viewport: { width: 390, height: 844 } });

const callBar = (page: Page) => page.getByRole("link", { name: /^Call \(\d{3}\) \d{3}-\d{4} / });

/** How far the focused control reaches under the bar, in pixels. */
function hiddenBelowBar(page: Page, barTop: number) {
  return page.evaluate((top) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    for (let part: Element | null = focused; part; part = part.parentElement) {
      if (getComputedStyle(part).position === "fixed") return 0;
    }
    const { bottom, height } = focused.getBoundingClientRect();
    // What is taller than the window can't be shown whole.
    return height > top ? 0 : Math.max(0, bottom - top);
  }, barTop);
}

for (const path of ["/contact-us", "/services/yearly-checkups"]) {
  test(`covers no control that has the focus: ${path}`, async ({ page }) => {
    await open(page, path);
    const box = await callBar(page).boundingBox();
    expect(box).not.toBeNull();
    let reached = 0;
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press("Tab");
      const hidden = await hiddenBelowBar(page, box?.y ?? 0);
      if (hidden === undefined) break;
      const name = await page.evaluate(() => document.activeElement?.textContent?.slice(0, 40));
      expect(hidden, `step ${step}: ${name}`).toBeLessThanOrEqual(0);
      reached++;
    }
    expect(reached).toBeGreaterThan(25);
  });
}

test("leaves the last line of the page free", async ({ page }) => {
  await page.goto("/contact-us");
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
  );
  const box = await callBar(page).boundingBox();
  const last = page
    .getByRole("contentinfo")
    .getByRole("button")
    .or(page.getByRole("contentinfo").getByRole("link"));
  const bottoms = await last.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms)).toBeLessThan(box?.y ?? 0);
});

test("calls the practice and gives way to the wide header", async ({ page }) => {
  await page.goto("/");
  await expect(callBar(page)).toHaveAttribute("href", /^tel:\+1\d{10}$/);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(callBar(page)).toBeHidden();
});
