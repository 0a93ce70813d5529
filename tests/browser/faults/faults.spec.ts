/** When a file fails to load, the page still has its text, its links, its emergency cards and the phone number. */
import { expect, type Page, type Route } from "@playwright/test";
import type { PageFile } from "../../../app/features/navigation/router-internals.ts";
import { nightly } from "../../gates.ts";
import { pages, read } from "../../support/built.ts";
import { expectNone } from "../../support/findings.ts";
import { expectKept } from "../../support/kept.ts";
import { layoutFaults } from "../../support/layout.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, phoneNumber, site, unknownPath } from "../../support/site.ts";
import { isHydrated, open, phone, setWindow } from "../../support/visit.ts";

const { menu, errorTitle } = site.interface;

// A first visit, without the service worker's cache.
test.use({ serviceWorkers: "block" });

/** A page with emergency cards. */
const urgentFile = pages.find((file) => read(file).includes('data-urgency="now"')) ?? "";
const urgent = `/${urgentFile.replace(/\.html$/, "")}`;
const pageFile = /data-page="([^"]+)"/.exec(read(urgentFile))?.[1] ?? "";
const { modules, entry }: PageFile = JSON.parse(read(pageFile));

/** What can be wrong with a file. */
const faults: Record<string, (route: Route) => unknown> = {
  "is refused": (route) => route.abort(),
  "is gone": (route) => route.fulfill({ status: 404, contentType: "text/html", body: read("404.html") }),
  // No response: the request hangs until the page is left.
  "never arrives": () => undefined,
  "is a page of another deploy": (route) =>
    route.fulfill({ contentType: "text/html", body: read("index.html") }),
  "has another type": (route) => route.fulfill({ contentType: "text/plain", body: "export {}" }),
};

const isDocument = (route: Route) => route.request().resourceType() === "document";

/** Opens the page and lets it start to hydrate, also if it never finishes loading. */
async function begin(page: Page, path: string) {
  const asked = page.waitForRequest("**/assets/pages/*.json");
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("script[data-page]")).toBeAttached();
  await page.mouse.move(2, 400);
  await page.mouse.down();
  await page.mouse.up();
  await asked;
}

/** Checks that the menu and panels open without React and that links work. */
async function expectNative(page: Page) {
  await page.getByRole("button", { name: menu.open }).click();
  const sidebar = page.getByRole("dialog");
  await expect(sidebar).toBeVisible();
  await sidebar.getByRole("link", { name: "Blogs", exact: true }).click();
  await expect(page).toHaveURL("/blogs");
  await page.goto(kinds.service, { waitUntil: "commit" });
  await page.locator("main summary").first().click();
  await expect(page.locator("main details").first()).toHaveAttribute("open");
}

test.describe("JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  // tests/built checks the text of every page's HTML.
  test("menu, sidebar and accordion work @once", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(kinds.home);
    await page.getByRole("banner").getByRole("link", { name: site.interface.contact, exact: true }).click();
    await expect(page).toHaveURL("/contact-us");
    await page.setViewportSize(phone);
    await page.goto(urgent);
    await page.getByRole("button", { name: menu.open }).click();
    // Without JavaScript all submenus are expanded.
    for (const { name } of site.services.slice(0, 3))
      await expect(page.getByRole("dialog").getByRole("link", { name, exact: true })).toBeVisible();
    await page.getByRole("button", { name: menu.close }).click();
    await expectNative(page);
  });

  test("every kind of page is readable @once", nightly(), async ({ page }) => {
    for (const path of Object.values(kinds))
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.getByText(phoneNumber).first()).toBeAttached();
        expect((await page.locator("main").innerText()).length).toBeGreaterThan(80);
      });
  });
});

