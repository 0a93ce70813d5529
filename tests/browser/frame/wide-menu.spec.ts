/** The menu from 1200 px up: submenus open on hover and on keyboard focus, and Escape closes them. */
import type { Page } from "@playwright/test";
import { expect, heading, mainMenu, tabTo, test } from "../../support/journey.ts";
import { open } from "../../support/visit.ts";

const entry = (page: Page, name: string) =>
  mainMenu(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) })
    .first();
const parent = (page: Page, name: string) => entry(page, name).getByRole("link", { name, exact: true });
const submenu = (page: Page, name: string) => entry(page, name).getByRole("list");
const pointAway = (page: Page) => page.mouse.move(20, 700);

test("the menu shows at 1200 px, not at 1199 px", { tag: "@once" }, async ({ page }) => {
  await open(page, "/", { width: 1200, height: 900 });
  await expect(mainMenu(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(mainMenu(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
});

test("the pointer shows a submenu, painted over by nothing; Escape or leaving hides it, and the focus stays", async ({
  page,
}) => {
  await open(page, "/", { width: 1200, height: 900 });
  const [services, list] = [parent(page, "Services"), submenu(page, "Services")];
  const skip = page.getByRole("link", { name: "Skip to content" });
  await skip.focus();
  await expect(list).toBeHidden();
  await services.hover();
  await expect(list).toBeVisible();
  const strangers = await list.evaluate((panel) => {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 12; x < right - 12; x += 16)
      for (let y = top + 12; y < bottom - 12; y += 16) {
        const at = document.elementFromPoint(x, y);
        if (at && !panel.contains(at)) found.add(at.outerHTML.slice(0, 80));
      }
    return [...found];
  });
  expect(strangers).toEqual([]);
  const to = await list.getByRole("link").last().boundingBox();
  if (!to) throw new Error("the menu has no box");
  await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 25 });
  await page.waitForTimeout(400);
  await expect(list).toBeVisible();
  await pointAway(page);
  await expect(list).toBeHidden();
  await services.hover();
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(skip).toBeFocused();
  await pointAway(page);
  await services.hover();
  await expect(list).toBeVisible();
});

test("the keyboard shows a submenu, Escape returns to its parent item, and Tab continues from there", async ({
  page,
}) => {
  await open(page, "/");
  const list = submenu(page, "Services");
  await tabTo(page, "Services");
  await expect(list).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list.getByRole("link").first()).toBeFocused();
  await tabTo(page, "Lab Tests", 12);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(parent(page, "Services")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(mainMenu(page).getByRole("link", { name: "Blogs" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(list).toBeVisible();
});

test("the keyboard reaches a service through the submenu, and Home again", async ({ page }) => {
  await open(page, "/");
  await tabTo(page, "Services");
  await tabTo(page, "Lab Tests", 12);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/lab-tests");
  await expect(heading(page)).toHaveText("Lab Tests");
  await expect(heading(page)).toBeFocused();
  await expect(submenu(page, "Services")).toBeHidden();
  // Past the list that the page belongs to, to the first step of the path.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(heading(page)).toBeFocused();
});

test("navigation hides the submenu and updates aria-current; only a page reached through it has a link back to Home", {
  tag: "@once",
}, async ({ page }) => {
  const back = page.getByRole("link", { name: "Back to Home" });
  await open(page, "/services/lab-tests");
  await expect(back).toHaveCount(0);
  await parent(page, "Services").click();
  await expect(page).toHaveURL("/services");
  await expect(parent(page, "Services")).toHaveAttribute("aria-current", "page");
  await expect(parent(page, "Home")).not.toHaveAttribute("aria-current");
  await expect(back).toHaveCount(0);
  await parent(page, "Services").hover();
  const chosen = submenu(page, "Services").getByRole("link", { name: "Foot Care" });
  await chosen.click();
  await expect(page).toHaveURL("/services/foot-care");
  await expect(chosen).toBeHidden();
  await pointAway(page);
  await parent(page, "Services").hover();
  await expect(chosen).toHaveAttribute("aria-current", "page");
  await expect(parent(page, "Services")).toHaveAttribute("aria-current", "true");
  await expect(submenu(page, "Services").locator("[aria-current]")).toHaveCount(1);
  await expect(back).toBeVisible();
  // The browser keeps the history state, but the HTML was rendered without it: hydration must not fail.
  await page.reload();
  await expect(back).toBeVisible();
  await back.click();
  await expect(page).toHaveURL("/");
});
