import { expect, type Page } from "@playwright/test";
import { differences, lookOf, settledLook } from "../../support/look.ts";
import { test } from "../../support/shared-context.ts";
import { kinds, themes } from "../../support/site.ts";
import { open, phone, wide } from "../../support/visit.ts";

/** Follows the system theme until the visitor chooses one, which then applies to every page without a flash. */
test.use({ viewport: wide, leaves: /^theme$/ });

const toggle = (page: Page, name: "dark" | "light") =>
  page.getByRole("contentinfo").getByRole("button", { name: `Switch to ${name} mode` });

/** The color of the page, and of the browser's toolbar: that of the first matching meta element. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    const bar = metas.find(({ media }) => matchMedia(media).matches)?.content;
    return [getComputedStyle(document.body).backgroundColor, bar];
  });

test("page and toolbar follow the system, then the choice, also on the next page from its first moment", async ({
  page,
}) => {
  await open(page, "/about-us");
  const light = await colors(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => colors(page)).not.toEqual(light);
  const dark = await colors(page);
  for (const [, bar] of [light, dark]) expect(bar).toMatch(/^#[0-9a-f]{6}$/);
  expect(dark[1]).not.toBe(light[1]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => colors(page)).toEqual(light);

  await toggle(page, "dark").click();
  await expect.poll(() => colors(page)).toEqual(dark);
  await expect(toggle(page, "light")).toBeVisible();
  // The switch of the menu shows the same state.
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Switch to light mode" })).toBeVisible();

  // Nothing has been painted yet when the body is added.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/contact-us");
  expect(await page.evaluate(() => (window as { themeAtFirst?: string }).themeAtFirst)).toBe("dark");
  expect(await colors(page)).toEqual(dark);
});

/** What a visitor sees, but for the words about the page, which have the colors of both themes. */
const seen = (look: string[]) => look.filter((line) => !/^<(meta|picture)|\| hidden$/.test(line));

for (const kind of ["home", "service", "article", "provider", "office", "worksheet"] as const)
  test(`${kind} looks the same in a theme of the system and in the same theme by choice`, async ({
    page,
  }) => {
    for (const theme of themes) {
      const other = theme === "dark" ? "light" : "dark";
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await open(page, kinds[kind], phone);
      const bySystem = seen(await settledLook(page));
      await page.emulateMedia({ colorScheme: other });
      await toggle(page, theme).evaluate((button: HTMLElement) => button.click());
      await expect
        .poll(async () => differences(bySystem, seen(await lookOf(page))), { message: theme })
        .toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
  });
