/** Carousels before hydration. */
import { expect } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { holdHydration } from "../../support/visit.ts";
import { carouselOn, names } from "./on-page.ts";

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

test("a click on Next before hydration counts once", async ({ page }) => {
  const { release } = await holdHydration(page);
  await page.goto("/", { waitUntil: "commit" });
  const carousel = carouselOn(page, names.services);
  await carousel.button("Next").click();
  release();
  await carousel.ready();
  await carousel.settled();
  expect((await carousel.positions())[0]).toMatch(/^2 of/);
});
