/** The home page's carousels by keyboard, and before hydration. */
import { expect } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { holdHydration } from "../../support/visit.ts";
import { carouselOn, names, openHome } from "./on-page.ts";

test("the pause button is first, then dots that reach every quote", async ({ page }) => {
  const quotes = await openHome(page, names.quotes);
  for (const name of [names.hero, names.quotes, names.insurers]) {
    const first = carouselOn(page, name).root.locator("a[href], button").first();
    await expect(first).toHaveAccessibleName("Pause");
  }
  const count = await quotes.slides.count();
  await quotes.button("Pause").focus();
  for (let place = 1; place <= count; place++) {
    await page.keyboard.press("Tab");
    await expect(quotes.button(`Show ${place} of ${count}`)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(quotes.positions).toEqual([`${place} of ${count}`]);
    await expect(quotes.button(`Show ${place} of ${count}`)).toHaveAttribute("aria-current", "true");
  }
});

test("Tab skips slides that are not visible, and the focus stays when its slide becomes one", async ({
  page,
}) => {
  const services = await openHome(page, names.services, 1440);
  await services.button("Next").focus();
  for (let tab = 0; tab < 4; tab++) await page.keyboard.press("Tab");
  await expect(services.shown.nth(3).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(services.root.locator(":focus")).toHaveCount(0);
  await services.shown.nth(3).getByRole("link").first().focus();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(services.shown).toHaveCount(1);
  await expect(services.shown.getByRole("link").first()).toBeFocused();
});

test("hydration keeps the scroll position, and a click on Next before it counts once", async ({ page }) => {
  const { release } = await holdHydration(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/", { waitUntil: "commit" });
  const services = carouselOn(page, names.services);
  await services.root.scrollIntoViewIfNeeded();
  const placeOf = (place: number) =>
    services.slides.nth(place).evaluate((slide) => slide.getBoundingClientRect().left);
  const start = await placeOf(0);
  await services.track.evaluate((row) => {
    const [first, second] = row.children as unknown as [HTMLElement, HTMLElement];
    row.parentElement?.scrollTo({ left: second.offsetLeft - first.offsetLeft, behavior: "instant" });
  });
  await expect.poll(() => placeOf(1)).toBeCloseTo(start, 0);
  await services.button("Next").click();
  release();
  await services.ready();
  await services.settled();
  await expect.poll(services.positions).toEqual(["3 of 6", "4 of 6", "5 of 6", "6 of 6"]);
});
