/** Articles by topic: the choice is in the address, so that it can be sent on, and undone with the back button. */
import { expect } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { open } from "../../support/visit.ts";

test("a topic shows its articles, says how many, and is a step in the history", async ({ page }) => {
  await open(page, "/blogs?topic=heart");
  const topics = page.getByRole("group", { name: "Show articles about" });
  const topic = (name: string) => topics.getByRole("button", { name });
  const isShown = async (name: string, count: string, address: string) => {
    await expect(page).toHaveURL(address);
    await expect(topics.locator("[aria-pressed=true]")).toHaveText(name);
    await expect(page.getByRole("status").filter({ hasText: /article/ })).toHaveText(count);
  };
  await isShown("Heart and sugar", "7 articles", "/blogs?topic=heart");
  await topic("Feet").click();
  await isShown("Feet", "1 article", "/blogs?topic=feet");
  await expect(topic("Feet")).toBeFocused();
  await page.getByRole("link", { name: "Shoes for Feet That Cannot Feel" }).click();
  await expect(page).toHaveURL("/blogs/shoes-for-feet-that-cannot-feel");
  await page.goBack();
  await isShown("Feet", "1 article", "/blogs?topic=feet");
  await topic("All topics").click();
  await isShown("All topics", "26 articles", "/blogs");
  await page.goBack();
  await isShown("Feet", "1 article", "/blogs?topic=feet");
});
