/** What single pages do beyond showing their words. */
import { expect } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

const { service } = site.interface;

test("the list of services ends with population health and a card that asks to call", async ({ page }) => {
  await page.goto(kinds.services);
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(cards).toHaveCount(site.services.length + 2);
  await expect(cards.nth(-2).getByRole("link")).toHaveAttribute("href", "/population-health");
  await expect(cards.last().getByRole("heading")).toHaveText(service.notSure);
  await expect(cards.last().getByRole("link")).toHaveAttribute("href", /^tel:/);
});

test("arrows of service cards stand at one height in a row", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(kinds.services);
  const arrows = page.getByRole("main").locator("article svg");
  const places = await arrows.evaluateAll((all) =>
    all.map((arrow) => {
      const row = Math.round(arrow.closest("article")?.getBoundingClientRect().top ?? 0);
      const { top, height } = arrow.getBoundingClientRect();
      return { row, middle: Math.round(top + height / 2) };
    }),
  );
  const rows = new Set(places.map(({ row }) => row));
  expect(rows.size).toBeLessThan(places.length);
  expect(new Set(places.map(({ middle }) => middle)).size).toBe(rows.size);
});

test("the program that is being read is marked in the list", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, kinds["population-health"]);
  const programs = site.pages["population-health"]?.programs ?? [];
  const last = programs.at(-1);
  await page.locator(`[id="${last?.id}"]`).evaluate((card) => card.scrollIntoView({ block: "center" }));
  const current = page.getByRole("main").locator("nav a[aria-current]");
  await expect(current).toHaveText(last?.name ?? "");
});

test("programs are shown whole, however long their text", async ({ page }) => {
  for (const width of [390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(kinds["population-health"]);
    const shapes = await page
      .getByRole("main")
      .locator("li[id] img")
      .evaluateAll((pictures) =>
        pictures.map((picture) => [
          getComputedStyle(picture).objectFit,
          (picture.getBoundingClientRect().width / picture.getBoundingClientRect().height).toFixed(2),
        ]),
      );
    for (const shape of shapes) expect(shape).toEqual(["contain", "1.33"]);
  }
});

test("a checklist is ticked on the page, and forgotten", async ({ page }) => {
  await page.goto(kinds["new-patients"]);
  const boxes = page.getByRole("main").getByRole("checkbox");
  const [list] = site.pages["new-patients"]?.checklists ?? [];
  await page.getByText(list?.title ?? "").waitFor();
  await boxes.first().check();
  await expect(boxes.first()).toBeChecked();
  await page.reload();
  await expect(boxes.first()).not.toBeChecked();
});

test("on a page that is not there one can search, and what is typed early is kept", async ({ page }) => {
  // It hydrates in two steps: the document, then the module of the route that matches any path, with a field of its own.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/not-found-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await open(page, kinds["not-found"]);
  const main = page.getByRole("main");
  const field = main.getByRole("searchbox");
  await field.pressSequentially("fl");
  const first = await field.elementHandle();
  release();
  await page.waitForFunction((element) => !element?.isConnected, first);
  await expect(field).toBeFocused();
  await page.keyboard.type("u");
  await expect(field).toHaveValue("flu");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search#q=flu");
  await expect(main.getByRole("searchbox")).toHaveValue("flu");
});

test("on a tablet the picture stands beside the facts", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/");
  const about = page.getByRole("region", { name: site.pages.home.about.title });
  const picture = await about.getByRole("img").boundingBox();
  const facts = await about.getByRole("heading").boundingBox();
  expect(picture?.width).toBeLessThanOrEqual(380);
  expect(facts?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
});

test("the list of articles has the color in which the banner ends", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(kinds.blogs);
    const ground = await page
      .getByRole("main")
      .locator("section")
      .first()
      .evaluate((section) => getComputedStyle(section).backgroundColor);
    expect(ground).toBe("rgba(0, 0, 0, 0)");
  }
});

test("feedback says that it opens an e-mail", async ({ page }) => {
  await page.goto(kinds.testimonials);
  const share = page.getByRole("link", { name: site.interface.shareFeedback });
  const isMail = (await share.getAttribute("href"))?.startsWith("mailto:");
  await expect(page.getByText(site.interface.feedbackByMail)).toHaveCount(isMail ? 1 : 0);
});
