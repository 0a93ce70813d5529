/** Measures the home page's carousels against the numbers of the specification, section 9. */
import { expect } from "@playwright/test";
import { median } from "../../../site/check/text/statistics.ts";
import { nightly } from "../../gates.ts";
import { frozenTime } from "../../practices.ts";
import { test } from "../../support/shared-context.ts";
import { carouselOn, drag, type Move, names, openHome, watchMoves } from "./on-page.ts";

/** The animation's duration is exact. Frames can be late, and the first of a move as well, so measured times are a median. */
function take500(moves: Move[]) {
  for (const { duration } of moves) expect(duration).toBe(500);
  expect(median(moves.map(({ start, end }) => end - start))).toBeGreaterThan(440);
}

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

  test("moves for 500 ms when a button is pressed", async ({ page }) => {
    const services = await openHome(page, names.services);
    const moves: Move[] = [];
    for (const direction of ["Next", "Previous", "Next"]) {
      const watched = await watchMoves(services, 1);
      await services.button(direction).click();
      moves.push(...(await watched.moves()));
    }
    take500(moves);
  });
});

test.describe("slides per view", () => {
  const perView = [
    { width: 390, services: 1, reviews: 1 },
    { width: 575, services: 1, reviews: 1 },
    { width: 576, services: 3, reviews: 1 },
    { width: 767, services: 3, reviews: 1 },
    { width: 768, services: 3, reviews: 2 },
    { width: 991, services: 3, reviews: 2 },
    { width: 992, services: 4, reviews: 3 },
    { width: 1199, services: 4, reviews: 3 },
    { width: 1440, services: 4, reviews: 3 },
  ];
  test("one to four, on both sides of every breakpoint", async ({ page }) => {
    await openHome(page, names.services, 390);
    for (const { width, ...expected } of perView)
      await test.step(`${width} px: services ${expected.services}, reviews ${expected.reviews}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        for (const name of ["services", "reviews"] as const) {
          const carousel = carouselOn(page, names[name]);
          await expect(carousel.shown).toHaveCount(expected[name]);
          await expect.poll(carousel.inWindow).toBe(expected[name]);
        }
      });
  });

  test("change with the viewport, and the current slide stays first", async ({ page }) => {
    const services = await openHome(page, names.services, 1440);
    await services.button("Next").click();
    await expect.poll(services.positions).toEqual(["2 of 6", "3 of 6", "4 of 6", "5 of 6"]);
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(services.positions).toEqual(["2 of 6", "3 of 6", "4 of 6"]);
    expect(await services.inWindow()).toBe(3);
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(services.positions).toEqual(["2 of 6"]);
    expect(await services.inWindow()).toBe(1);
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

  test("on a card does not open it, but a click does", async ({ page }) => {
    const services = await openHome(page, names.services);
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
      const watched = await watchMoves(hero, 1);
      await release();
      expect(await hero.positions()).toEqual([to]);
      const [move] = await watched.moves();
      expect(Math.sign(move?.distance ?? 0)).toBe(Math.sign(by));
      expect(move?.hole).toBeLessThan(2);
    }
  });
});

test("pictures of the next slides load before they move into view", async ({ page }) => {
  const services = await openHome(page, names.services);
  const missing = () =>
    services.slides
      .locator("img:visible")
      .evaluateAll((all) => all.filter((picture) => !(picture as HTMLImageElement).complete).length);
  await expect.poll(missing).toBe(0);
});

test.describe("wrapping around", () => {
  test("leaves no gap in either direction", async ({ page }) => {
    const reviews = await openHome(page, names.reviews);
    const count = await reviews.slides.count();
    const press = async (label: string) => {
      const watched = await watchMoves(reviews, 1);
      await reviews.button(label).click();
      const [move] = await watched.moves();
      return move ?? { hole: Number.NaN, distance: Number.NaN };
    };
    const back = await press("Previous");
    expect(await reviews.positions()).toContain(`${count} of ${count}`);
    expect(back.distance).toBeGreaterThan(0);
    expect(back.hole).toBeLessThan(2);
    const on = await press("Next");
    expect(await reviews.positions()).not.toContain(`${count} of ${count}`);
    expect(on.distance).toBeLessThan(0);
    expect(on.hole).toBeLessThan(2);
  });

  for (const width of [390, 1440, 2560]) {
    const title = `leaves no gap between insurers at ${width} px, and hides the copies from screen readers`;
    test(title, nightly(width < 2560), async ({ page }) => {
      const insurers = await openHome(page, names.insurers, width);
      const watched = await watchMoves(insurers, 1);
      const [move] = await watched.moves();
      expect(move?.hole).toBeLessThan(2);
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
