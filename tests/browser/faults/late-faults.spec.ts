/** Files that fail after the page has hydrated: those of the next page, of the search and of the ZIP codes. */
import { expect, type Page, type Route } from "@playwright/test";
import { inGate, nightly, sets } from "../../gates.ts";
import { frozenTime } from "../../practices.ts";
import { read } from "../../support/built.ts";
import { expectKept } from "../../support/kept.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, phoneNumber, site } from "../../support/site.ts";
import { isHydrated, open, wide } from "../../support/visit.ts";

const { search, nearest } = site.interface;
test.use({ serviceWorkers: "block", viewport: wide });

/** Clicks a link that may be outside the viewport or in a closed menu. */
async function follow(page: Page, path: string) {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

const gone = (route: Route) => route.fulfill({ status: 404, body: "no" });
const otherDeploy = (route: Route) => route.fulfill({ contentType: "text/html", body: read("index.html") });
const data = /\.data(\?|$)/;
const module = /\/assets\/contact-us-[^/]*\.js$/;

const pageFaults: [string, RegExp, (route: Route) => unknown][] = [
  ["data is refused", data, (route) => route.abort()],
  ["data answers 500", data, (route) => route.fulfill({ status: 500, body: "no" })],
  ["data answers 404", data, gone],
  ["data is a page of another deploy", data, otherDeploy],
  [
    "data is cut short",
    data,
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, body.length / 3) });
    },
  ],
  [
    "data makes a section throw",
    data,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('"offices"', '"officez"') });
    },
  ],
  ["module is refused", module, (route) => route.abort()],
  ["module is gone", module, gone],
  ["module is a page of another deploy", module, otherDeploy],
  ["data never arrives", data, () => undefined],
];
test("a click on a page whose files fail, in one way after the other: the browser loads the page @both @once", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install({ time: frozenTime });
  for (const [fault, file, answer] of pageFaults.filter(([fault]) => inGate(sets.nextPage).includes(fault)))
    await test.step(fault, async () => {
      await open(page, kinds.about);
      await page.route(file, answer);
      const loaded = page.waitForRequest((request) => request.isNavigationRequest());
      const asked = page.waitForRequest(file);
      await follow(page, kinds.contact);
      await asked;
      if (/never/.test(fault)) await page.clock.fastForward(10_000);
      await loaded;
      await page.unroute(file);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.pages["contact-us"].title);
      await isHydrated(page);
      await expectKept(page, kinds.contact);
    });
});

for (const [fault, answer] of Object.entries({
  "are gone": gone,
  "never arrive": () => undefined,
  "are pages of another deploy": otherDeploy,
}))
  test(
    `files of the search and the ZIP codes ${fault}: it says so, with the phone number`,
    nightly(!fault.includes("never")),
    async ({ page }) => {
      await page.clock.install({ time: frozenTime });
      await open(page, kinds.search);
      const later = /\/pagefind\/|\/data\/|SearchDialog|SearchPanel|\.data(\?|$)/;
      await page.route(later, answer);
      const field = page.getByRole("searchbox");
      await field.fill("rattlesnake");
      const main = page.getByRole("main");
      await expect(
        page.getByRole("search").locator("[data-urgency=now] a[href='tel:911']").first(),
      ).toBeVisible();
      await expect(async () => {
        await page.clock.runFor(11_000);
        await expect(main.getByText(search.failed)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(main.getByRole("link", { name: phoneNumber }).first()).toBeVisible();
      await open(page, kinds.contact);
      const zip = page.getByRole("textbox");
      await zip.fill("87571");
      await zip.press("Enter");
      await expect(main.getByRole("status")).not.toBeEmpty();
      await page.clock.runFor(16_000);
      await expect(main.getByText(nearest.failed)).toBeVisible();
      await expectKept(page, kinds.contact);
      await page.getByRole("banner").getByRole("link", { name: search.open }).click();
      await expect(async () => {
        // It waits 4 seconds for the dialog, or less: then the page is already being left.
        await page.clock.runFor(5000).catch(() => undefined);
        await expect(page).toHaveURL(kinds.search, { timeout: 500 });
      }).toPass();
      await expectKept(page, kinds.search);
    },
  );
