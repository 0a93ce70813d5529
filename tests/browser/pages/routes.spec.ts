/** What single pages do beyond showing their words. */
import { expect } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

test("the program that is being read is marked in the list", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, kinds["population-health"]);
  const programs = site.pages["population-health"]?.programs ?? [];
  const last = programs.at(-1);
  await page.locator(`[id="${last?.id}"]`).evaluate((card) => card.scrollIntoView({ block: "center" }));
  const current = page.getByRole("main").locator("nav a[aria-current]");
  await expect(current).toHaveText(last?.name ?? "");
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
