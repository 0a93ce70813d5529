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
