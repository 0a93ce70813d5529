import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { isHydrated } from "../../support/visit.ts";
import { openAt } from "../office/clock.ts";

// Wide enough for a call button beside the other language in the header.
test.use({ viewport: { width: 480, height: 844 } });

/** A Friday on which the practice is open, and the Sunday after it. */
const open = "2026-11-13 10:00";
const closed = "2026-11-15 10:00";

const callBar = (page: Page) => page.getByRole("complementary", { name: "Call", includeHidden: true });
const headerCall = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Call / });
const pageCalls = (page: Page) => page.getByRole("main").getByRole("link", { name: /^Call / });

async function visit(page: Page, path: string, time = open) {
  await openAt(page, path, time);
  await isHydrated(page);
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

test("leaves the last line of the page free", async ({ page }) => {
  await visit(page, "/contact-us");
  await scrollTo(page, 100_000);
  await expect(callBar(page)).toBeVisible();
  const box = await callBar(page).boundingBox();
  const last = page
    .getByRole("contentinfo")
    .getByRole("button")
    .or(page.getByRole("contentinfo").getByRole("link"));
  const bottoms = await last.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms)).toBeLessThan(box?.y ?? 0);
});

test("one call is in view at a time: the header's, the bar's, or one of the page", async ({ page }) => {
  await visit(page, "/about-us");
  await expect(headerCall(page)).toBeVisible();
  await expect(callBar(page)).toBeHidden();

  await scrollTo(page, 100_000);
  await expect(callBar(page)).toBeVisible();
  await expect(callBar(page).getByRole("link").first()).toHaveAttribute("href", /^tel:\+1\d{10}$/);
  await expect(headerCall(page)).toBeHidden();

  await pageCalls(page).first().scrollIntoViewIfNeeded();
  await expect(callBar(page)).toBeHidden();
  await expect(headerCall(page)).toBeHidden();
});

test("one call is in view at a time: also one that the search adds later", async ({ page }) => {
  // So short that the footer's is not in view.
  await page.setViewportSize({ width: 480, height: 520 });
  await visit(page, "/search");
  const field = page.getByRole("searchbox");
  await field.fill("zzzqqq");
  const added = page.getByRole("search").locator("a[data-call]");
  await expect(added).toBeVisible();
  await field.blur();
  await added.evaluate((link) => link.scrollIntoView({ block: "start", behavior: "instant" }));
  await expect(page.locator("footer a[data-call]")).not.toBeInViewport();
  await expect(page.locator("html")).toHaveAttribute("data-call", "page");
  await expect(callBar(page)).toBeHidden();
  await expect(headerCall(page)).toBeHidden();
  // Gone again, it hides the bar no longer.
  await field.fill("");
  await field.blur();
  await scrollTo(page, 600);
  await expect(callBar(page)).toBeVisible();
});

test("never lies over another call, 911 or 988, nor over a page that is typed in; and is there from the start otherwise", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    "/",
    "/blogs/smoke-season-how-to-breathe-when-the-hills-burn",
    "/services/worry-and-low-mood",
  ]) {
    await visit(page, path);
    const urgent = page.locator('main :is(a[href="tel:911"], a[href="tel:988"]):visible');
    const ofFooter = page.locator("footer a[data-call]");
    for (const help of [pageCalls(page).first(), ...(await ofFooter.or(urgent).all())]) {
      await help.evaluate((link) => link.scrollIntoView({ block: "end", behavior: "instant" }));
      await expect(callBar(page), path).toBeHidden();
    }
  }
  await visit(page, "/insurance");
  await expect(headerCall(page)).toBeHidden();
  await expect(callBar(page)).toBeVisible();
  await page.getByRole("main").getByRole("textbox").first().focus();
  await expect(callBar(page)).toBeHidden();
});

test("while the office is closed it invites no call, and leads to what to do", async ({ page }) => {
  await visit(page, "/contact-us", closed);
  await scrollTo(page, 600);
  const link = callBar(page).getByRole("link").first();
  await expect(link).toHaveText(/^Closed now, opens Monday at 7:30\sAM What to do until we open$/);
  await expect(callBar(page).getByRole("link", { name: /^Choose a time online/ })).toBeVisible();
  await link.click();
  await expect(page).toHaveURL("/after-hours#what-can-wait");
  // There it would lead to itself.
  await expect(callBar(page)).toHaveCount(0);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Call 911/ })
      .first(),
  ).toBeVisible();
});

test("gives way to the wide header, and to a phone on its side", async ({ page }) => {
  await visit(page, "/contact-us");
  await scrollTo(page, 600);
  await expect(callBar(page)).toBeVisible();
  await page.setViewportSize({ width: 667, height: 375 });
  await expect(callBar(page)).toBeHidden();
  await scrollTo(page, 0);
  await expect(headerCall(page)).toBeInViewport();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(callBar(page)).toBeHidden();
  await expect(headerCall(page)).toBeInViewport();
});
