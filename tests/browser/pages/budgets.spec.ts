/** What a first view asks for. tests/built/budgets.test.ts has the sizes of files, tests/nightly/practices/weight.spec.ts of pictures. */
import { expect } from "@playwright/test";
import { bootOf } from "../../support/built.ts";
import { testAlone as test } from "../../support/shared-context.ts";

test("all scripts of a page are requested at once, not one after the other", async ({ page }) => {
  const asked = new Set<string>();
  await page.route(/\/assets\/(?!boot-).*\.js$/, (route) =>
    asked.add(new URL(route.request().url()).pathname),
  );
  await page.goto("/");
  // No response has been sent yet.
  await expect.poll(() => [...asked].sort()).toEqual(bootOf("index.html").scripts.toSorted());
});
