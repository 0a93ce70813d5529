/** Alerts that begin and end after the build. tests/built/files.test.ts has those of the day of the build. */
import { expect, type Page } from "@playwright/test";
import { plainWords } from "../../../engine/data/text/words.ts";
import { test } from "../../support/shared-context.ts";
import { site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";
import { moment, openAt } from "../office/clock.ts";

const [, toCome] = site.alerts;
if (!toCome) throw new Error("The practice has no alert to come.");

const notice = (page: Page) => page.getByRole("region", { name: "Notice" });

test("is above the header, which sticks to the top after scrolling", async ({ page }) => {
  await openAt(page, "/", toCome.from);
  await expect(notice(page)).toContainText(plainWords(toCome.text));
  await expect(notice(page)).toContainText(/Until [A-Z][a-z]+ \d{1,2}, 20\d\d at \d{1,2}:\d\d [AP]M\./);
  const bar = await notice(page).boundingBox();
  const logo = await page.getByRole("banner").getByRole("link").first().boundingBox();
  // The test practice is a sample: the strip that says so comes first, and nothing covers anything.
  const strip = await page.locator("[data-sample]").boundingBox();
  expect(strip?.y).toBe(0);
  expect(bar?.y).toBeCloseTo(strip?.height ?? Number.NaN, 0);
  // Half a pixel for rounding.
  expect(logo?.y).toBeGreaterThanOrEqual((bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN) - 0.5);
  await expect(page.getByRole("banner")).toHaveAttribute("data-sticky");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("a notice that isn't translated is marked as English on a page in Spanish", async ({ page }) => {
  await openAt(page, "/es", toCome.from);
  await expect(page.locator("strong", { hasText: plainWords(toCome.text) })).toHaveAttribute("lang", "en");
});

test.extend({ alone: true })(
  "appears and disappears on the minute while the page is open",
  async ({ page }) => {
    await page.clock.install({ time: new Date(moment(toCome.from).getTime() - 40_000) });
    await open(page, "/");
    await expect(page.getByRole("banner")).toHaveAttribute("data-sticky");
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(41_000);
    await expect(notice(page)).toContainText(plainWords(toCome.text));
    await page.clock.setSystemTime(new Date(moment(toCome.until).getTime() - 30_000));
    await page.clock.runFor(61_000);
    await expect(notice(page)).toHaveCount(0);
  },
);
