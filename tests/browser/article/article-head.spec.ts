/** The head of an article; tests/browser/pages/first-screen.spec.ts has what is seen at once. */
import { expect } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { wide } from "../../support/visit.ts";

test("head, text and sources share one column", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(kinds["noted-article"]);
  const article = page.locator("main article").first();
  const edges = async (selector: string) => {
    const box = await article.locator(selector).first().boundingBox();
    return { left: Math.round(box?.x ?? 0), right: Math.round((box?.x ?? 0) + (box?.width ?? 0)) };
  };
  const title = await edges("h1");
  const picture = await edges("img");
  const notes = await edges("section[aria-labelledby=editors-notes]");
  expect((await edges("p:not([class])")).left).toBe(title.left);
  expect(notes).toEqual(title);
  expect(await edges("section[aria-labelledby=editors-notes] + *")).toEqual(notes);
  expect(picture.left).toBeGreaterThan(title.right);
});

test("what changed stands at the end, one click below the title", async ({ page }) => {
  await page.goto(kinds["noted-article"]);
  await page.getByRole("link", { name: site.interface.article.whatChanged }).click();
  await expect(page.getByRole("heading", { name: site.interface.article.notes })).toBeInViewport();
});
