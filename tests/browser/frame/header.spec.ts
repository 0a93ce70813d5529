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
