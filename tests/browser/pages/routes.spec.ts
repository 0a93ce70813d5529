/** What single pages do beyond showing their words. */
import { expect } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

test("arrows of service cards stand at one height in a row", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(kinds.services);
  const places = await page
    .getByRole("main")
    .locator("article")
    .evaluateAll((cards) =>
      cards.map((card) => {
        // A card without a picture has a drawing before its arrow.
        const { top = 0, height = 0 } =
          [...card.querySelectorAll("svg")].at(-1)?.getBoundingClientRect() ?? {};
        return { row: Math.round(card.getBoundingClientRect().top), middle: Math.round(top + height / 2) };
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
  await page.goto(kinds["population-health"]);
  for (const width of [390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
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
