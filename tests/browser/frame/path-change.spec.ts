/** Effects of a change of path: scroll, focus, announcement, progress bar. A change of query or hash has none of them. */
import type { Page } from "@playwright/test";
import { frozenTime } from "../../practices.ts";
import { expect, heading, mainMenu, test } from "../../support/journey.ts";
import { holdHydration, isHydrated, open } from "../../support/visit.ts";

/** Records every call of scrollTo, every announced title and every progress bar. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { scrolls: [], announced: [], bars: [] };
    Object.assign(window, { seen });
    const original = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      seen.scrolls.push(options);
      original(options);
    }) as typeof window.scrollTo;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const live = target.parentElement?.closest("p[aria-live=polite]") ?? null;
        if (live?.textContent && live.parentElement === document.body) seen.announced.push(live.textContent);
        for (const node of addedNodes) {
          if (node instanceof Element && node.matches("[role=progressbar]")) {
            const { width, height } = node.getBoundingClientRect();
            seen.bars.push({ width, height });
          }
          const isTitle = target instanceof Element && target.matches("body > p[aria-live=polite]");
          if (isTitle && node.textContent) seen.announced.push(node.textContent);
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

interface Seen {
  scrolls: ScrollToOptions[];
  announced: string[];
  bars: { width: number; height: number }[];
}
const seenOn = (page: Page) =>
  page.evaluate(() => JSON.parse(JSON.stringify((window as unknown as { seen: Seen }).seen)) as Seen);

const scrollDown = (page: Page) => page.evaluate(() => window.scrollBy({ top: 1200, behavior: "instant" }));
const isAtTop = (page: Page) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
/** A click without a hover, and so without a prefetch. */
const clickWithoutHover = (page: Page, name: string) =>
  mainMenu(page)
    .getByRole("link", { name, exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());

for (const [behavior, reducedMotion] of [
  ["smooth", "no-preference"],
  ["instant", "reduce"],
] as const)
  test(`${behavior} scroll to the top, motion ${reducedMotion}; focuses the heading and announces the title once`, async ({
    page,
    browserName,
  }) => {
    test.skip(
      browserName === "firefox" && reducedMotion === "reduce",
      "Playwright can't emulate reduced motion in Debian's Firefox",
    );
    await page.emulateMedia({ reducedMotion });
    await watch(page);
    await open(page, "/");
    await scrollDown(page);
    await clickWithoutHover(page, "About Us");
    await expect(page).toHaveURL("/about-us");
    await expect(heading(page)).toBeFocused();
    await isAtTop(page);
    const { scrolls, announced } = await seenOn(page);
    expect(scrolls).toEqual([{ top: 0, behavior }]);
    expect(announced).toEqual([await page.title()]);
    await clickWithoutHover(page, "Blogs");
    await expect(page).toHaveURL("/blogs");
    await expect
      .poll(async () => (await seenOn(page)).announced.slice(1))
      .toEqual(["Reading Room | Peñasco Family Medicine"]);
  });

test("a change of query or hash moves no focus and announces nothing", { tag: "@once" }, async ({ page }) => {
  await watch(page);
  await open(page, "/blogs");
  const topic = page.getByRole("group", { name: "Show articles about" }).getByRole("button").nth(2);
  await topic.click();
  await expect(page).toHaveURL(/\/blogs\?topic=/);
  await expect(topic).toHaveAttribute("aria-pressed", "true");
  await expect(topic).toBeFocused();
  const { scrolls, announced } = await seenOn(page);
  expect([scrolls, announced]).toEqual([[], []]);
  await open(page, "/population-health");
  await page.getByRole("main").getByRole("link", { name: "Comfort" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const after = await seenOn(page);
  expect([after.scrolls, after.announced]).toEqual([[], []]);
});

test("a page of another kind is shown with its styles, never before them", { tag: "@engine" }, async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await open(page, "/");
  await page.route("**/assets/about-us-*.css", async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/about-us-*.css");
  await clickWithoutHover(page, "About Us");
  await asked;
  await page.waitForTimeout(300);
  await expect(heading(page)).not.toHaveText("About Us");
  release();
  await expect(heading(page)).toHaveText("About Us");
  expect(
    await page.evaluate(() => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet),
  ).toBeTruthy();
});

test.extend({ alone: true })(
  "a navigation of 150 ms shows a progress bar of 200 x 5 px, a quicker one shows none",
  { tag: "@once" },
  async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/about-us.data", async (route) => {
      await released;
      await route.continue();
    });
    // On the page's own clock: on a busy machine no navigation is quick.
    await page.clock.install({ time: frozenTime });
    await watch(page);
    await open(page, "/");
    await page.clock.pauseAt(frozenTime.getTime() + 60_000);
    const bar = page.getByRole("progressbar", { name: "Loading the next page" });

    await clickWithoutHover(page, "Contact Us");
    await expect(heading(page)).toHaveText("Contact Us");
    await page.clock.runFor(1000);
    expect((await seenOn(page)).bars).toEqual([]);

    await clickWithoutHover(page, "About Us");
    await page.clock.runFor(149);
    await page.waitForTimeout(200);
    expect((await seenOn(page)).bars).toEqual([]);
    // The page may have begun to wait a little after the click.
    for (let waited = 149; !(await bar.isVisible()); waited += 10) {
      expect(waited).toBeLessThan(500);
      await page.clock.runFor(10);
    }
    release();
    await expect(page).toHaveURL("/about-us");
    await expect(bar).toBeHidden();
    expect((await seenOn(page)).bars).toEqual([{ width: 200, height: 5 }]);
  },
);

test("back and forward show the right pages, and the second of two quick clicks wins", async ({ page }) => {
  await open(page, "/");
  const first = await heading(page).innerText();
  await clickWithoutHover(page, "About Us");
  await expect(heading(page)).toHaveText("About Us");
  await clickWithoutHover(page, "Contact Us");
  await expect(page).toHaveURL("/contact-us");
  await scrollDown(page);
  await page.goBack();
  await expect(heading(page)).toHaveText("About Us");
  await expect(page).toHaveTitle(/About Us/);
  await expect(heading(page)).toBeFocused();
  await isAtTop(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(first);
  await page.goForward();
  await expect(heading(page)).toHaveText("About Us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await clickWithoutHover(page, "Blogs");
  await clickWithoutHover(page, "Contact Us");
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/contact-us");
  await expect(heading(page)).toHaveText("Contact Us");
});

test("back before hydration, after a reload, shows the previous page", async ({ page }) => {
  await open(page, "/about-us");
  await mainMenu(page).getByRole("link", { name: "Contact Us" }).click();
  await expect(heading(page)).toHaveText("Contact Us");
  const { release } = await holdHydration(page);
  await page.reload({ waitUntil: "load" });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/about-us");
  release();
  await expect(heading(page)).toHaveText("About Us");
  await isHydrated(page);
  await expect(heading(page)).toHaveText("About Us");
});
