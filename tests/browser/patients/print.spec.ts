import { expect, type Page } from "@playwright/test";
import { nightly } from "../../gates.ts";
import { test } from "../../support/shared-context.ts";
import { kinds, own, site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

test.use({ motion: "reduce" });

test.use({ viewport: { width: 794, height: 1123 } });

/**
 * As people do: what a page sets up on the screen must not be on paper. After loading also because Chromium sometimes loses
 * the emulation on the way to another page.
 */
async function openToPrint(page: Page, path: string) {
  await page.emulateMedia({ media: "screen" });
  await open(page, path);
  await page.emulateMedia({ media: "print" });
}

const after = (element: Element) => getComputedStyle(element, "::after").content;

/** No header, menu, button or dialog, but name, address and phone. */
async function hasNoControls(page: Page) {
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeHidden();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("418 Paseo del Cañon E, Suite B")).toBeVisible();
  await expect(footer.getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/Right now:/, { useInnerText: true });
}
for (const [place, kind] of (
  ["contact", "service", "home", "location", "blogs", "insurance"] as const
).entries())
  test(`${kind}: no header or footer`, nightly(place > 1), async ({ page }) => {
    await openToPrint(page, kinds[kind]);
    await hasNoControls(page);
  });

test("prints pictures whole and small", async ({ page }) => {
  const pictured = [kinds.provider, kinds.services, kinds.article, kinds["population-health"]];
  for (const path of pictured) {
    await openToPrint(page, path);
    const pictures = page.getByRole("main").locator("img").filter({ visible: true });
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      const { fit, radius, width, height } = await picture.evaluate((image) => ({
        fit: getComputedStyle(image).objectFit,
        radius: getComputedStyle(image).borderRadius,
        ...image.getBoundingClientRect().toJSON(),
      }));
      expect([fit, radius]).toEqual(["contain", "0px"]);
      // 60 x 70 mm
      expect(width).toBeLessThanOrEqual(227);
      expect(height).toBeLessThanOrEqual(265);
    }
  }
});

test("prints the first cards of a carousel, and all insurers", async ({ page }) => {
  await openToPrint(page, "/");
  const cards = (name: string) =>
    page.getByRole("region", { name, exact: true }).locator('[role="group"]').filter({ visible: true });
  await expect(cards(site.pages.home.services.title)).toHaveCount(Math.min(3, site.services.length));
  await expect(cards(site.pages.home.insurance?.title ?? "")).toHaveCount(site.practice.insurers.length);
  // Copies of slides are printed once.
  const hero = page.getByRole("region", { name: "Welcome" });
  await expect(hero.locator("[aria-live] > *").filter({ visible: true })).toHaveCount(1);
});

test("prints every answer, open or not", async ({ page }) => {
  await openToPrint(page, "/services/yearly-checkups");
  const panels = page.getByRole("main").locator("details");
  expect(await panels.count()).toBeGreaterThanOrEqual(4);
  for (const panel of await panels.all()) {
    await expect(panel.locator("p, li").first()).toBeVisible();
    const heights = await panel.evaluate((element) => [
      element.getBoundingClientRect().height,
      element.querySelector("summary")?.getBoundingClientRect().height ?? 0,
    ]);
    expect(heights[0]).toBeGreaterThan((heights[1] ?? 0) + 20);
  }
});

test("panels open for print in a browser without ::details-content", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: own });
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (query: string, value?: string) =>
      value === undefined ? !query.includes("details-content") && supports(query) : supports(query, value);
  });
  await open(page, "/services/yearly-checkups");
  const openPanels = page.getByRole("main").locator("details[open]");
  const before = await openPanels.count();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(openPanels).toHaveCount(await page.getByRole("main").locator("details").count());
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(openPanels).toHaveCount(before);
  await page.close();
});

test("prints the full URLs of links, but not of phone numbers", async ({ page }) => {
  await openToPrint(page, kinds.article);
  const source = page.getByRole("main").locator('a[href^="https:"]').first();
  expect(await source.evaluate(after)).toContain("https://");
  const call = page.getByRole("main").locator('a[href^="tel:"]').first();
  expect(await call.evaluate(after)).toBe("none");
});

test("prints black on white in the dark theme too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openToPrint(page, "/location/monte-vista-co");
  const { ink, ground } = await page.evaluate(() => ({
    ink: getComputedStyle(document.body).color,
    ground: getComputedStyle(document.body).backgroundColor,
  }));
  expect(ground).toMatch(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/);
  expect(ink.match(/\d+/g)?.every((part) => Number(part) < 90)).toBe(true);
});
