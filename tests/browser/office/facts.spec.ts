/** What patients ask before they call: who takes new patients, where to book, where to walk in. On a phone, without scripts. */
import { expect, type Locator } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { site } from "../../support/site.ts";

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

/** In view on a phone without scrolling. */
async function isOnFirstScreen(words: Locator) {
  const box = await words.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(844);
}

test("the card and the head of the profile say who takes new patients", async ({ page }) => {
  await page.goto("/providers");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Lena Wu" });
  await expect(card).toContainText("Taking new patients");
  await expect(page.getByRole("main").getByText("Taking new patients")).toHaveCount(1);
  await card.getByRole("link").click();
  await isOnFirstScreen(page.getByText("Taking new patients").first());
});

test("the page for new patients says it first, with links to those who do", async ({ page }) => {
  await page.goto("/new-patients");
  const line = page.getByText("We’re taking new patients.");
  await isOnFirstScreen(line);
  await expect(line.getByRole("link")).toHaveText([/Lena Wu/, /Villanueva/]);
});

test("an office says until when one may walk in, and for what", async ({ page }) => {
  await page.goto("/location/taos-nm");
  await isOnFirstScreen(page.getByText(/^Just come in, Monday through Thursday, 7:30\sAM to 6\sPM/));
  const services = page.getByRole("main").getByRole("listitem").filter({ hasText: "Lab Tests" });
  await expect(services).toContainText("just come in");
  await services.getByRole("link").click();
  const where = page.getByRole("region", { name: "Which door, and how" });
  await expect(where.getByRole("listitem")).toHaveCount(2);
  await expect(where.getByRole("listitem").first()).toContainText("Just come in, Monday through Thursday");
  await expect(page.getByRole("main")).toContainText("You don’t need a referral.");
  await page.goto("/location/monte-vista-co");
  await isOnFirstScreen(page.getByText("By appointment only. Please call before you come."));
});

test("the profile's facts come before its story", async ({ page }) => {
  const [person] = site.providers;
  await page.goto(`/providers/${person?.slug}`);
  const days = page.getByText("Monday, Tuesday, Thursday and Saturday");
  const story = page.getByText("She grew up two valleys away");
  const [first, second] = [await days.boundingBox(), await story.boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
});
