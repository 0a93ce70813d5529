import { expect, test } from "@playwright/test";

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

    await page.goto("/contact-us", { waitUntil: "commit" });
    await page.waitForSelector("body");
    expect(await background(), "dark before any script of ours has loaded").toBe(dark);
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

  test("the hero shows its night picture when dark is chosen by hand", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("button", { name: "Switch to dark colors" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>("section[aria-label] picture img")]
        .filter((image) => image.checkVisibility())
        .map((image) => image.currentSrc || image.src),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const source of shown) expect(source).toContain("night");
  });
});
