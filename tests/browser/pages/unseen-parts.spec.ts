/** What lies below the first screen is laid out when it comes near (engine/app/theme/layout.css). Until then it is there all the same. */
import { expect, type Page } from "@playwright/test";
import { axeFindings } from "../../support/axe.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds } from "../../support/site.ts";
import { isHydrated, phone } from "../../support/visit.ts";

test.use({ viewport: phone });

const footer = (page: Page) => page.getByRole("contentinfo");
const isLaidOut = (page: Page) =>
  footer(page)
    .locator("a")
    .last()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

async function visit(page: Page, path: string) {
  await page.goto(path);
  await isHydrated(page);
  // Or this file would prove nothing.
  expect(await isLaidOut(page)).toBe(false);
}

test("a link to a place in it lands there, and stays", async ({ page }) => {
  for (const id of ["about", "providers"]) {
    await page.goto("about:blank");
    await page.goto(`${kinds.home}#${id}`);
    await isHydrated(page);
    const place = page.locator(`#${id}`);
    await expect(place).toBeInViewport();
    const { y } = (await place.boundingBox()) ?? { y: 0 };
    await page.waitForTimeout(500);
    expect(Math.abs(((await place.boundingBox())?.y ?? 0) - y)).toBeLessThan(2);
  }
});

test("the keyboard reaches every link of it in turn, in view", async ({ page }) => {
  await visit(page, kinds.home);
  await page.locator("main").getByRole("link").last().focus();
  const links = await footer(page).locator("a, button").count();
  const seen = new Set<string>();
  for (let press = 0; press < links + 10; press++) {
    await page.keyboard.press("Tab");
    const focused = footer(page).locator(":focus");
    if ((await focused.count()) === 0) continue;
    await expect(focused).toBeInViewport();
    seen.add(await focused.evaluate((one) => one.outerHTML));
  }
  expect(seen.size).toBeGreaterThan(links * 0.8);
});

test("find-in-page finds its words, and shows them", async ({ page }) => {
  await visit(page, kinds.home);
  const words = (await footer(page).locator("a").last().textContent())?.trim() ?? "";
  expect(
    await page.evaluate((text) => (window as never as { find(text: string): boolean }).find(text), words),
  ).toBe(true);
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test("it is read aloud, and audits find its faults", async ({ page }) => {
  await visit(page, kinds.home);
  const link = footer(page).locator("a").last();
  expect(await footer(page).ariaSnapshot()).toContain((await link.textContent()) ?? "");
  await link.evaluate((element) => element.replaceChildren());
  expect(await axeFindings(page, "home", "footer", ["link-name"])).toHaveLength(1);
});

test("it is printed", async ({ page }) => {
  await visit(page, kinds.home);
  await page.emulateMedia({ media: "print" });
  const hidden = await page.evaluate(
    () =>
      [...document.querySelectorAll("main > *, main + footer")].filter(
        (part) => getComputedStyle(part).contentVisibility === "auto",
      ).length,
  );
  expect(hidden).toBe(0);
});
