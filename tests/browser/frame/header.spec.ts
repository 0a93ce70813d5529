/** The header in one row, and the slim row above it: there from 768 px up, gone when scrolled, never in the way of the menu. */
import { expect, test } from "../../support/journey.ts";
import { open } from "../../support/visit.ts";

test("status and links stand above the menu, and leave with the top of the page", async ({ page }) => {
  await open(page, "/about-us");
  const row = page.getByRole("navigation", { name: "Quick links" }).first();
  const status = page.getByRole("banner").locator("[data-state]").first();
  const logo = page.getByRole("banner").getByRole("link", { name: /home$/ }).first();
  for (const width of [768, 1024, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      // Where the room is short, the languages win.
      await expect(row.getByRole("link", { name: "Paying for Care" })).toBeVisible({ visible: width >= 992 });
      await expect(row.getByRole("link", { name: "Offices and Doors" })).toHaveCount(0);
      await expect(row.getByRole("link", { name: /Español/ })).toBeVisible();
      await expect(status).toBeVisible();
      const isAbove = async () => {
        const [above, below] = [await status.boundingBox(), await logo.boundingBox()];
        return (above?.y ?? 0) + (above?.height ?? 0) <= (below?.y ?? 0);
      };
      await expect.poll(isAbove).toBe(true);
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
      await expect(row).toBeHidden();
      await expect(status).toBeHidden();
      // Logo and buttons stand in one line, in the middle of the bar.
      const middle = async () => {
        const { y = 0, height = 0 } = (await logo.boundingBox()) ?? {};
        return Math.round(y + height / 2);
      };
      await expect.poll(middle).toBe(40);
    });
});

test("the header is one row", async ({ page }) => {
  await page.goto("/about-us");
  const header = page.getByRole("banner");
  const parts = header
    .getByRole("link", { name: /home$|^Search$|^Call|^Español$/ })
    .or(header.getByRole("button", { name: "Open menu" }))
    .filter({ visible: true });
  for (const [width, count] of [
    [320, 3],
    [390, 4],
    [600, 5],
    [1200, 3],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      const boxes = await parts.evaluateAll((all) =>
        all
          .filter((part) => !part.closest("[data-slim]"))
          .map((part) => part.getBoundingClientRect())
          .sort((one, other) => one.left - other.left)
          .map(({ left, right }) => ({ left, right })),
      );
      expect(boxes).toHaveLength(count);
      for (const [place, { left }] of boxes.entries())
        expect(left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width - 16);
      // On phones the call bar has the call: the header has no room beside the other language.
      const bar = page.getByRole("complementary", { name: "Call" });
      await expect(width < 600 ? bar : header.getByRole("link", { name: /^Call/ })).toBeInViewport();
    });
});
