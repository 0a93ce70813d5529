/** On paper. tests/browser/pages/kinds.spec.ts has what each kind of page must keep and lose. */
import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { kinds, own } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

test.use({ motion: "reduce", viewport: { width: 794, height: 1123 } });

/**
 * As people do: what a page sets up on the screen must not be on paper. After loading also because Chromium sometimes loses
 * the emulation on the way to another page.
 */
async function openToPrint(page: Page, path: string) {
  await page.emulateMedia({ media: "screen" });
  await open(page, path);
  await page.emulateMedia({ media: "print" });
}

test("pictures are whole and small", async ({ page }) => {
  for (const path of [kinds.provider, kinds.services, kinds.article, kinds["population-health"]]) {
    await openToPrint(page, path);
    const pictures = page.getByRole("main").locator("img").filter({ visible: true });
    expect(await pictures.count()).toBeGreaterThan(0);
    const shapes = await pictures.evaluateAll((all) =>
      all.map((image) => {
        const { objectFit, borderRadius } = getComputedStyle(image);
        const { width, height } = image.getBoundingClientRect();
        // 60 x 70 mm
        return [objectFit, borderRadius, width <= 227 && height <= 265];
      }),
    );
    for (const shape of shapes) expect(shape, path).toEqual(["contain", "0px", true]);
  }
});

test("every answer, open or not, in the dark theme too black on white", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openToPrint(page, "/services/yearly-checkups");
  const panels = page.getByRole("main").locator("details");
  const heights = await panels.evaluateAll((all) =>
    all.map((panel) => panel.clientHeight - (panel.querySelector("summary")?.clientHeight ?? 0)),
  );
  expect(heights).toHaveLength(8);
  expect(Math.min(...heights)).toBeGreaterThan(20);
  const { color, backgroundColor } = await page.evaluate(() => ({ ...getComputedStyle(document.body) }));
  expect(backgroundColor).toMatch(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/);
  expect(color?.match(/\d+/g)?.every((part) => Number(part) < 90)).toBe(true);
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
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(openPanels).toHaveCount(8);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(openPanels).toHaveCount(0);
  await page.close();
});

test("the full URLs of links, but not of phone numbers", async ({ page }) => {
  await openToPrint(page, kinds.article);
  const after = (selector: string) =>
    page
      .getByRole("main")
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element, "::after").content);
  expect(await after('a[href^="https:"]')).toContain("https://");
  expect(await after('a[href^="tel:"]')).toBe("none");
});
