/** The topic filter of the article list. */
import type { Page } from "@playwright/test";
import { expect, heading, test } from "../../support/journey.ts";
import { site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

const topics = (page: Page) => page.getByRole("group", { name: "Show articles about" });
const titles = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });
const titlesAbout = (topic: string) =>
  site.articles.filter((article) => article.topic === topic).map(({ title }) => title);

test("a topic shows its articles, newest first, and counts them", async ({ page }) => {
  await open(page, "/blogs");
  await expect(titles(page)).toHaveCount(9);
  await page.getByRole("main").getByText("Show more").click();
  await expect(titles(page)).toHaveText(site.articles.map(({ title }) => title));
  await expect(page).toHaveURL("/blogs");
  const lungs = titlesAbout("lungs");
  expect(lungs).toHaveLength(6);
  await topics(page).getByRole("button", { name: "Lungs and colds" }).click();
  await expect(titles(page)).toHaveText(lungs);
  await expect(topics(page).getByRole("status")).toHaveText("6 articles");
  await topics(page).getByRole("button", { name: "All topics" }).click();
  await expect(page).toHaveURL("/blogs");
  await expect(titles(page)).toHaveCount(9);
});

test("a URL with a topic shows its articles; a single one is counted in the singular, also after going back", async ({
  page,
}) => {
  await open(page, "/blogs?topic=heart");
  await expect(titles(page)).toHaveText(titlesAbout("heart"));
  const heart = topics(page).getByRole("button", { name: "Heart and sugar" });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await topics(page).getByRole("button", { name: "Feet" }).click();
  await expect(titles(page)).toHaveText(["Shoes for Feet That Cannot Feel"]);
  await expect(topics(page).getByRole("status")).toHaveText("1 article");
  await titles(page).getByRole("link").click();
  await expect(heading(page)).toHaveText("Shoes for Feet That Cannot Feel");
  await page.goBack();
  await expect(topics(page).getByRole("status")).toHaveText("1 article");
});
