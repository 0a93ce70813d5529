import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { open, phone, wide } from "../../support/visit.ts";

/** Follows the system theme until the visitor chooses one, which then applies to every page without a flash. */
test.use({ viewport: wide, leaves: /^theme$/ });

const toggle = (page: Page, name: "dark" | "light") =>
  page.getByRole("contentinfo").getByRole("button", { name: `Switch to ${name} mode` });

/** The color of the page, and of the browser's toolbar: that of the first matching meta element. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    const bar = metas.find(({ media }) => matchMedia(media).matches)?.content;
    return [getComputedStyle(document.body).backgroundColor, bar];
  });

test("page and toolbar follow the system, then the choice, also on the next page from its first moment", async ({
  page,
}) => {
  await open(page, "/about-us");
  const light = await colors(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => colors(page)).not.toEqual(light);
  const dark = await colors(page);
  for (const [, bar] of [light, dark]) expect(bar).toMatch(/^#[0-9a-f]{6}$/);
  expect(dark[1]).not.toBe(light[1]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => colors(page)).toEqual(light);

  await toggle(page, "dark").click();
  await expect.poll(() => colors(page)).toEqual(dark);
  await expect(toggle(page, "light")).toBeVisible();
  // The switch of the menu shows the same state.
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Switch to light mode" })).toBeVisible();

  // Nothing has been painted yet when the body is added.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/contact-us");
  expect(await page.evaluate(() => (window as { themeAtFirst?: string }).themeAtFirst)).toBe("dark");
  expect(await colors(page)).toEqual(dark);
  // The choice also wins over a later change of the system theme.
  await page.emulateMedia({ colorScheme: "dark" });
  await toggle(page, "light").click();
  await expect.poll(() => colors(page)).toEqual(light);
});

test("the hero shows its dark picture when the visitor chooses dark", async ({ page }) => {
  await open(page, "/");
  await toggle(page, "dark").click();
  // The second slide's picture has no dark variant.
  const shown = () =>
    page
      .getByRole("region", { name: "Welcome" })
      .locator("[role=group] picture img")
      .filter({ visible: true })
      .evaluateAll((all) => (all as HTMLImageElement[]).map((image) => image.currentSrc || image.src));
  await expect
    .poll(shown)
    .toEqual([expect.stringContaining("ridge-evening"), expect.stringContaining("river")]);
});
