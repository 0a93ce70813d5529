/** Random clicks, keys, swipes, resizes and navigations leave the site in a valid state, without errors. */
import { expect, type Page } from "@playwright/test";
import { collectErrors } from "../../support/findings.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds } from "../../support/site.ts";

const seed = 20_261_115;
const steps = 100;

let state = seed;
/** Park and Miller's: the same numbers on every machine. */
function random() {
  state = (state * 48_271) % 0x7fff_ffff;
  return state / 0x7fff_ffff;
}
const below = (end: number) => Math.floor(random() * end);
const oneOf = <T>(all: readonly T[]) => all[below(all.length)] as T;

const keys = ["Tab", "Shift+Tab", "Enter", "Space", "Escape", "ArrowRight", "ArrowLeft", "Home", "PageDown"];
const widths = [390, 575, 768, 991, 1199, 1200, 1440];
const paths = ["/", kinds.service, "/blogs", "/population-health", kinds.testimonials, "/home"];

/** Clicks a random control or internal link in the viewport. */
async function clickSomething(page: Page) {
  const point = await page.evaluate((pick) => {
    const all = [...document.querySelectorAll("a[href^='/'], a[href^='#'], button, summary")].filter(
      (one) => {
        const { top, bottom, width } = one.getBoundingClientRect();
        const isInView = width > 0 && bottom > 0 && top < window.innerHeight;
        return isInView && one.checkVisibility({ visibilityProperty: true });
      },
    );
    const box = all[Math.floor(pick * all.length)]?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, random());
  if (point) await page.mouse.click(point.x, point.y);
}

async function swipe(page: Page) {
  const [x, y] = [below(390), below(800)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + below(400) - 200, y, { steps: 3 });
  await page.mouse.up();
}

const actions: Record<string, (page: Page) => Promise<unknown>> = {
  click: clickSomething,
  "click again": clickSomething,
  "and again": clickSomething,
  point: (page) => page.mouse.click(below(1200), below(800)),
  key: (page) => page.keyboard.press(oneOf(keys)),
  swipe,
  scroll: (page) => page.mouse.wheel(0, below(1600) - 600),
  resize: (page) => page.setViewportSize({ width: oneOf(widths), height: 600 + below(400) }),
  leave: (page) => page.goto(oneOf(paths), { waitUntil: "commit" }),
  back: (page) => page.evaluate(() => window.history.back()),
};

const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const count = (selector: string) => document.querySelectorAll(selector).length;
    if (!("hydrated" in document.documentElement.dataset)) faults.push("not hydrated");
    if (count("h1") !== 1) faults.push(`${count("h1")} h1`);
    const open = [...document.querySelectorAll<HTMLDetailsElement>("details[name][open]")].map(
      ({ name }) => name,
    );
    if (new Set(open).size !== open.length) faults.push("two open panels in one accordion");
    const sidebar = document.querySelector<HTMLDialogElement>("#sidebar");
    const isShown = sidebar?.open || sidebar?.matches(":popover-open");
    if (isShown && !sidebar?.matches(":modal")) faults.push("a sidebar that is not modal");
    if (isShown && !sidebar?.checkVisibility()) faults.push("an invisible modal sidebar");
    if (count("#sidebar [aria-expanded=true]") > 1) faults.push("two open submenus");
    for (const carousel of document.querySelectorAll<HTMLElement>("[aria-roledescription=carousel]")) {
      const { state } = carousel.dataset;
      if (!["playing", "hovered", "focused", "paused"].includes(state ?? ""))
        faults.push(`carousel is ${state}`);
    }
    return faults;
  });

test(`${steps} random actions (seed ${seed})`, async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const errors = collectErrors(page, () => false);
  const trail: string[] = [];
  let interrupted = 0;
  const expectValid = async () => {
    if (!page.url().startsWith(baseURL ?? "")) await page.goto("/");
    const message = trail.slice(-20).join(", ");
    await expect.poll(() => faultsOf(page).catch(String), { message }).toEqual([]);
    expect(errors, message).toEqual([]);
  };
  await page.goto("/");
  for (let step = 0; step < steps; step++) {
    // A link or the history may have left the site.
    if (!page.url().startsWith(baseURL ?? "")) await page.goto("/");
    const name = oneOf(Object.keys(actions));
    trail.push(`${name} on ${new URL(page.url()).pathname}`);
    await actions[name]?.(page).catch((error) => {
      // The navigation that the last action started may interrupt this one.
      if (!/navigat|context was destroyed|ERR_ABORTED|frame was detached/i.test(String(error))) throw error;
      interrupted++;
    });
    await page.waitForTimeout(below(120));
    if (step % 20 === 19) await expectValid();
  }
  expect(interrupted, "actions that a navigation interrupted").toBeLessThan(steps / 10);
});
