/** A card's picture moves to the page that the card leads to, and back; nothing else has a name of its own. */
import type { Page } from "@playwright/test";
import { expect, heading, test } from "../../support/journey.ts";
import { open } from "../../support/visit.ts";

/** Records what moved in each view transition, by name, with its duration in ms. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const moved: [string, number][][] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const groups = document.getAnimations().flatMap(({ effect }): [string, number][] => {
          const { pseudoElement, target } = effect as KeyframeEffect;
          const name = /^::view-transition-group\((.*)\)$/.exec(pseudoElement ?? "")?.[1];
          return target && name ? [[name, Number(effect?.getComputedTiming().duration)]] : [];
        });
        moved.push(groups.filter(([name]) => name !== "root"));
      });
      return transition;
    };
  });
}
const movedOn = (page: Page) => page.evaluate(() => (window as unknown as { moved: unknown }).moved);

const lists = [
  { list: "/services", card: "Lab Tests", group: "-services-lab-tests" },
  { list: "/providers", card: "Thomas", group: "-providers-thomas-obrien-fnp-c" },
];

for (const { list, card, group } of lists)
  test(`${list}: the picture moves to its page and back`, { tag: "@once" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await watchTransitions(page);
    await open(page, list);
    const link = page.getByRole("main").getByRole("link", { name: card });
    await link.click();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => movedOn(page)).toEqual([[[group, 320]]]);
    await page.goBack();
    await expect(link).toBeVisible();
    await expect.poll(() => movedOn(page)).toEqual([[[group, 320]], [[group, 320]]]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

test("nothing moves with reduced motion", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchTransitions(page);
  await open(page, "/services");
  await page.getByRole("main").getByRole("link", { name: "Lab Tests", exact: true }).click();
  await expect(heading(page)).toHaveText("Lab Tests");
  expect(await movedOn(page)).toEqual([]);
});
