/** An article begins with its words: title and picture leave the first screen to them. */
import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { kinds, site } from "../../support/site.ts";
import { phone, wide } from "../../support/visit.ts";

/** A title that is longer than this is a paragraph. */
const longestTitle = 80;
const titled = site.articles
  .filter(({ title }) => title.length <= longestTitle)
  .sort((a, b) => b.title.length - a.title.length);
const paths = [titled[0], titled.find(({ notes }) => notes.length > 0), titled.at(-1)].map(
  (article) => `/blogs/${article?.slug}`,
);

/** The first line of words after the picture, or what lies over it. */
const firstLine = (page: Page) =>
  page
    .locator("main article")
    .first()
    .evaluate((article) => {
      const picture = article.querySelector("img");
      const first = [...article.querySelectorAll("p, li")].find(
        (words) => picture && picture.compareDocumentPosition(words) === Node.DOCUMENT_POSITION_FOLLOWING,
      );
      if (!first) return "no words";
      const range = document.createRange();
      range.selectNodeContents(first);
      const line = range.getClientRects()[0];
      if (!line || line.bottom > innerHeight) return `at ${line?.bottom} px`;
      const seen = document.elementFromPoint(line.left + 2, line.bottom - 2);
      return first.contains(seen) ? "in sight" : `under ${seen?.outerHTML.slice(0, 80)}`;
    });

for (const path of new Set(paths))
  test(`${path}: the first sentence is seen at once, wide and on a phone`, async ({ page }) => {
    await page.goto(path);
    for (const size of [wide, phone]) {
      await page.setViewportSize(size);
      await expect.poll(() => firstLine(page)).toBe("in sight");
    }
  });

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
  expect((await edges("[class*=Prose] > p")).left).toBe(title.left);
  expect(notes).toEqual({ left: title.left, right: picture.right });
  expect(await edges("[class*=ArticleSources]")).toEqual(notes);
  // What changed stands at the end, one click below the title.
  await page.getByRole("link", { name: site.interface.article.whatChanged }).click();
  await expect(page.getByRole("heading", { name: site.interface.article.notes })).toBeInViewport();
});
