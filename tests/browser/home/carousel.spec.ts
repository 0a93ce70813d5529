/**
 * The home page's carousels against the numbers of the specification, sections 4 and 9. tests/unit/carousel has every change of
 * state and the arithmetic of the strip.
 */
import { expect } from "@playwright/test";
import { frozenTime } from "../../practices.ts";
import { test, testAlone } from "../../support/shared-context.ts";
import { carouselOn, drag, moveAfter, names, openHome } from "./on-page.ts";

/** On the page's own clock: a busy machine would make each step late. */
const timed = testAlone.extend({
  page: async ({ page }, use) => {
    await page.clock.install({ time: frozenTime });
    await use(page);
  },
});

timed("steps every 3,050 ms, and the words stand still", async ({ page }) => {
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
  for (let step = 0; step < 3; step++) {
    await page.clock.runFor(3050);
    expect(await words.boundingBox()).toEqual(place);
    // The slides move in real time, and the next step must not meet them.
    await hero.settled();
  }
  const [first = 0, second, third] = await steps.jsonValue();
  expect([second, third]).toEqual([first + 3050, first + 6100]);
});

timed("hover, focus, the button and a hidden tab pause it", async ({ page }) => {
  const hero = await openHome(page, names.hero);
  const rests = async (state: string) => {
    await hero.hasState(state);
    await hero.settled();
    const before = await hero.left();
    // Longer than a step.
    for (let second = 0; second < 4; second++) await page.clock.runFor(1000);
    expect(await hero.left()).toBe(before);
    await expect(hero.track).toHaveAttribute("aria-live", "polite");
  };
  const moves = async () => {
    await hero.hasState("playing");
    await expect(hero.track).toHaveAttribute("aria-live", "off");
    const before = await hero.left();
    await page.clock.runFor(3100);
    await expect.poll(hero.left).not.toBe(before);
  };
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hero.hasState("playing");
  await hero.settled();
  await hero.track.locator("..").hover();
  await rests("hovered");
  await hero.button("Pause").focus();
  await page.mouse.move(0, 0);
  await rests("focused");
  await hero.button("Pause").press("Enter");
  await hero.button("Play").blur();
  await rests("paused");
  // Play takes effect at once, although the pointer and the focus are still on the button.
  await hero.button("Play").click();
  await moves();
  await setHidden(true);
  await rests("paused");
  await setHidden(false);
  await moves();
});

timed(
  "pauses when reduced motion is turned on, starts paused under it, and moves without animation",
  async ({ page }) => {
    const hero = await openHome(page, names.hero);
    await hero.hasState("playing");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await hero.hasState("paused");
    const quotes = await openHome(page, names.quotes);
    await quotes.hasState("paused");
    const [before, left] = [await quotes.positions(), await quotes.left()];
    await page.clock.runFor(4000);
    expect(await quotes.positions()).toEqual(before);
    await quotes.root.getByRole("button", { name: /^Show 2 of/ }).click();
    expect(await quotes.isMoving()).toBe(false);
    expect(await quotes.left()).not.toBe(left);
  },
);

timed("starts when it comes near, and leaves no timer behind after navigation", async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout: set, clearTimeout: clear } = window;
    const running = new Set<unknown>();
    Object.assign(window, {
      running,
      setTimeout: (run: () => void, delay?: number) => {
        const timer: number = set(() => {
          running.delete(timer);
          run();
        }, delay);
        if (delay === 3050) running.add(timer);
        return timer;
      },
      clearTimeout: (timer?: number) => {
        running.delete(timer);
        clear(timer);
      },
    });
  });
  const periods = () => page.evaluate(() => (window as unknown as { running: Set<unknown> }).running.size);
  const hero = await openHome(page, names.hero);
  await expect.poll(periods).toBe(1);
  for (const name of [names.quotes, names.insurers])
    await carouselOn(page, name).root.scrollIntoViewIfNeeded();
  await expect.poll(periods).toBe(3);
  await hero.button("Pause").click();
  await expect.poll(periods).toBe(2);
  await page.getByRole("link", { name: "Contact us" }).first().click();
  await expect(hero.root).toHaveCount(0);
  expect(await periods()).toBe(0);
});

test("one to four slides, on both sides of every breakpoint, and the current one stays first", async ({
  page,
}) => {
  const services = await openHome(page, names.services, 1440);
  await services.button("Next").click();
  await expect.poll(services.positions).toEqual(["2 of 6", "3 of 6", "4 of 6", "5 of 6"]);
  const reviews = carouselOn(page, names.reviews);
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
      await expect(reviews.shown).toHaveCount(ofReviews);
      await expect.poll(reviews.inWindow).toBe(ofReviews);
    });
});

test("a swipe moves on after a fifth of the width, snaps back before that and past the end, and opens no card", async ({
  page,
}) => {
  const services = await openHome(page, names.services);
  const rest = await services.left();
  const fifth = (await services.track.evaluate((row) => row.getBoundingClientRect().width)) / 5;
  for (const [by, to] of [
    [3 - fifth, "1 of 6"],
    [-fifth - 3, "2 of 6"],
    [fifth - 3, "2 of 6"],
    [fifth + 3, "1 of 6"],
  ] as const) {
    const { release } = await drag(page, services, by);
    await release();
    await services.settled();
    expect((await services.positions())[0]).toBe(to);
  }
  const { release } = await drag(page, services, 200);
  expect((await services.left()) - rest).toBeCloseTo(70, 0);
  await release();
  await expect.poll(services.left).toBeCloseTo(rest, 0);
  await expect(page).toHaveURL("/");
  // Pictures of the next slides are there.
  const missing = () =>
    services.slides
      .locator("img:visible")
      .evaluateAll((all) => all.filter((picture) => !(picture as HTMLImageElement).complete).length);
  await expect.poll(missing).toBe(0);
  await services.shown.first().getByRole("link").first().click();
  await expect(page).not.toHaveURL("/");
});

test("a finger pauses autoplay and moves to the next slide", async ({ page }) => {
  const quotes = await openHome(page, names.quotes, 390);
  const before = await quotes.positions();
  const box = await quotes.track.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x ? [{ x, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }] : [],
    });
  await send("touchStart", 300);
  for (const x of [280, 240, 200]) await send("touchMove", x);
  await quotes.hasState("hovered");
  await send("touchEnd");
  await quotes.hasState("playing");
  expect(await quotes.positions()).not.toEqual(before);
});

test("wrapping around leaves no gap in either direction, and takes 500 ms", async ({ page }) => {
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
  // Where all names would fit, copies fill the strip, which screen readers don't see.
  const insurers = await openHome(page, names.insurers, 2560);
  expect((await moveAfter(insurers)).hole).toBeLessThan(2);
  await expect(insurers.slides).toHaveCount(7);
  const copies = insurers.track.locator("> :not([role=group])");
  expect(await copies.count()).toBeGreaterThan(0);
  await expect(insurers.track.locator("> :not([role=group], [aria-hidden=true][inert])")).toHaveCount(0);
});
