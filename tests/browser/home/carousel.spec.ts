/** Measures the home page's carousels against the numbers of the specification, section 9. */
import { expect } from "@playwright/test";
import { nightly } from "../../gates.ts";
import { frozenTime } from "../../practices.ts";
import { test } from "../../support/shared-context.ts";
import { carouselOn, drag, moveAfter, names, openHome } from "./on-page.ts";

test.describe("timing", () => {
  test.use({ alone: true });

  test("steps every 3,050 ms", async ({ page }) => {
    // On the page's own clock: a busy machine would make each step late.
    await page.clock.install({ time: frozenTime });
    const hero = await openHome(page, names.hero);
    await page.clock.pauseAt(frozenTime.getTime() + 60_000);
    // Steps, by that clock: the slide that leaves becomes inert.
    const steps = await hero.track.evaluateHandle((row) => {
      const times: number[] = [];
      new MutationObserver(() => times.push(Date.now())).observe(row, {
        subtree: true,
        attributeFilter: ["inert"],
      });
      return times;
    });
    const words = page.getByRole("heading", { level: 1 });
    const place = await words.boundingBox();
    for (let step = 0; step < 5; step++) {
      await page.clock.runFor(3050);
      // The places move, the words stand still.
      expect(await words.boundingBox()).toEqual(place);
      // The slides move in real time, and the next step must not meet them.
      await hero.settled();
    }
    const times = await steps.jsonValue();
    expect(times).toHaveLength(5);
    expect(times.slice(1).map((time, before) => time - (times[before] ?? 0))).toEqual([
      3050, 3050, 3050, 3050,
    ]);
  });
});

test("one to four slides, on both sides of every breakpoint, and the current one stays first", async ({
  page,
}) => {
  const services = await openHome(page, names.services, 1440);
  await services.button("Next").click();
  await expect.poll(services.positions).toEqual(["2 of 6", "3 of 6", "4 of 6", "5 of 6"]);
  for (const [width, ofServices, ofReviews] of [
    [1199, 4, 3],
    [992, 4, 3],
    [991, 3, 2],
    [768, 3, 2],
    [767, 3, 1],
    [576, 3, 1],
    [575, 1, 1],
    [390, 1, 1],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(services.shown).toHaveCount(ofServices);
      await expect.poll(services.inWindow).toBe(ofServices);
      expect((await services.positions())[0]).toBe("2 of 6");
      await expect(carouselOn(page, names.reviews).shown).toHaveCount(ofReviews);
      await expect.poll(carouselOn(page, names.reviews).inWindow).toBe(ofReviews);
    });
});

test.describe("a swipe", () => {
  test("moves on after a fifth of the width, and snaps back before that, in both directions", async ({
    page,
  }) => {
    const services = await openHome(page, names.services);
    const rest = await services.left();
    const fifth = (await services.track.evaluate((row) => row.getBoundingClientRect().width)) / 5;
    const first = () => services.positions().then(([position]) => position);

    for (const { by, to } of [
      { by: 3 - fifth, to: "1 of 6" },
      { by: -fifth - 3, to: "2 of 6" },
      { by: fifth - 3, to: "2 of 6" },
      { by: fifth + 3, to: "1 of 6" },
    ]) {
      const { release } = await drag(page, services, by);
      await release();
      await services.settled();
      expect(await first()).toBe(to);
    }
    expect(await services.left()).toBeCloseTo(rest, 0);
  });

  test("past either end moves 0.35 of the distance, then snaps back", async ({ page }) => {
    const services = await openHome(page, names.services);
    const rest = await services.left();
    const atStart = await drag(page, services, 200);
    expect((await services.left()) - rest).toBeCloseTo(70, 0);
    await atStart.release();
    await expect.poll(services.left).toBeCloseTo(rest, 0);

    for (let press = 0; press < 2; press++) await services.button("Next").click();
    await expect(services.button("Next")).toHaveAttribute("aria-disabled", "true");
    await services.settled();
    const end = await services.left();
    const atEnd = await drag(page, services, -200);
    expect((await services.left()) - end).toBeCloseTo(-70, 0);
    await atEnd.release();
    await expect.poll(services.left).toBeCloseTo(end, 0);
  });

  test("on a card does not open it, but a click does, and pictures of the next slides are there", async ({
    page,
  }) => {
    const services = await openHome(page, names.services);
    const missing = () =>
      services.slides
        .locator("img:visible")
        .evaluateAll((all) => all.filter((picture) => !(picture as HTMLImageElement).complete).length);
    await expect.poll(missing).toBe(0);
    const { release } = await drag(page, services, -400);
    await release();
    await services.settled();
    await expect(page).toHaveURL(/\/$/);
    await services.shown.first().getByRole("link").first().click();
    await expect(page).not.toHaveURL(/\/$/);
  });

  test("with a finger pauses autoplay and moves to the next slide", async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "touch events are sent over the Chrome DevTools Protocol");
    const quotes = await openHome(page, names.quotes, 390);
    const before = await quotes.positions();
    const box = await quotes.track.boundingBox();
    if (!box) throw new Error("the carousel has no box");
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => [{ x, y: box.y + box.height / 2 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(300) });
    for (const x of [280, 240, 200]) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x) });
    }
    await quotes.hasState("hovered");
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await quotes.hasState("playing");
    expect(await quotes.positions()).not.toEqual(before);
  });

  test("on the hero wraps around in both directions", async ({ page }) => {
    const hero = await openHome(page, names.hero);
    // There are only two slides, so both directions end on the same one: compare the direction of the move.
    for (const { by, to } of [
      { by: 400, to: "2 of 2" },
      { by: -400, to: "1 of 2" },
    ]) {
      const { release } = await drag(page, hero, by);
      const move = await moveAfter(hero, release);
      expect(await hero.positions()).toEqual([to]);
      expect(Math.sign(move.distance)).toBe(Math.sign(by));
      expect(move.hole).toBeLessThan(2);
      await hero.settled();
    }
  });
});

test.describe("wrapping around", () => {
  test("leaves no gap in either direction, and takes 500 ms", async ({ page }) => {
    const reviews = await openHome(page, names.reviews);
    const last = `${await reviews.slides.count()} of ${await reviews.slides.count()}`;
    for (const [label, sign] of [
      ["Previous", 1],
      ["Next", -1],
    ] as const) {
      const move = await moveAfter(reviews, () => reviews.button(label).click());
      expect((await reviews.positions()).includes(last)).toBe(sign > 0);
      expect(Math.sign(move.distance)).toBe(sign);
      expect(move.hole).toBeLessThan(2);
      expect(move.duration).toBe(500);
      await reviews.settled();
    }
  });

  for (const width of [390, 1440, 2560]) {
    const title = `leaves no gap between insurers at ${width} px, and hides the copies from screen readers`;
    test(title, nightly(width < 2560), async ({ page }) => {
      const insurers = await openHome(page, names.insurers, width);
      expect((await moveAfter(insurers)).hole).toBeLessThan(2);
      await expect(insurers.slides).toHaveCount(7);
      const copies = await insurers.track
        .locator("> :not([role=group])")
        .evaluateAll((all) =>
          all.map((copy) => [copy.getAttribute("aria-hidden"), copy.hasAttribute("inert")]),
        );
      // Where all names would fit, copies fill the strip.
      expect(copies.length > 0).toBe(width > 390);
      for (const copy of copies) expect(copy).toEqual(["true", true]);
    });
  }
});
