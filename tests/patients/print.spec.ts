import { expect, test } from "@playwright/test";
import { isHydrated, open } from "../support/site.ts";

test.use({ viewport: { width: 794, height: 1123 } });
test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

const after = (element: Element) => getComputedStyle(element, "::after").content;

for (const path of [
  "/",
  "/services/yearly-checkups",
  "/contact-us",
  "/location/monte-vista-co",
  "/blogs",
  "/insurance",
]) {
  test(`${path} on paper: no chrome, but name, address and phone`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("dialog")).toBeHidden();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("418 Paseo del Cañon E, Suite B")).toBeVisible();
    await expect(footer.getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(/Right now:/, { useInnerText: true });
  });
}

test("prints every answer, open or not", async ({ page }) => {
  await page.goto("/services/yearly-checkups");
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

test("a browser that can't style closed panels opens them while it prints", async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (query: string, value?: string) =>
      value === undefined ? !query.includes("details-content") && supports(query) : supports(query, value);
  });
  await page.goto("/services/yearly-checkups");
  await isHydrated(page);
  const open = page.getByRole("main").locator("details[open]");
  const before = await open.count();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(open).toHaveCount(await page.getByRole("main").locator("details").count());
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(open).toHaveCount(before);
});

test("prints a slide that repeats only once", async ({ page }) => {
  await page.goto("/");
  await isHydrated(page);
  const hero = page.getByRole("region", { name: "Welcome" });
  await expect(hero.locator("[aria-live] > *").filter({ visible: true })).toHaveCount(1);
});

test("prints the addresses of links, in full, and not those of phone numbers", async ({ page }) => {
  await page.goto("/blogs");
  const article = page.getByRole("main").getByRole("article").getByRole("link").first();
  const path = await article.getAttribute("href");
  await page.goto(path ?? "");
  const source = page.getByRole("main").locator('a[href^="https:"]').first();
  expect(await source.evaluate(after)).toContain("https://");
  const call = page.getByRole("main").locator('a[href^="tel:"]').first();
  expect(await call.evaluate(after)).toBe("none");
});

test("is black on white, also for a visitor at night", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/location/monte-vista-co");
  const { ink, ground } = await page.evaluate(() => ({
    ink: getComputedStyle(document.body).color,
    ground: getComputedStyle(document.body).backgroundColor,
  }));
  expect(ground).toMatch(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/);
  expect(ink.match(/\d+/g)?.every((part) => Number(part) < 90)).toBe(true);
});
