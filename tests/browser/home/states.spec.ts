/** Carousels that play (specification, section 4), keyboard access, and clean-up. playback.test.ts has every change of state. */
import { expect, type Page } from "@playwright/test";
import { nightly } from "../../gates.ts";
import { frozenTime } from "../../practices.ts";
import { test as shared, testAlone as test } from "../../support/shared-context.ts";
import { carouselOn, names, openHome } from "./on-page.ts";

const playing = [names.hero, names.quotes, names.insurers];

test.describe("autoplay", () => {
  test.beforeEach(({ page }) => page.clock.install({ time: frozenTime }));

  for (const name of playing)
    test(
      `${name}: hover, focus, the button and a hidden tab pause it`,
      nightly(name !== names.hero),
      async ({ page }) => {
        const carousel = await openHome(page, name);
        const rests = async (state: string) => {
          await carousel.hasState(state);
          const before = await carousel.left();
          // Longer than a step.
          for (let second = 0; second < 4; second++) await page.clock.runFor(1000);
          expect(await carousel.left()).toBe(before);
          await expect(carousel.track).toHaveAttribute("aria-live", "polite");
        };
        const moves = async () => {
          await carousel.hasState("playing");
          await expect(carousel.track).toHaveAttribute("aria-live", "off");
          const before = await carousel.left();
          await page.clock.runFor(3100);
          await expect.poll(carousel.left).not.toBe(before);
        };
        await carousel.hasState("playing");
        await carousel.settled();
        await carousel.track.locator("..").hover();
        await carousel.settled();
        await rests("hovered");
        await carousel.button("Pause").focus();
        await page.mouse.move(0, 0);
        await rests("focused");
        await carousel.button("Pause").press("Enter");
        await carousel.button("Play").blur();
        await rests("paused");
        // Play takes effect at once, although the pointer and the focus are still on the button.
        await carousel.button("Play").click();
        await moves();
        await setHidden(page, true);
        await carousel.settled();
        await rests("paused");
        await setHidden(page, false);
        await moves();
      },
    );

  test("starts paused and moves without animation under reduced motion, also if it is turned on later", async ({
    page,
  }) => {
    const hero = await openHome(page, names.hero);
    await hero.hasState("playing");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await hero.hasState("paused");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await hero.hasState("paused");
    await page.emulateMedia({ reducedMotion: "reduce" });
    const quotes = await openHome(page, names.quotes);
    await quotes.hasState("paused");
    await expect(quotes.button("Play")).toBeVisible();
    const [before, left] = [await quotes.positions(), await quotes.left()];
    await page.clock.runFor(4000);
    expect(await quotes.positions()).toEqual(before);
    await quotes.root.getByRole("button", { name: /^Show 2 of/ }).click();
    expect(await quotes.isMoving()).toBe(false);
    expect(await quotes.left()).not.toBe(left);
  });

  test("leaves no timer behind after navigation", async ({ page }) => {
    await page.addInitScript(() => {
      const running = new Map<unknown, number | undefined>();
      const { setTimeout: set, clearTimeout: clear } = window;
      Object.assign(window, {
        running,
        setTimeout: (run: () => void, delay?: number) => {
          const timer: number = set(() => {
            running.delete(timer);
            run();
          }, delay);
          running.set(timer, delay);
          return timer;
        },
        clearTimeout: (timer?: number) => {
          running.delete(timer);
          clear(timer);
        },
      });
    });
    const periods = () =>
      page.evaluate(() => {
        const { running } = window as unknown as { running: Map<unknown, number> };
        return [...running.values()].filter((delay) => delay === 3050).length;
      });
    const hero = await openHome(page, names.hero);
    await expect.poll(periods).toBe(3);
    await hero.button("Pause").click();
    await expect.poll(periods).toBe(2);
    await page.getByRole("link", { name: "Contact us" }).first().click();
    await expect(page).toHaveURL(/contact-us$/);
    await expect(hero.root).toHaveCount(0);
    expect(await periods()).toBe(0);
  });
});

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

shared.describe("by keyboard", () => {
  shared("the pause button is first, then dots that reach every quote", async ({ page }) => {
    const quotes = await openHome(page, names.quotes);
    for (const name of playing) {
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

  shared("the arrows reach every review", async ({ page }) => {
    const reviews = await openHome(page, names.reviews, 390);
    const count = await reviews.slides.count();
    const seen = new Set(await reviews.positions());
    await reviews.button("Next").focus();
    for (let press = 1; press < count; press++) {
      await page.keyboard.press("Enter");
      for (const position of await reviews.positions()) seen.add(position);
    }
    expect(seen.size).toBe(count);
    await expect(reviews.button("Next")).toBeFocused();
  });

  shared(
    "Tab skips slides that are not visible, and the focus stays when its slide becomes one",
    async ({ page }) => {
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
    },
  );
});
