import { expect, type Page, test } from "@playwright/test";
import { arizona, openAt, watchShifts } from "./clock.ts";

/** The header's own line stands before that of the menu. */
const headerLine = (page: Page) => page.getByRole("banner").locator("[data-state]").first();
const says = (page: Page, text: string) => expect(headerLine(page)).toHaveText(`Right now: ${text}`);

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ["/", "/contact-us", "/location/mesa-az"]) {
    test(`${path} says the hours and no state`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("banner").getByText("Monday–Friday 8AM–5PM").first()).toBeVisible();
      expect(await page.locator("body").innerText()).not.toMatch(/open now|closed now|closed today/i);
    });
  }
});

for (const [moment, text] of [
  ["2026-11-13 07:59:59", "Closed now, opens today at 8 AM"],
  ["2026-11-13 08:00:00", "Open now, closes at 5 PM"],
  ["2026-11-13 16:59:59", "Open now, closes at 5 PM"],
  ["2026-11-13 17:00:00", "Closed now, opens Monday at 8 AM"],
  ["2026-11-14 12:00:00", "Closed now, opens Monday at 8 AM"],
  ["2026-11-25 18:00:00", "Closed now, opens Friday at 8 AM"],
  ["2026-11-26 12:00:00", "Closed today for Thanksgiving Day. Opens Friday at 8 AM"],
] as const) {
  test(`${moment} in Arizona: ${text}`, async ({ page }) => {
    await openAt(page, "/contact-us", moment);
    await says(page, text);
    await expect(page.getByRole("main").getByText(text)).toHaveCount(3);
  });
}

test("each office's page says it", async ({ page }) => {
  await openAt(page, "/location/goodyear-az", "2026-11-13 10:00");
  await expect(page.getByRole("main").getByText("Open now, closes at 5 PM")).toBeVisible();
});

test.describe("a visitor in Tokyo, where it is Saturday morning", () => {
  test.use({ timezoneId: "Asia/Tokyo" });
  test("reads the Friday afternoon of Arizona", async ({ page }) => {
    await openAt(page, "/", "2026-11-13 16:59:59");
    expect(await page.evaluate(() => new Date().getDay())).toBe(6);
    await says(page, "Open now, closes at 5 PM");
  });
});

test.describe("a visitor in Denver", () => {
  test.use({ timezoneId: "America/Denver" });
  for (const [moment, text] of [
    // Friday before and Monday after daylight time ends, then the same where it begins.
    ["2026-10-30 16:59:59", "Open now, closes at 5 PM"],
    ["2026-10-30 17:00:00", "Closed now, opens Monday at 8 AM"],
    ["2026-11-02 07:59:59", "Closed now, opens today at 8 AM"],
    ["2026-11-02 08:00:00", "Open now, closes at 5 PM"],
    ["2026-03-06 16:59:59", "Open now, closes at 5 PM"],
    ["2026-03-09 07:59:59", "Closed now, opens today at 8 AM"],
    ["2026-03-09 08:00:00", "Open now, closes at 5 PM"],
  ] as const) {
    test(`${moment} in Arizona: ${text}`, async ({ page }) => {
      await openAt(page, "/", moment);
      await says(page, text);
    });
  }
});

test("closes at the minute, while the page is open", async ({ page }) => {
  await page.clock.install({ time: arizona("2026-11-13 16:59:20") });
  await page.goto("/");
  await says(page, "Open now, closes at 5 PM");
  await page.clock.runFor(41_000);
  await says(page, "Closed now, opens Monday at 8 AM");
});

test("sleeps in a hidden tab and wakes with the right answer", async ({ page }) => {
  await page.clock.install({ time: arizona("2026-11-13 16:58:00") });
  await page.goto("/");
  await says(page, "Open now, closes at 5 PM");
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { get: () => value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await page.clock.runFor(10 * 60_000);
  await says(page, "Open now, closes at 5 PM");
  await hide(false);
  await says(page, "Closed now, opens Monday at 8 AM");
});

for (const width of [320, 390, 820, 1440]) {
  for (const path of ["/contact-us", "/location/sun-city-az"]) {
    test(`nothing moves on ${path} when a long state appears, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await watchShifts(page);
      await openAt(page, path, "2027-07-05 12:00");
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      await expect(
        page
          .getByRole("main")
          .getByText(/Independence Day/)
          .first(),
      ).toBeAttached();
      expect(await shifts()).toBe(0);
    });
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("stands in the call bar and in the menu", async ({ page }) => {
    await openAt(page, "/", "2026-11-26 12:00");
    // The bar has one narrow line: it leaves the holiday's name to the menu and the cards.
    const bar = page.getByRole("link", {
      name: /^Call \(\d{3}\) \d{3}-\d{4} Right now: Closed now, opens Friday at 8 AM$/,
    });
    await expect(bar).toBeVisible();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog").getByText("Closed today for Thanksgiving Day")).toBeVisible();
  });
});
