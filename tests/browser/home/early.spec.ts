/** Carousels before hydration and without JavaScript. */
import { expect, type Page } from "@playwright/test";
import { nightly } from "../../gates.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { holdHydration } from "../../support/visit.ts";
import { carouselOn, names, openHome } from "./on-page.ts";

test("hydration keeps the scroll position", async ({ page }) => {
  const { release } = await holdHydration(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/", { waitUntil: "commit" });
  const services = carouselOn(page, names.services);
  await services.root.scrollIntoViewIfNeeded();
  const third = () => services.slides.nth(2).evaluate((slide) => slide.getBoundingClientRect().left);
  const start = await services.slides.nth(0).evaluate((slide) => slide.getBoundingClientRect().left);
  await services.track.evaluate((row) => {
    const [first, , wanted] = row.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
    row.parentElement?.scrollTo({ left: wanted.offsetLeft - first.offsetLeft, behavior: "instant" });
  });
  await expect.poll(third).toBeCloseTo(start, 0);
  release();
  await services.ready();
  expect(await third()).toBeCloseTo(start, 0);
  expect((await services.positions())[0]).toBe("3 of 6");
});

for (const name of [names.services, names.reviews]) {
  test(
    `${name}: a click on Next before hydration counts once`,
    nightly(name === names.reviews),
    async ({ page }) => {
      const { release } = await holdHydration(page);
      await page.goto("/", { waitUntil: "commit" });
      const carousel = carouselOn(page, name);
      await carousel.button("Next").click();
      release();
      await carousel.ready();
      await carousel.settled();
      expect((await carousel.positions())[0]).toMatch(/^2 of/);
    },
  );
}

// tests/nightly/looks/layout-shift.spec.ts has the same for what is in view.
test("hydration causes no layout shift", nightly(), async ({ context, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium reports layout shifts");
  // Tall enough for the whole page, because shifts outside the viewport are not reported.
  const pages = [390, 1440].map(async (width) => {
    const page = await context.newPage();
    await openHome(page, names.hero, width, 8000);
    return page;
  });
  const shiftOn = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(total), 4000);
        }),
    );
  // At the same time: most of it is waiting for the first step.
  for (const shift of await Promise.all((await Promise.all(pages)).map(shiftOn)))
    expect(shift).toBeLessThan(0.001);
});
