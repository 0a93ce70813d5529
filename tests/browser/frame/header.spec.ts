/** The header in one row, and the slim row above it: there from 768 px up, gone when scrolled, never in the way of the menu. */
import type { Page } from "@playwright/test";
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

test("languages lead to their page, each in its own letters", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: /العربية/ });
  await expect(link.first().locator("[lang=ar]")).toHaveAttribute("dir", "rtl");
  await link.first().click();
  await expect(page).toHaveURL("/language-assistance");
});

test("nothing is painted over an open menu", async ({ page }) => {
  await open(page, "/about-us", { width: 1200, height: 900 });
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  await menu.getByRole("link", { name: "Services", exact: true }).hover();
  const panel = menu
    .getByRole("list")
    .filter({ has: page.getByRole("link", { name: "Foot Care" }) })
    .last();
  await expect(panel).toBeVisible();
  const strangers = await panel.evaluate((list) => {
    const { left, top, right, bottom } = list.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 12; x < right - 12; x += 16)
      for (let y = top + 12; y < bottom - 12; y += 16) {
        const at = document.elementFromPoint(x, y);
        if (at && !list.contains(at)) found.add(at.outerHTML.slice(0, 80));
      }
    return [...found];
  });
  expect(strangers).toEqual([]);
});

test("the header is one row", async ({ page }) => {
  await page.goto("/about-us");
  for (const width of [320, 390, 420, 600, 1200]) await test.step(`${width} px`, () => isOneRow(page, width));
});

async function isOneRow(page: Page, width: number) {
  await page.setViewportSize({ width, height: 700 });
  const header = page.getByRole("banner");
  const hasCall = width >= 600; // On phones, the call bar has it: the header has no room beside the other language.
  const call = header.getByRole("link", { name: /^Call/ });
  const parts = [header.getByRole("link", { name: /home$/ }), header.getByRole("link", { name: "Search" })];
  if (hasCall) parts.push(call);
  else if (width > 320) parts.push(header.getByRole("link", { name: "Español" }).filter({ visible: true }));
  if (width < 1200) parts.push(header.getByRole("button", { name: "Open menu" }));
  const boxes = await Promise.all(parts.map((part) => part.first().boundingBox()));
  boxes.sort((a, b) => (a?.x ?? 0) - (b?.x ?? 0));
  let edge = 0;
  for (const box of boxes) {
    expect(box?.x).toBeGreaterThanOrEqual(edge);
    edge = (box?.x ?? 0) + (box?.width ?? 0);
  }
  expect(edge).toBeLessThanOrEqual(width - 16);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  // Its link says what to do instead while the office is closed.
  if (!hasCall) await expect(page.getByRole("complementary", { name: "Call" })).toBeInViewport();
  else await expect(call).toBeInViewport();
}