for (const [fault, answer] of Object.entries(faults))
  test(`every file of the page ${fault}: all of it stays, and menu and panels open`, {
    tag: fault === "is gone" ? "@engine" : /never|deploy/.test(fault) ? [] : "@nightly",
  }, async ({ page }) => {
    await page.route("**/*", (route) => (isDocument(route) ? route.continue() : answer(route)));
    await page.setViewportSize(phone);
    await begin(page, urgent);
    await page.waitForTimeout(300);
    await expect(page.locator("main [data-urgency=now]").first()).toBeVisible();
    await expectKept(page, urgent);
    await expectNative(page);
    await expectKept(page, kinds.service);
  });

test("one script of the page fails, in one way after the other: all of it stays @once", async ({ page }) => {
  const ways = Object.entries(faults);
  // More than the entry alone, or this test would check too little to fail.
  expect(modules.length).toBeGreaterThan(3);
  for (const [index, file] of [pageFile, modules[0] ?? "", modules.at(-1) ?? "", entry].entries()) {
    const [fault, answer] = ways[index % ways.length] as (typeof ways)[number];
    await test.step(`${file} ${fault}`, async () => {
      await page.route(`**${file}`, answer);
      const asked = page.waitForRequest(`**${file}`);
      await begin(page, urgent);
      await asked;
      await page.waitForTimeout(150);
      await expectKept(page, urgent);
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
      await page.unroute(`**${file}`);
    });
  }
});

test("the page's file names scripts of another deploy: all of it stays @once", async ({ page }) => {
  await page.route(`**${pageFile}`, (route) =>
    route.fulfill({ json: JSON.parse(read(pageFile).replace(/-[\w-]{8}\.js/g, "-deadbeef.js")) }),
  );
  const gone = page.waitForResponse((response) => response.status() === 404);
  await begin(page, urgent);
  await gone;
  await expectKept(page, urgent);
});

test("a page file that failed to load is requested again on the next click, and the click counts @once", async ({
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

test("only HTML and scripts arrive: the layout is intact @once", async ({ page }) => {
  const isNeeded = /\.js$|\/assets\/pages\//;
  await page.route("**/*", (route) =>
    isDocument(route) || isNeeded.test(route.request().url()) ? route.continue() : route.abort(),
  );
  const findings: string[] = [];
  for (const path of [kinds.home, kinds.location]) {
    await open(page, path);
    await expectKept(page, path);
    for (const width of [390, 1280]) {
      await setWindow(page, width);
      findings.push(...(await layoutFaults(page, `${path} ${width} px without fonts and pictures`)));
    }
  }
  expectNone(findings);
});

test("a section that throws: the page stays as the server sent it, and the next page is as usual", async ({
  page,
}) => {
  await page.route(/\/assets\/pages\/index-.*\.json$/, async (route) => {
    const text = read(new URL(route.request().url()).pathname);
    const broken = text.replaceAll('\\"insurers\\"', '\\"insurerz\\"');
    expect(broken).not.toBe(text);
    await route.fulfill({ body: broken, contentType: "application/json" });
  });
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.goto(kinds.home);
  await expect.poll(() => loads.length).toBe(2);
  await page.waitForLoadState();
  await page.keyboard.press("Shift");
  await page.waitForTimeout(400);
  await expectKept(page, kinds.home);
  expect(loads).toHaveLength(2);
  await page.getByRole("contentinfo").locator(`a[href="${kinds.contact}"]`).first().click();
  await expect(page).toHaveURL(kinds.contact);
  await isHydrated(page);
});

test("a section that throws offline shows the error page with the phone number @once", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await page.route(/\/assets\/pages\/index-.*\.json$/, (route) => {
    const text = read(new URL(route.request().url()).pathname);
    return route.fulfill({ body: text.replaceAll('\\"insurers\\"', '\\"insurerz\\"') });
  });
  await page.goto(kinds.home);
  await expect(page.getByRole("heading", { level: 1, name: errorTitle })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: phoneNumber })).toBeVisible();
});

test("an unknown address shows the not-found page with the phone number, also without scripts @once", async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await expectKept(page, unknownPath);
});
