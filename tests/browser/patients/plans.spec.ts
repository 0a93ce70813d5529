import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { holdHydration, open } from "../../support/visit.ts";

const field = (page: Page) => page.getByLabel("Find your plan");
const insurers = (page: Page) => page.getByRole("region", { name: "Plans we take" }).getByRole("term");

test("what was typed before the page's script ran counts", async ({ page }) => {
  const { release } = await holdHydration(page);
  await page.goto("/insurance");
  await field(page).pressSequentially("eagle");
  release();
  await expect(insurers(page)).toHaveText(["Eagle Nest"]);
});

test("a plan is found by any of its words, and one that isn't on the list leads to a call", async ({
  page,
}) => {
  await open(page, "/insurance");
  const answer = page.getByRole("main").getByRole("status");
  await field(page).pressSequentially("rio medicare");
  await expect(answer).toHaveText("On our list: Rio Mutual. Plans differ, so please call us to check yours.");
  await expect(insurers(page)).toHaveText(["Rio Mutual"]);
  await field(page).fill("");
  await expect(insurers(page)).not.toHaveCount(1);
  await field(page).pressSequentially("Zenith Gold");
  await expect(field(page)).toHaveAccessibleDescription(/^We don’t see that name on our list\./);
  await expect(page.getByRole("main").getByText("We don’t see that name").getByRole("link")).toHaveAttribute(
    "href",
    /^tel:/,
  );
  await expect(insurers(page)).not.toHaveCount(0);
});
