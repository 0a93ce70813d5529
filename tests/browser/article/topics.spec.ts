/** The topic filter of the article list, which has several pages. */
import type { Page } from "@playwright/test";
import { expect, heading, test } from "../../support/journey.ts";
import { site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

const topics = (page: Page) => page.getByRole("group", { name: "Show articles about" });
const titles = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });
const titlesAbout = (topic: string) =>
  site.articles.filter((article) => article.topic === topic).map(({ title }) => title);
const older = (page: Page) => page.getByRole("main").getByRole("link", { name: "Older articles" });

test("a topic shows its articles from all pages of the list, newest first", async ({ page }) => {
  await open(page, "/blogs");
  await expect(titles(page)).toHaveCount(9);
  await page.getByRole("main").getByText("Show more").click();
  await expect(titles(page)).toHaveCount(24);
  await expect(page).toHaveURL("/blogs");
  const lungs = titlesAbout("lungs");
  // The oldest is on the second page.
  expect(lungs).toHaveLength(6);
  expect(site.articles.slice(24).map(({ title }) => title)).toContain(lungs.at(-1));
  await topics(page).getByRole("button", { name: "Lungs and colds" }).click();
  await expect(titles(page)).toHaveText(lungs);
  await expect(topics(page).getByRole("status")).toHaveText("6 articles");
  await expect(older(page)).toHaveCount(0);
  await topics(page).getByRole("button", { name: "All topics" }).click();
  await expect(page).toHaveURL("/blogs");
  await expect(titles(page)).toHaveCount(9);
  await expect(older(page)).toBeVisible();
});

test("a single article is counted in the singular, also on the second page", async ({ page }) => {
  await open(page, "/blogs/page/2");
  await expect(titles(page)).toHaveText(site.articles.slice(24).map(({ title }) => title));
  await expect(topics(page).getByRole("status")).toHaveText("2 articles");
  await topics(page).getByRole("button", { name: "Feet" }).click();
  await expect(titles(page)).toHaveText(["Shoes for Feet That Cannot Feel"]);
  await expect(topics(page).getByRole("status")).toHaveText("1 article");
  await titles(page).getByRole("link").click();
  await expect(heading(page)).toHaveText("Shoes for Feet That Cannot Feel");
  await page.goBack();
  await expect(topics(page).getByRole("status")).toHaveText("1 article");
});

test("a URL with a topic shows all of its articles, and the pages of the list link to each other", async ({
  page,
}) => {
  await open(page, "/blogs?topic=heart");
  await expect(titles(page)).toHaveText(titlesAbout("heart"));
  const heart = topics(page).getByRole("button", { name: "Heart and sugar" });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await open(page, "/blogs");
  await older(page).click();
  await expect(page).toHaveURL("/blogs/page/2");
  await page.getByRole("main").getByRole("link", { name: "Newer articles" }).click();
  await expect(page).toHaveURL("/blogs");
});
