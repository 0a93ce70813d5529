import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { holdHydration } from "../../support/visit.ts";

const field = (page: Page) => page.getByLabel("Find your plan");
const insurers = (page: Page) => page.getByRole("region", { name: "Plans we take" }).getByRole("term");

test("what was typed before the page's script ran counts", async ({ page }) => {
  const { release } = await holdHydration(page);
  await page.goto("/insurance");
  await field(page).pressSequentially("eagle");
  release();
  await expect(insurers(page)).toHaveText(["Eagle Nest"]);
});
