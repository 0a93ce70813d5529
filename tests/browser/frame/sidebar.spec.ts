/** The menu below 1200 px: a modal sidebar whose parent items toggle submenus and never navigate. */
import type { Page } from "@playwright/test";
import { expect, hamburger, heading, isModal, sidebar, tabTo, test } from "../../support/journey.ts";
import { layoutFaults } from "../../support/layout.ts";
import { open, phone, wide } from "../../support/visit.ts";

const parent = (page: Page, name: string) => sidebar(page).getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => sidebar(page).getByRole("link", { name, exact: true });

async function openSidebar(page: Page, path = "/", screen = phone) {
  await open(page, path, screen);
  await hamburger(page).click();
  await expect(sidebar(page)).toBeVisible();
}

async function isClosedWithFocusBack(page: Page) {
  await expect(sidebar(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
}

test("opens as a modal dialog with a strip of overlay to click on; Escape, the close button and the overlay close it", async ({
  page,
}) => {
  await open(page, "/", phone);
  for (const width of [320, 768, 1199])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 1200 });
      await expect(sidebar(page)).toBeHidden();
      await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
      await hamburger(page).click();
      await isModal(page);
      await expect(page.locator("[aria-controls=sidebar]")).toHaveAttribute("aria-expanded", "true");
      const box = await sidebar(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(48);
      expect(await layoutFaults(page, "the sidebar")).toEqual([]);
      await page.mouse.click(24, 500);
      await isClosedWithFocusBack(page);
    });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => sidebar(page).getByRole("button", { name: "Close menu" }).click(),
  ]) {
    // As in Safari, where a click gives a button no focus.
    await hamburger(page).evaluate((button: HTMLElement) => {
      button.blur();
      button.click();
    });
    await close();
    await isClosedWithFocusBack(page);
  }
});

// Firefox's focus ends in the browser's toolbar, and stays there for the next test.
test.extend({ alone: true })(
  "the rest of the page is inert: neither focus nor clicks reach it",
  async ({ page }) => {
    await openSidebar(page, "/", { width: 820, height: 900 });
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest("dialog") !== null;
      });
      expect(isInside).toBe(true);
    }
    const reached = await page.evaluate(() => {
      const outside = document.querySelector<HTMLElement>("main a");
      outside?.focus();
      return document.activeElement === outside;
    });
    expect(reached).toBe(false);
    await page.mouse.click(60, 40); // the logo, under the overlay
    await expect(page).toHaveURL("/");
  },
);

test("navigation, a link to the current page and the back button close it, and the new heading gets the focus", async ({
  page,
}) => {
  await openSidebar(page);
  await link(page, "About Us").click();
  await expect(page).toHaveURL("/about-us");
  await expect(sidebar(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await page.waitForTimeout(300); // a late close event must not move the focus
  await expect(heading(page)).toBeFocused();
  await hamburger(page).click();
  await link(page, "About Us").click();
  await expect(sidebar(page)).toBeHidden();
  await hamburger(page).click();
  await isModal(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(sidebar(page)).toBeHidden();
});

test("one submenu is open at a time, and its button closes it again", async ({ page }) => {
  await openSidebar(page);
  await parent(page, "Providers").click();
  await expect(link(page, "All providers")).toBeVisible();
  await parent(page, "Services").click();
  await expect(link(page, "All services")).toBeVisible();
  await expect(parent(page, "Services")).toBeFocused();
  await expect(parent(page, "Providers")).toHaveAttribute("aria-expanded", "false");
  await expect(link(page, "All providers")).toBeHidden();
  await parent(page, "Services").click();
  await expect(link(page, "All services")).toBeHidden();
});

test("widening the viewport to the main menu leaves the page usable", async ({ page }) => {
  await openSidebar(page);
  await page.setViewportSize(wide);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await page.setViewportSize(phone);
  await expect(sidebar(page)).toBeHidden();
});

test("it works with the keyboard", { tag: "@engine" }, async ({ page }) => {
  await open(page, "/", phone);
  await tabTo(page, "Open menu");
  await page.keyboard.press("Enter");
  await isModal(page);
  await page.keyboard.press("Escape");
  await isClosedWithFocusBack(page);
  await page.keyboard.press("Space");
  await isModal(page);
  await tabTo(page, "Services");
  await page.keyboard.press("Enter");
  await expect(parent(page, "Services")).toHaveAttribute("aria-expanded", "true");
  await tabTo(page, "Yearly Checkups");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/yearly-checkups");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
  await hamburger(page).click();
  await parent(page, "Services").click({ trial: true });
  await expect(sidebar(page).locator("[aria-current=page]", { hasText: "Yearly Checkups" })).toHaveCount(1);
});
