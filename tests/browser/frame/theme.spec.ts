import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { open } from "../../support/visit.ts";

/** Follows the system theme until the visitor chooses one, which then applies to every page without a flash. */
test.describe("theme", () => {
  test.use({ colorScheme: "light", viewport: { width: 1280, height: 900 }, leaves: /^theme$/ });

  test("the switch makes the page dark, and the choice is stored", async ({ page }) => {
    await page.goto("/about-us");
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole("contentinfo").getByRole("button", { name: "Switch to dark mode" }).click();
    await expect.poll(background).not.toBe(light);
    await expect(
      page.getByRole("contentinfo").getByRole("button", { name: "Switch to light mode" }),
    ).toBeVisible();
    const dark = await background();
    // The switch of the menu shows the same state.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(
      page.getByRole("dialog").getByRole("button", { name: "Switch to light mode" }),
    ).toBeVisible();

    // Nothing has been painted yet when the body is added.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/contact-us");
    expect(await page.evaluate(() => (window as { themeAtFirst?: string }).themeAtFirst)).toBe("dark");
    expect(await background()).toBe(dark);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["theme"]);
  });

  test("the hero shows its dark picture when the visitor chooses dark", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("contentinfo").getByRole("button", { name: "Switch to dark mode" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    // The second slide's picture has no dark variant.
    const shown = await page
      .getByRole("region", { name: "Welcome" })
      .locator("[role=group] picture img")
      .evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter((image) => image.checkVisibility())
          .map((image) => image.currentSrc || image.src),
      );
    expect(shown).toEqual([expect.stringContaining("ridge-evening"), expect.stringContaining("river")]);
  });

  /** The color of the browser's toolbar: that of the first matching meta element. */
  const barColor = (page: Page) =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
      return metas.find(({ media }) => matchMedia(media).matches)?.content;
    });

  test("theme-color follows the chosen theme, also on the next page", async ({ page }) => {
    await open(page, "/about-us");
    const light = await barColor(page);
    expect(light).toMatch(/^#[0-9a-f]{6}$/);
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await barColor(page);
    expect(dark).toMatch(/^#[0-9a-f]{6}$/);
    expect(dark).not.toBe(light);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await barColor(page)).toBe(light);

    await page.getByRole("contentinfo").getByRole("button", { name: "Switch to dark mode" }).click();
    expect(await barColor(page)).toBe(dark);
    await page.goto("/contact-us");
    expect(await barColor(page)).toBe(dark);
    // The choice also wins over a later change of the system theme.
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("contentinfo").getByRole("button", { name: "Switch to light mode" }).click();
    expect(await barColor(page)).toBe(light);
  });
});
