/** A page that is reached by a link is the page that a browser loads: elements, words about it, place, looks. */
import { expect } from "@playwright/test";
import { inGate } from "../../gates.ts";
import { differences, lookOf, settledLook } from "../../support/look.ts";
import { test } from "../../support/shared-context.ts";
import { kinds } from "../../support/site.ts";
import { open, phone } from "../../support/visit.ts";

test.use({ motion: "reduce", viewport: phone });

test("by a link and by its address @both", async ({ page }) => {
  const { home, contact, article, office, worksheet, insurance, service } = kinds;
  const { about, blogs, provider, providers, services, search, text } = kinds;
  const paths = inGate(
    [contact, article, kinds["noted-article"], office, worksheet, insurance, service, home],
    [about, blogs, provider, providers, services, kinds["empty-service"], search, text],
  );
  const loaded = new Map<string, string[]>();
  for (const path of paths) {
    await open(page, path);
    loaded.set(path, await settledLook(page));
  }
  for (const path of paths) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href });
      document.querySelector("main")?.append(link);
      scrollTo(0, 600);
      link.click();
      link.remove();
    }, path);
    await expect(page).toHaveURL(path);
    await expect
      .poll(async () => differences(loaded.get(path) ?? [], await lookOf(page)), { message: path })
      .toEqual([]);
  }
});
