import { expect, type Page, test } from "@playwright/test";
import { open } from "../support/site.ts";

/** Light and dark: as the system has it, until the visitor says otherwise; then at once, on every page, without a flash. */
test.describe("theme", () => {
  test.use({ colorScheme: "light", viewport: { width: 1280, height: 900 } });

  test("the switch turns the page dark and is remembered", async ({ page }) => {
    await page.goto("/about-us");
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole("contentinfo").getByRole("button", { name: "Switch to dark colors" }).click();
    await expect.poll(background).not.toBe(light);
    await expect(
      page.getByRole("contentinfo").getByRole("button", { name: "Switch to light colors" }),
    ).toBeVisible();
    const dark = await background();

    // The first time that there is a body, nothing of it has been painted yet.
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

  test("both switches of a page agree", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about-us");
    await page.getByRole("contentinfo").getByRole("button", { name: "Switch to dark colors" }).click();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(
      page.getByRole("dialog").getByRole("button", { name: "Switch to light colors" }),
    ).toBeVisible();
  });

  test("the hero shows its dark picture when dark is chosen by hand", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("contentinfo").getByRole("button", { name: "Switch to dark colors" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    // The second slide's picture has no twin for the dark.
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

  /** The color that a browser takes for its own bars: that of the first fitting meta element. */
  const barColor = (page: Page) =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
      return metas.find(({ media }) => matchMedia(media).matches)?.content;
    });

  test("the browser's own bars follow the chosen theme, now and on the next page", async ({ page }) => {
    await open(page, "/about-us");
    const light = await barColor(page);
    expect(light).toMatch(/^#[0-9a-f]{6}$/);
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await barColor(page);
    expect(dark).toMatch(/^#[0-9a-f]{6}$/);
    expect(dark).not.toBe(light);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await barColor(page)).toBe(light);

    await page.getByRole("contentinfo").getByRole("button", { name: "Switch to dark colors" }).click();
    expect(await barColor(page)).toBe(dark);
    await page.goto("/contact-us");
    expect(await barColor(page)).toBe(dark);
    // Whatever the system says later.
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("contentinfo").getByRole("button", { name: "Switch to light colors" }).click();
    expect(await barColor(page)).toBe(light);
  });
});
