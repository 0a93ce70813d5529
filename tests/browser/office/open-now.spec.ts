import { expect, type Page } from "@playwright/test";
import { movedOnOpening, withoutFonts } from "../../support/layout-shifts.ts";
import { test } from "../../support/shared-context.ts";
import { isHydrated } from "../../support/visit.ts";
import { moment, openAt, turnTo } from "./clock.ts";

/** With Playwright's clock. */
const alone = test.extend({ alone: true });

/** The header's line comes before the one in the menu. */
const headerLine = (page: Page) => page.getByRole("banner").locator("[data-state]").first();
const says = (page: Page, text: string) => expect(headerLine(page)).toHaveText(`Right now: ${text}`);

test.use({ viewport: { width: 1440, height: 900 } });

/** The card of an office on the contact page. */
const card = (page: Page, office: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: office, exact: true }) });
const cardSays = (page: Page, office: string, text: string) =>
  expect(card(page, office).locator("[data-state]")).toHaveText(`Right now: ${text}`);

// The header shows the practice's hours, which are those of Taos. Monte Vista has its own. tests/unit has every edge of the day.
const moments = [
  ["2026-11-13 07:30:00", "Open now, closes at 6 PM", "Closed now, opens today at 8 AM"],
  ["2026-11-12 12:00:00", "Open now, closes at 6 PM", "Closed now, opens today at 1 PM"],
  ["2026-11-13 12:00:00", "Open now, closes at 6 PM", "Closed now, opens Monday at 8 AM"],
  [
    "2026-11-26 12:00:00",
    "Closed today for Thanksgiving Day. Opens Friday at 7:30 AM",
    "Closed today for Thanksgiving Day. Opens Friday at 8 AM",
  ],
] as const;

test("shows the state of each office at the edges of its hours, in breaks and on holidays", async ({
  page,
}) => {
  await openAt(page, "/contact-us", moments[0][0]);
  for (const [time, taos, monteVista] of moments)
    await test.step(time, async () => {
      await turnTo(page, time);
      await says(page, taos);
      await cardSays(page, "Taos", taos);
      await cardSays(page, "Monte Vista", monteVista);
    });
  await openAt(page, "/location/monte-vista-co", "2026-11-12 12:30");
  await expect(page.getByRole("main").locator("[data-state]")).toHaveText(
    "Right now: Closed now, opens today at 1 PM",
  );
});

test.describe("a visitor in Phoenix, whose clock never changes", () => {
  test.use({ timezoneId: "America/Phoenix" });
  test("sees the state of the practice's clock, on both sides of a change to it", async ({ page }) => {
    await openAt(page, "/about-us", "2026-10-31 11:59:59");
    await says(page, "Open now, closes at 12 PM");
    await turnTo(page, "2026-11-02 07:29:59");
    await says(page, "Closed now, opens today at 7:30 AM");
    await turnTo(page, "2026-11-02 07:30:00");
    await says(page, "Open now, closes at 6 PM");
  });
});

test("the windows of hero and footer are lit while an office is open, and dark when all are closed", async ({
  page,
}) => {
  const windows = () =>
    Promise.all(
      [page.getByRole("region", { name: "Welcome" }), page.getByRole("contentinfo")].map((part) =>
        part
          .locator("img")
          .first()
          .evaluate((picture: HTMLImageElement) => (picture.src.endsWith("-closed") ? "dark" : "lit")),
      ),
    );
  await openAt(page, "/", "2026-11-13 10:00");
  await says(page, "Open now, closes at 6 PM");
  expect(await windows()).toEqual(["lit", "lit"]);
  await openAt(page, "/", "2026-11-15 10:00");
  await expect.poll(windows).toEqual(["dark", "dark"]);
  // In the drawing itself: a pixel of the window.
  const scene = page.getByRole("contentinfo").locator("img").first();
  await scene.scrollIntoViewIfNeeded();
  const color = await scene.evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const context = new OffscreenCanvas(1440, 640).getContext("2d");
    context?.drawImage(picture, 0, 0, 1440, 640);
    return [...(context?.getImageData(1320, 580, 1, 1).data ?? [])];
  });
  expect(color).toEqual([0x22, 0x1e, 0x45, 255]);
});

alone("changes on the minute, but not in a hidden tab until it is visible again", async ({ page }) => {
  await page.clock.install({ time: moment("2026-11-13 17:59:20") });
  await page.goto("/about-us");
  await says(page, "Open now, closes at 6 PM");
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { get: () => value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await page.clock.runFor(41_000);
  await says(page, "Open now, closes at 6 PM");
  await hide(false);
  await says(page, "Closed now, opens Saturday at 9 AM");
  await page.clock.setSystemTime(moment("2026-11-14 11:59:20"));
  await page.clock.runFor(61_000);
  await says(page, "Closed now, opens Monday at 7:30 AM");
});

for (const [path, width] of [
  ["/contact-us", 320],
  ["/location/monte-vista-co", 1440],
] as const)
  test(`a long state causes no layout shift on ${path} at ${width} px`, async ({ page }) => {
    // Tall enough for the whole page, because shifts outside the viewport are not reported.
    await page.setViewportSize({ width, height: 4000 });
    await withoutFonts(page);
    await openAt(page, path, "2027-07-05 12:00");
    const state = page.getByRole("main").getByText(/Independence Day/);
    await expect(state.first()).toBeAttached();
    expect(await movedOnOpening(page)).toEqual([]);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("shows in the call bar and in the menu", async ({ page }) => {
    await openAt(page, "/", "2026-11-26 12:00");
    // The bar has one narrow line: it leaves the holiday's name to the menu and the cards.
    await isHydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
    const bar = page.getByRole("complementary", { name: "Call" });
    await expect(bar.getByRole("link", { name: /^Closed now, opens Friday at 7:30 AM\b/ })).toBeVisible();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog").getByText("Closed today for Thanksgiving Day")).toBeVisible();
  });
});
