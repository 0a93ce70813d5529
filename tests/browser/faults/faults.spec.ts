/**
 * What fails, when, and what a patient keeps: text, links, emergency cards, a phone number to tap, and all that works without
 * the part that failed. Files of a page, of the next page, of search and ZIP codes, a section that throws.
 */
import { expect, type Page, type Route } from "@playwright/test";
import { inGate } from "../../gates.ts";
import { frozenTime } from "../../practices.ts";
import { bootOf, pages, read } from "../../support/built.ts";
import { expectNone } from "../../support/findings.ts";
import { expectKept } from "../../support/kept.ts";
import { layoutFaults } from "../../support/layout.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, phoneNumber, site } from "../../support/site.ts";
import { isHydrated, open, phone, setWindow } from "../../support/visit.ts";

const { menu, search, nearest } = site.interface;

/** A page with emergency cards, and its files. */
const urgentFile = pages.find((file) => read(file).includes('data-urgency="now"')) ?? "";
const urgent = `/${urgentFile.replace(/\.html$/, "")}`;
const { scripts, ...itsFiles } = bootOf(urgentFile);
const entry = scripts.at(-1) ?? "";

type Answer = (route: Route) => unknown;
/** Answers with the real file, changed. */
const changed =
  (change: (text: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
const answers = {
  "is refused": (route) => route.abort(),
  "is gone": (route) => route.fulfill({ status: 404, contentType: "text/html", body: read("404.html") }),
  // No response: the request hangs until the page is left.
  "never arrives": () => undefined,
  "is a page of another deploy": (route) =>
    route.fulfill({ contentType: "text/html", body: read("index.html") }),
  "has another type": (route) => route.fulfill({ contentType: "text/plain", body: "export {}" }),
  "answers 500": (route) => route.fulfill({ status: 500, body: "no" }),
  "is cut short": changed((text) => text.slice(0, text.length / 3)),
  "makes a section throw": changed((text) => text.replaceAll('"offices"', '"officez"')),
  "names scripts of another deploy": changed((text) => text.replace(/-[\w-]{8}\.js/g, "-deadbeef.js")),
} satisfies Record<string, Answer>;
type Way = keyof typeof answers;

const isDocument = (route: Route) => route.request().resourceType() === "document";
const isBoot = (route: Route) => route.request().url().includes("/assets/boot-");
const [boot, data] = ["**/assets/boot-*.js", "**/assets/site-*.json"];

/** Opens the page and lets it start to hydrate, also if it never finishes loading. */
async function begin(page: Page, path: string, first = data) {
  const asked = page.waitForRequest(first);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("#boot")).toBeAttached();
  await page.mouse.click(2, 400);
  await asked;
}

const wholePage: [Way, first: string, string | string[]][] = [
  ["is gone", data, "@engine"],
  ["is gone", boot, []],
  ["never arrives", data, []],
  ["is refused", data, "@nightly"],
  ["has another type", data, "@nightly"],
];
for (const [way, first, tag] of wholePage)
  test(`every file from ${first} on ${way}: all of the page stays, and menu and panels open`, {
    tag,
  }, async ({ page }) => {
    await page.route("**/*", (route) =>
      isDocument(route) || (first === data && isBoot(route)) ? route.continue() : answers[way](route),
    );
    await page.setViewportSize(phone);
    await begin(page, urgent, first);
    await page.waitForTimeout(300);
    await expect(page.locator("main [data-urgency=now]").first()).toBeVisible();
    await expectKept(page, urgent);
    await page.getByRole("button", { name: menu.open }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Blogs", exact: true }).click();
    await expect(page).toHaveURL("/blogs");
    await page.goto(kinds.service, { waitUntil: "commit" });
    await page.locator("main summary").first().click();
    await expect(page.locator("main details").first()).toHaveAttribute("open");
    await expectKept(page, kinds.service);
  });

const oneFile: [file: string, Way][] = [
  [itsFiles.data, "is refused"],
  [itsFiles.site, "names scripts of another deploy"],
  [scripts[0] ?? "", "is gone"],
  [scripts.at(-2) ?? "", "never arrives"],
  [entry, "is a page of another deploy"],
];
test.use({ leaves: /^theme$/ });

test("one file of the page fails, in one way after the other: all of it stays @once", async ({ page }) => {
  // More than the entry alone, or this test would check too little to fail.
  expect(scripts.length).toBeGreaterThan(4);
  for (const [file, way] of oneFile)
    await test.step(`${file} ${way}`, async () => {
      const isIt = (url: URL) => url.pathname + url.search === file;
      await page.route(isIt, answers[way]);
      const asked = page.waitForRequest((request) => isIt(new URL(request.url())));
      await begin(page, urgent);
      await asked;
      await page.waitForTimeout(150);
      await expectKept(page, urgent);
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
});

test("a page file that failed to load is requested again on the next click, and the click counts @once", async ({
  page,
}) => {
  let requests = 0;
  await page.route(/\/services\/[^/]*\.data\?/, (route) =>
    requests++ === 0 ? route.abort() : route.continue(),
  );
  await page.goto(kinds.service);
  await expect.poll(() => requests).toBe(1);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await page.locator("footer").getByRole("button").first().click();
  await isHydrated(page);
  await expect(page.locator("html[data-theme]")).toBeAttached();
});

test("only HTML and scripts arrive: the layout is intact @once", async ({ page }) => {
  const isNeeded = /\.(js(on)?|data\?.*)$/;
  await page.route("**/*", (route) =>
    isDocument(route) || isNeeded.test(route.request().url()) ? route.continue() : route.abort(),
  );
  const findings: string[] = [];
  for (const path of [kinds.home, kinds.office]) {
    await open(page, path);
    await expectKept(page, path);
    for (const width of [390, 1280]) {
      await setWindow(page, width);
      findings.push(...(await layoutFaults(page, `${path} ${width} px without fonts and pictures`)));
    }
  }
  expectNone(findings);
});

const nextFiles = {
  data: /\.data$/,
  module: /\/assets\/contact-us-[^/]*\.js$/,
  sheet: /\/assets\/contact-us-[^/]*\.css$/,
};
const inTest = ["data is refused", "data never arrives", "module is gone", "sheet is gone"];
const inRest = [
  ...["data answers 500", "data is gone", "data is cut short", "data makes a section throw"],
  ...["module is refused", "sheet never arrives"],
  ...["data", "module", "sheet"].map((file) => `${file} is a page of another deploy`),
];
test("a click on a page whose files fail, in one way after the other: the browser loads the page @both @once", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.install({ time: frozenTime });
  for (const fault of inGate(inTest, inRest))
    await test.step(fault, async () => {
      const [name = "", ...way] = fault.split(" ");
      const file = nextFiles[name as keyof typeof nextFiles];
      await open(page, kinds.about);
      await page.route(file, answers[way.join(" ") as Way]);
      const loaded = page.waitForRequest((request) => request.isNavigationRequest());
      const asked = page.waitForRequest(file);
      // The link may be outside the viewport or in a closed menu.
      await page
        .locator(`a[href="${kinds.contact}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await asked;
      if (/never/.test(fault)) await page.clock.fastForward(10_000);
      await loaded;
      await page.unroute(file);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.pages["contact-us"].title);
      await isHydrated(page);
      await expectKept(page, kinds.contact);
    });
});

test("no file of the search and the ZIP codes arrives: it says so, with the phone number @once", async ({
  page,
}) => {
  await page.clock.install({ time: frozenTime });
  await open(page, kinds.search);
  await page.route(/\/pagefind\/|\/data\/|SearchDialog|SearchPanel|\.data$/, answers["never arrives"]);
  await page.getByRole("searchbox").pressSequentially("rattlesnake");
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
  await zip.pressSequentially("87571");
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
});
