import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { holdHydration, open } from "../../support/visit.ts";

const field = (page: Page) => page.getByLabel("Find your plan");
const list = (page: Page) => page.getByRole("region", { name: "Plans we take" });
const insurers = (page: Page) => list(page).getByRole("term");
const answer = (page: Page) => list(page).getByRole("status");

test("looks through the plans in the page, and sends nothing", async ({ page }) => {
  await open(page, "/insurance");
  await expect(insurers(page)).toHaveCount(7);
  await expect(answer(page)).toBeEmpty();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await field(page).pressSequentially("rio medicare");
  await expect(insurers(page)).toHaveText(["Rio Mutual"]);
  await expect(answer(page)).toHaveText(
    "On our list: Rio Mutual. Plans differ, so please call us to check yours.",
  );
  await field(page).fill("");
  await expect(insurers(page)).toHaveCount(7);
  await expect(answer(page)).toBeEmpty();
  expect(asked).toEqual([]);
  await expect(page.locator("form")).toHaveCount(0);
});

test("a plan that is not listed leaves the list, and says whom to call", async ({ page }) => {
  await open(page, "/insurance");
  await field(page).pressSequentially("Zenith Gold");
  await expect(answer(page)).toContainText("We don’t see that name on our list.");
  await expect(answer(page).getByRole("link")).toHaveAttribute("href", /^tel:/);
  await expect(insurers(page)).toHaveCount(7);
  await expect(field(page)).toHaveAccessibleDescription(/We don’t see that name/);
});

test("what was typed before the page's script ran counts", async ({ page }) => {
  const { release } = await holdHydration(page);
  await page.goto("/insurance");
  await field(page).pressSequentially("eagle");
  release();
  await expect(insurers(page)).toHaveText(["Eagle Nest"]);
});
