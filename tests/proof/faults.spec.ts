/** What a visitor gets when something does not arrive: always the words, always the telephone number, never a blank page. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectNone } from "../support/calm.ts";
import { layoutFaults } from "../support/layout.ts";
import { kinds, open, phone, site, unknownPath } from "../support/site.ts";

const { menu, errorTitle } = site.interface;

// A first visit, before any page is kept for offline reading.
test.use({ serviceWorkers: "block" });

/** The page says what it is about, and how to reach the practice. */
async function expectUseful(page: Page) {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByText(phone).first()).toBeAttached();
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(80);
}

/** Clicks as a visitor does, on a link of the page, and waits for what the page is called. */
async function follow(page: Page, path: string) {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

test.describe("JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("every kind of page can be read", async ({ page }) => {
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
    // Nothing can unfold the submenus: they are unfolded.
    for (const { name } of site.services.slice(0, 3))
      await expect(page.getByRole("dialog").getByRole("link", { name, exact: true })).toBeVisible();
    await page.getByRole("button", { name: menu.close }).click();
    await opensByItself(page);
  });
});

/** The sidebar without React: the browser opens it, and its links lead on. */
async function opensByItself(page: Page) {
  await page.getByRole("button", { name: menu.open }).click();
  const sidebar = page.getByRole("dialog");
  await expect(sidebar).toBeVisible();
  await sidebar.getByRole("link", { name: "Blogs", exact: true }).click();
  await expect(page).toHaveURL("/blogs");
  await expectUseful(page);
}

const missing: [string, (context: BrowserContext) => Promise<unknown>][] = [
  ["is refused", (context) => context.route(/\.js$/, (route) => route.abort())],
  // Never answered: the request hangs until the page is left.
  ["never arrives", (context) => context.route(/\.js$/, () => undefined)],
  ["is gone from the server", (context) => context.route(/\.js$/, (route) => route.fulfill({ status: 404 }))],
  ["has no page file", (context) => context.route(/\/assets\/pages\//, (route) => route.abort())],
];
for (const [fault, plant] of missing)
  test(`JavaScript ${fault}: the page stays usable`, async ({ context, page }) => {
    await plant(context);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(kinds.service);
    await page.waitForTimeout(2500);
    await expectUseful(page);
    await expect(page.getByText(errorTitle)).toHaveCount(0);
    await page.locator("summary").first().click();
    await expect(page.locator("details").first()).toHaveAttribute("open");
    await opensByItself(page);
  });

test("a lost page file is asked for again at the next touch, and the touch counts", async ({ page }) => {
  let asked = 0;
  await page.route(/\/assets\/pages\//, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto(kinds.service);
  await expect.poll(() => asked).toBe(1);
  await page.waitForTimeout(300);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await page.locator("footer").getByRole("button").first().click();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(page.locator("html[data-theme]")).toBeAttached();
});

test("the style sheet comes late: the page is laid out without it, and does not move when it comes", async ({
  page,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(kinds.service, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await expectUseful(page);
  const places = () =>
    page
      .locator("h1, h2, summary, footer")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  letGo();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.locator("link[rel=stylesheet]:not([disabled])")).toBeAttached();
  expect(await places()).toEqual(before);
});

for (const [fault, pattern] of [
  ["fonts", /\.woff2$/],
  ["pictures", /\/pictures\/|\.(png|svg|ico|avif|webp|jpg)$/],
] as const)
  test(`${fault} are blocked: the words stand where they should`, async ({ context, page }) => {
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

test.describe("a click whose page does not come", () => {
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
  for (const [fault, plant] of dataFaults)
    test(`${fault}: the visitor gets the page, or the number`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, kinds.about);
      await plant(page);
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
          { message: "neither the page nor the error page came", timeout: 15_000 },
        )
        .toBe(true);
      await expectUseful(page);
    });
});

test("a section that throws shows the number, not a white page", async ({ page }) => {
  await page.route(/\/assets\/pages\/index-.*\.json$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const broken = text.replaceAll('\\"insurers\\"', '\\"insurerz\\"');
    expect(broken).not.toBe(text);
    await route.fulfill({ response, body: broken });
  });
  await page.goto(kinds.home);
  await expect(page.getByRole("heading", { level: 1, name: errorTitle })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: phone })).toBeVisible();
});

test("an unknown address says so with the number, also without scripts", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await expectUseful(page);
});
