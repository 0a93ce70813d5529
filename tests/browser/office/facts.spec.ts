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

for (const [path, href, note] of [
  [
    "/location/taos-nm",
    "https://visits.example/practice/4711/new",
    "For people we have seen before. Leads to Visits",
  ],
  [
    "/location/monte-vista-co",
    "https://visits.example/practice/4711/new?clinic=2",
    "Leads to Visits in Colorado",
  ],
  ["/providers/thomas-obrien-fnp-c", "https://visits.example/practice/4711/new", "You’ll sign in there."],
] as const) {
  test(`${path} leads to its own booking, in the same tab, and says that it leaves this site`, async ({
    page,
  }) => {
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name: "Choose a time online" });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("rel", "noreferrer");
    await expect(link).not.toHaveAttribute("target");
    await expect(page.getByRole("main")).toContainText(note);
    await expect(page.getByRole("main")).not.toContainText("cannot book");
    // The phone stays beside it.
    await expect(page.getByRole("main").locator("a[data-call]")).toHaveCount(1);
  });
}

test("the contact page lists the links that there are, and the rest is by phone", async ({ page }) => {
  await page.goto("/contact-us");
  const list = page.getByRole("region", { name: "From your own chair" });
  await expect(list.getByRole("link")).toHaveText(["Choose a time online", "Open the patient portal"]);
  await expect(list.getByRole("listitem").last()).toContainText(
    "Goes to another website. You’ll sign in there.",
  );
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
