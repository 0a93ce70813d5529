/** When a file fails to load, the page still shows its text and the phone number. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectNone } from "../support/findings.ts";
import { layoutFaults } from "../support/layout.ts";
import { kinds, phoneNumber, site, unknownPath } from "../support/site.ts";
import { isHydrated, open } from "../support/visit.ts";

const { menu, errorTitle } = site.interface;

// A first visit, without the service worker's cache.
test.use({ serviceWorkers: "block" });

/** The page has a heading, text and the phone number. */
async function expectUseful(page: Page) {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByText(phoneNumber).first()).toBeAttached();
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(80);
}

/** Clicks a link that may be outside the viewport or in a closed menu. */
async function follow(page: Page, path: string) {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

test.describe("JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("every kind of page is readable", async ({ page }) => {
    for (const path of Object.values(kinds))
      await test.step(path, async () => {
        await page.goto(path);
        await expectUseful(page);
      });
  });

  test("menu, sidebar and accordion work", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(kinds.home);
    await page.getByRole("banner").getByRole("link", { name: site.interface.contact, exact: true }).click();
    await expect(page).toHaveURL("/contact-us");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(kinds.service);
    await page.locator("summary").first().click();
    await expect(page.locator("details").first()).toHaveAttribute("open");
    await page.getByRole("button", { name: menu.open }).click();
    // Without JavaScript all submenus are expanded.
    for (const { name } of site.services.slice(0, 3))
      await expect(page.getByRole("dialog").getByRole("link", { name, exact: true })).toBeVisible();
    await page.getByRole("button", { name: menu.close }).click();
    await expectNativeSidebar(page);
  });
});

/** Checks that the sidebar opens without React and that its links work. */
async function expectNativeSidebar(page: Page) {
  await page.getByRole("button", { name: menu.open }).click();
  const sidebar = page.getByRole("dialog");
  await expect(sidebar).toBeVisible();
  await sidebar.getByRole("link", { name: "Blogs", exact: true }).click();
  await expect(page).toHaveURL("/blogs");
  await expectUseful(page);
}

const missing: [string, (context: BrowserContext) => Promise<unknown>][] = [
  ["is refused", (context) => context.route(/\.js$/, (route) => route.abort())],
  // No response: the request hangs until the page is left.
  ["never arrives", (context) => context.route(/\.js$/, () => undefined)],
  ["is gone from the server", (context) => context.route(/\.js$/, (route) => route.fulfill({ status: 404 }))],
  ["has no page file", (context) => context.route(/\/assets\/pages\//, (route) => route.abort())],
];
for (const [fault, inject] of missing)
  test(`JavaScript ${fault}: the page stays usable`, async ({ context, page }) => {
    await inject(context);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(kinds.service);
    await page.waitForTimeout(2500);
    await expectUseful(page);
    await expect(page.getByText(errorTitle)).toHaveCount(0);
    await page.locator("summary").first().click();
    await expect(page.locator("details").first()).toHaveAttribute("open");
    await expectNativeSidebar(page);
  });

test("a page file that failed to load is requested again on the next click, and the click counts", async ({
  page,
}) => {
  let requests = 0;
  await page.route(/\/assets\/pages\//, (route) => (requests++ === 0 ? route.abort() : route.continue()));
  await page.goto(kinds.service);
  await expect.poll(() => requests).toBe(1);
  await page.waitForTimeout(300);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await page.locator("footer").getByRole("button").first().click();
  await isHydrated(page);
  await expect(page.locator("html[data-theme]")).toBeAttached();
});

for (const [fault, pattern] of [
  ["fonts", /\.woff2$/],
  ["pictures", /\/pictures\/|\.(png|svg|ico|avif|webp|jpg)$/],
] as const)
  test(`${fault} are blocked: the layout is intact`, async ({ context, page }) => {
    await context.route(pattern, (route) => route.abort());
    const findings: string[] = [];
    for (const path of [kinds.home, kinds.article, kinds.location, kinds.provider])
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        await expectUseful(page);
        findings.push(...(await layoutFaults(page, `${path} ${width} px without ${fault}`)));
      }
    expectNone(findings);
  });

test.describe("a click whose page fails to load", () => {
  const dataFaults: [string, (page: Page) => Promise<unknown>][] = [
    ["data is refused", (page) => page.route(/\.data(\?|$)/, (route) => route.abort())],
    [
      "data answers 500",
      (page) => page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: "no" })),
    ],
    [
      "data answers 404",
      (page) => page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 404, body: "no" })),
    ],
    [
      "data is cut short",
      (page) =>
        page.route(/\.data(\?|$)/, async (route) => {
          const response = await route.fetch();
          const body = await response.text();
          await route.fulfill({ response, body: body.slice(0, body.length / 3) });
        }),
    ],
    [
      "data makes a section throw",
      (page) =>
        page.route(/\.data(\?|$)/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            body: (await response.text()).replaceAll('"offices"', '"officez"'),
          });
        }),
    ],
    ["module is refused", (page) => page.route(/\/assets\/contact-us-[^/]*\.js$/, (route) => route.abort())],
    [
      "module is gone (a deploy between two clicks)",
      (page) => page.route(/\/assets\/contact-us-[^/]*\.js$/, (route) => route.fulfill({ status: 404 })),
    ],
  ];
  for (const [fault, inject] of dataFaults)
    test(`${fault}: shows the page, or an error page with the phone number`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, kinds.about);
      await inject(page);
      await follow(page, "/contact-us");
      await expect
        .poll(
          async () => {
            const heading = await page
              .locator("h1")
              .textContent()
              .catch(() => "");
            return [site.pages["contact-us"].title, site.pages["not-found"].title, errorTitle].includes(
              heading ?? "",
            );
          },
          { message: "neither the page nor the error page was shown", timeout: 15_000 },
        )
        .toBe(true);
      await expectUseful(page);
    });
});

test("a section that throws shows the error page with the phone number", async ({ page }) => {
  await page.route(/\/assets\/pages\/index-.*\.json$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const broken = text.replaceAll('\\"insurers\\"', '\\"insurerz\\"');
    expect(broken).not.toBe(text);
    await route.fulfill({ response, body: broken });
  });
  await page.goto(kinds.home);
  await expect(page.getByRole("heading", { level: 1, name: errorTitle })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: phoneNumber })).toBeVisible();
});

test("an unknown address shows the not-found page with the phone number, also without scripts", async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await expectUseful(page);
});
